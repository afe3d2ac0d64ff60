/** A label as it stands before its value: with a colon, unless it asks. */
export const labelled = (label: string) => (label.endsWith('?') ? label : `${label}:`);

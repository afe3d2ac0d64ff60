/** A field's name before its value ('UC: 12'): one that asks ('Medidor de Vazão?') takes no colon. */
export const labelBefore = (label: string) => (label.endsWith('?') ? `${label} ` : `${label}: `);

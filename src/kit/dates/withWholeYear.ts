const SHORT = /^\s*(\d{1,2}\/\d{1,2})\/([0-4]\d)\s*$/;

/** A day whose year was typed by its last two digits: '3/2/26' is '3/2/2026'. Which century '87' is of is not known. */
export const withWholeYear = (text: string): string => text.replace(SHORT, '$1/20$2');

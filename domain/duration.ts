const MINUTES = 60;

/** Minutes of a text such as '29:05', whatever the hours; null of any other. */
export function clockMinutes(text: string): number | null {
  const match = /^(\d{1,6}):([0-5]\d)$/.exec(text.trim());
  return match && Number(match[1]) * MINUTES + Number(match[2]);
}

/** Likewise, also of hours as laboratories write them: '24h', '24 h'. */
export function elapsedMinutes(text: string): number | null {
  const match = /^(\d{1,6})\s?h$/i.exec(text.trim());
  return match ? Number(match[1]) * MINUTES : clockMinutes(text);
}

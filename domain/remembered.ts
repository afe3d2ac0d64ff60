/** Remembers the answers of a pure function of texts, of which the same come again thousands of times. No text is as '' is. */
export function remembered<Texts extends readonly (string | null)[], T>(
  answer: (...texts: Texts) => T,
): (...texts: Texts) => T {
  const answers = new Map<string, { answer: T }>();
  return (...texts) => {
    const key = texts.join('\u0000');
    let known = answers.get(key);
    if (!known) {
      known = { answer: answer(...texts) };
      answers.set(key, known);
    }
    return known.answer;
  };
}

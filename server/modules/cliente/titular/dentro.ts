/** Takes a person out of a text. */
export type Without = (text: string) => string;

/** The same of a JSON text: of the texts that it holds alone. */
export const withinJson =
  (without: Without): Without =>
  (json) => {
    let changed = false;
    const value: unknown = JSON.parse(json, (_, held: unknown) => {
      if (typeof held !== 'string') return held;
      const left = without(held);
      changed ||= left !== held;
      return left;
    });
    return changed ? JSON.stringify(value) : json;
  };

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** The same of the parameters of an address: of their values, or of the texts that these hold as JSON. */
export const withinParameters =
  (without: Without): Without =>
  (address) => {
    const values = [...new URLSearchParams(address)];
    const left = values.map(([name, value]) => [name, (isJson(value) ? withinJson(without) : without)(value)]);
    const isLeft = left.every(([, value], index) => value === values[index]?.[1]);
    return isLeft ? address : new URLSearchParams(left).toString();
  };

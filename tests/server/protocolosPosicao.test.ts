import { expect, test } from 'vitest';
import { positionOf } from '../../server/modules/protocolo/imagens/position.ts';

interface Told {
  little?: boolean;
  refs?: string;
  /** Degrees, minutes and seconds of latitude and longitude, each a fraction. */
  parts?: [number, number][];
  type?: number;
}

/** EXIF that tells a position and nothing else. */
function exifOf({ little = false, refs = 'SW', parts = PARTS, type = 5 }: Told = {}): Buffer {
  const view = new DataView(new ArrayBuffer(8 + 18 + 54 + 48));
  const letters = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  const entry = (at: number, tag: number, kind: number, count: number, value: number | string) => {
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, kind, little);
    view.setUint32(at + 4, count, little);
    if (typeof value === 'number') view.setUint32(at + 8, value, little);
    else letters(at + 8, value);
  };
  letters(0, little ? 'II' : 'MM');
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 1, little);
  entry(10, 0x8825, 4, 1, 26);
  view.setUint16(26, 4, little);
  entry(28, 1, 2, 2, refs[0]!);
  entry(40, 2, type, 3, 80);
  entry(52, 3, 2, 2, refs[1]!);
  entry(64, 4, type, 3, 104);
  for (const [index, [above, below]] of parts.entries()) {
    view.setUint32(80 + index * 8, above, little);
    view.setUint32(84 + index * 8, below, little);
  }
  return Buffer.from(view.buffer);
}

const PARTS: [number, number][] = [
  [23, 1],
  [11, 1],
  [2400, 100],
  [46, 1],
  [53, 1],
  [6, 1],
];
const HERE = { latitude: -23.19, longitude: -46.885 };

test.each<[string, Buffer, object | null]>([
  ['the highest byte first', exifOf(), HERE],
  ['the lowest byte first', exifOf({ little: true }), HERE],
  ['with the mark of a JPEG', Buffer.concat([Buffer.from('Exif\0\0'), exifOf()]), HERE],
  ['north and east', exifOf({ refs: 'NE' }), { latitude: 23.19, longitude: 46.885 }],
  ['degrees that are none of a globe', exifOf({ parts: [[91, 1], ...PARTS.slice(1)] }), null],
  ['a fraction of nothing', exifOf({ parts: [[0, 0], ...PARTS.slice(1)] }), null],
  ['values of another kind', exifOf({ type: 4 }), null],
  ['what is no EXIF', Buffer.from('no EXIF at all'), null],
])('the position of a photo: %s', (_, exif, expected) => {
  expect(positionOf(exif)).toEqual(expected);
});

test('EXIF that is cut anywhere tells no position', () => {
  const whole = exifOf();
  for (let length = 0; length < whole.length; length += 1) expect(positionOf(whole.subarray(0, length))).toBeNull();
});

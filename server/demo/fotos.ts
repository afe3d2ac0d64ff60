import { loadSharp } from '../modules/protocolo/imagens/sharp.ts';
import { createRandom, type Random } from './random.ts';

const WIDTH = 360;
const HEIGHT = 270;

type Colour = readonly [red: number, green: number, blue: number];

const mixed = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** A sampling point at some hour of the day: a wall, the end of a pipe, the effluent below it. */
function pointScene(random: Random): (x: number, y: number) => Colour {
  const light = 0.7 + random.next() * 0.5;
  const wall: Colour = [random.int(120, 175), random.int(120, 165), random.int(110, 150)];
  const water: Colour = [random.int(60, 110), random.int(70, 110), random.int(50, 100)];
  const [pipeX, pipeY] = [random.int(110, 250), random.int(80, 125)];
  const radius = random.int(28, 50);
  const surface = random.int(170, 205);
  const course = 18;
  return (x, y) => {
    const distance = Math.hypot(x - pipeX, y - pipeY);
    if (y > surface) {
      const wave = 0.12 * Math.sin(x / 17 + y / 5) + 0.08 * Math.sin(x / 7 - y / 3);
      return mixed([0, 0, 0], mixed(water, [20, 26, 24], (y - surface) / HEIGHT + wave), light);
    }
    if (distance < radius - 8) return mixed([18, 18, 18], [52, 48, 44], distance / radius);
    if (distance < radius) return [150, 150, 148];
    if (Math.abs(x - pipeX) < radius / 2.6 && y > pipeY) return mixed(water, [205, 210, 200], 0.35);
    const row = Math.floor(y / course);
    const joint = y % course < 2 || (x + (row % 2) * 24) % 48 < 2;
    const shade = (joint ? 0.72 : 1) * light * (1 - y / 1400);
    return [wall[0] * shade, wall[1] * shade, wall[2] * shade];
  };
}

const shown = (value: number) => Math.min(255, Math.max(0, value));

/**
 * A picture of an invented sampling point, the same for the same seed, of some KiB.
 *
 * @param position where it says that it was taken, in degrees
 * @returns a JPEG as a camera writes it
 */
export async function generatedPhoto(
  seed: string,
  position?: { latitude: number; longitude: number },
): Promise<Buffer> {
  const random = createRandom(`foto ${seed}`);
  const colourAt = pointScene(random);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const grain = (random.next() - 0.5) * 12;
      const at = (y * WIDTH + x) * 3;
      const [red, green, blue] = colourAt(x, y);
      pixels[at] = shown(red + grain);
      pixels[at + 1] = shown(green + grain);
      pixels[at + 2] = shown(blue + grain);
    }
  }
  const sharp = await loadSharp();
  const image = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).jpeg({ quality: 70 });
  return (position ? image.withExif({ IFD3: gpsOf(position) }) : image).toBuffer();
}

const rational = (degrees: number) => `${Math.round(Math.abs(degrees) * 1e6)}/1000000 0/1 0/1`;

const gpsOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
  GPSLatitude: rational(latitude),
  GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
  GPSLongitude: rational(longitude),
});

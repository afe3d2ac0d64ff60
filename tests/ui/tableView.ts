import { vi } from 'vitest';

/** Pixels in which the widest table has room for all of its columns. */
const EVERY_COLUMN = 10_000;

/** The test browser lays nothing out: what scrolls gets the size, in pixels, that it would have. */
export function giveView(height: number, width = EVERY_COLUMN): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

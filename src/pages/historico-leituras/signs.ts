/**
 * Colour alone says nothing: lines differ in their dashes, points in their shapes. There is one less of either than there are
 * colours, so that an eighth line is none of the first seven.
 */
const DASHES = ['none', '8 4', '2 4', '10 3 2 3', '5 5', '12 6'];
const SHAPES = ['circle', 'square', 'triangleUp', 'diamond', 'triangleDown', 'star'] as const;

/** How a line and its points are told from the others, besides their colour. */
export const signOf = (index: number) => ({
  dashes: DASHES[index % DASHES.length],
  symbol: SHAPES[index % SHAPES.length],
});

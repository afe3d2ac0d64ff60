/** Stands for the rows that are not in view. @param height pixels */
export function RowGap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

/** Stands for so many cells of a row that are not in view. */
export function CellGap({ columns }: { columns: number }) {
  return columns > 0 ? <td aria-hidden colSpan={columns} /> : null;
}

/** One line of the results: a figure of ours beside that of its baseline, taken in the same run. */
export interface Figure {
  name: string;
  unit: string;
  ours: number;
  /** None where the figure stands for itself. */
  baseline?: number;
}

/** Figures that share a baseline, under a heading that names it. */
export interface Section {
  title: string;
  baseline?: string;
  notes?: readonly string[];
  figures: readonly Figure[];
}

/** The value below which a share `p` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Runs both by turns, so that what the machine does meanwhile touches both alike. */
export async function alternate<A, B>(
  runs: number,
  ours: (run: number) => Promise<A>,
  baseline: (run: number) => Promise<B>,
): Promise<{ ours: A[]; baseline: B[] }> {
  const results: { ours: A[]; baseline: B[] } = { ours: [], baseline: [] };
  for (let run = 0; run < runs; run += 1) {
    results.ours.push(await ours(run));
    results.baseline.push(await baseline(run));
  }
  return results;
}

/** How long `work` takes, in milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** Prints a section as a table of text. */
export function print({ title, baseline, notes = [], figures }: Section): void {
  const rows = figures.map(({ name, unit, ours, baseline: other }) => [
    name,
    `${shown(ours)} ${unit}`,
    other === undefined ? '' : `${shown(other)} ${unit}`,
    other === undefined ? '' : `${(ours / other).toFixed(2)}×`,
  ]);
  const table = [['', 'nosso', baseline ? 'base' : '', baseline ? 'razão' : ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  );
  const heading = baseline ? [`\n${title}`, `base: ${baseline}`] : [`\n${title}`];
  console.log([...heading, ...notes, ...lines.map((line) => `  ${line.trimEnd()}`)].join('\n'));
}

import { beforeAll, describe, expect, it } from 'vitest';
import { Face, type Faces, type FontMetrics } from '../../reports/engine/face.ts';
import type { ReportColumn, TableReport } from '../../reports/engine/report.ts';
import { layOutTable } from '../../reports/engine/table.ts';
import { wrap } from '../../reports/engine/wrap.ts';
import { EMITTED_AT, loadFonts } from './samples.ts';

let metrics: FontMetrics;
let faces: Faces;
beforeAll(async () => {
  metrics = (await loadFonts()).metrics;
  faces = { regular: new Face(metrics.regular), bold: new Face(metrics.bold) };
});

/** Random numbers that are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LETTERS = 'aeiouçãéíõúlmrstWMBÁÊ0123456789.,-/@<≤ΔT°µ³';

function randomText(random: (below: number) => number): string {
  const word = () =>
    Array.from({ length: 1 + random(random(8) === 0 ? 80 : 9) }, () => LETTERS[random(LETTERS.length)]).join('');
  return Array.from({ length: random(random(5) === 0 ? 60 : 5) }, word).join(random(9) === 0 ? '\n' : ' ');
}

function randomReport(seed: number): TableReport {
  const random = randomFrom(seed);
  const columns: ReportColumn[] = Array.from({ length: 1 + random(38) }, (_, index) => ({
    header: randomText(random) || 'C',
    field: `c${index}`,
    kind: index % 3 === 2 ? 'decimal' : 'text',
    decimals: 2,
    width: random(4) === 0 ? 0.5 + random(3) : undefined,
    mark: 'marca',
  }));
  const value = (column: ReportColumn) => (column.kind === 'decimal' ? random(1e6) / 7 : randomText(random));
  const rows = Array.from({ length: random(30) }, () => ({
    ...Object.fromEntries(columns.map((column) => [column.field, value(column)])),
    marca: random(5) === 0 ? '▲' : null,
  }));
  return { title: 'T', orientation: 'landscape', columns, rows, emittedAt: EMITTED_AT };
}

const squeezed = (text: string) => text.replace(/\s/g, '');

describe('a table of any contents', () => {
  it('fills the width, keeps each line in its column and loses no character', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const report = randomReport(seed);
      const width = 300 + (seed % 5) * 120;
      if (report.columns.length * 9 > width) continue;
      // No heading of ours is as long as the words of some of these.
      const usual = report.columns.every(({ header }) => header.split(/\s/).every((word) => word.length <= 20));
      let next = 0;
      for (const table of layOutTable(report, faces, width)) {
        // Each part begins with the column that heads the rows.
        const places = table.columns.map((_, index) => (index === 0 && next > 0 ? 0 : next++));
        const room = table.columns.map((column) => column.width - 2 * table.paddingX + 1e-6);
        expect(table.columns.reduce((sum, column) => sum + column.width, 0)).toBeCloseTo(width, 3);
        table.rows.forEach((row, at) => {
          row.cells.forEach((lines, index) => {
            const face = row.marked[index] ? faces.bold : faces.regular;
            for (const line of lines) {
              const lineWidth = (face.measure(line) * table.fontSize) / 1000;
              if (lineWidth > room[index]!) expect.fail(`seed ${seed}: “${line}” is ${lineWidth} in ${room[index]}`);
            }
            expect(row.lineCount).toBeGreaterThanOrEqual(lines.length);
            const value = report.rows[at]![report.columns[places[index]!]!.field];
            if (typeof value === 'string')
              expect(squeezed(lines.join('')).replace(/^▲/, '')).toBe(squeezed(value || '-'));
            else if (usual) expect(lines, `seed ${seed}: a number`).toHaveLength(1);
          });
        });
        for (const [index, head] of table.heads.entries()) {
          const taken = head.turned ? head.lines.length * table.lineHeight : (head.length * table.fontSize) / 1000;
          expect(taken).toBeLessThanOrEqual(room[index]! + (head.turned ? 2 * table.paddingX + 1 : 0));
        }
      }
      expect(next).toBe(report.columns.length);
    }
  });

  it('gives short columns what they want before a long text', () => {
    const columns: ReportColumn[] = [
      { header: 'Nome', field: 'nome', kind: 'text' },
      { header: 'Obs', field: 'obs', kind: 'multiline' },
      { header: 'Cadastro', field: 'cadastro', kind: 'moment' },
    ];
    const rows = [{ nome: 'Amostrador automático', obs: 'palavra '.repeat(400), cadastro: EMITTED_AT }];
    const [table] = layOutTable({ columns, rows }, faces, 540);
    expect(table?.rows[0]?.cells[0]).toEqual(['Amostrador automático']);
    expect(table?.rows[0]?.cells[2]).toEqual(['05/03/2026 09:41']);
  });
});

describe('wrap', () => {
  const ruler = { measure: (text: string) => text.length };

  it.each([
    ['um dois três', 7, ['um dois', 'três']],
    ['', 5, ['']],
    ['a\n\nb', 5, ['a', '', 'b']],
    ['abcdefgh', 3, ['abc', 'def', 'gh']],
    ['x nome@empresa.com', 8, ['x', 'nome@', 'empresa.', 'com']],
    ['ana@example.com', 12, ['ana@', 'example.com']],
    ['ana@a.com;bia@b.com', 14, ['ana@a.com;', 'bia@b.com']],
    ['meio-ambiente.sul@grupo-exemplo.com.br', 16, ['meio-ambiente.', 'sul@', 'grupo-exemplo.', 'com.br']],
    ['coordenacaogeral@exemplo.com', 12, ['coordenacaog', 'eral@', 'exemplo.com']],
    ['abc', 0, ['a', 'b', 'c']],
  ])('%j in %i', (text, width, lines) => {
    expect(wrap(text, width, ruler)).toEqual(lines);
  });
});

describe('the font', () => {
  it('has what Portuguese technical texts need, each character in its composed form', () => {
    for (const weight of ['regular', 'bold'] as const) {
      const text = String.fromCodePoint(...metrics[weight].codes);
      for (const character of 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúüΔ°ºª≤≥±µμ³²–—“”‘’•…→▲▼✓✗×÷€№<>') {
        expect(text, `${weight} ${character}`).toContain(character);
      }
      expect(text.normalize('NFC')).toBe(text);
    }
  });
});

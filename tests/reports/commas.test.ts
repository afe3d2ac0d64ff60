import { expect, test } from 'vitest';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { words } from './poppler.ts';
import { EMITTED_AT, loadFonts } from './samples.ts';

test('numbers of different decimals that stand below each other have their commas in line', async () => {
  const values = ['252', '193,4', '1.600,25', '7,1'];
  const pdf = await renderPdf(
    {
      title: 'Vírgulas',
      orientation: 'portrait',
      blocks: [
        {
          type: 'table',
          columns: [
            { header: 'Parâmetro', field: 'parametro', kind: 'text' },
            { header: 'Valor', field: 'valor', kind: 'decimal', written: true, mark: 'mark' },
          ],
          rows: values.map((valor, index) => ({ parametro: `Linha${index}`, valor, mark: index === 1 ? '▲' : null })),
          empty: '',
        },
      ],
      emittedAt: EMITTED_AT,
    },
    await loadFonts(),
  );
  const right = (text: string) => words(pdf).words.find((word) => word.text.endsWith(text))!.xMax;
  const [none, one, two, again] = values.map(right) as [number, number, number, number];
  // A tenth ends before a hundredth, a whole number before the comma.
  expect(two - one).toBeGreaterThan(3);
  expect(one - none).toBeGreaterThan(5);
  expect(Math.abs(one - again)).toBeLessThan(1);
});

import PDFDocument from 'pdfkit';
import { addDays } from '../domain/calendar.ts';
import { historyStart } from '../domain/coleta/historyWindow.ts';
import { CONFIGURACAO_PADRAO } from '../domain/relatorio/configuracao.ts';
import type { TableBlock } from '../reports/engine/document.ts';
import { headHeight, headingsHeight } from '../reports/engine/drawTable.ts';
import { Face } from '../reports/engine/face.ts';
import { COLORS, MARGIN, pageSize, TONES } from '../reports/engine/page.ts';
import { paginate, type RowSlice, stackRows } from '../reports/engine/pages.ts';
import { type Fonts, renderPdf } from '../reports/engine/pdf.ts';
import { layOutTable, type Table } from '../reports/engine/table.ts';
import { historicosTecnicos } from '../reports/historico-tecnico/definition.ts';
import { historicoTecnico } from '../reports/historico-tecnico/load.ts';
import { manyColetas, registered } from './page/rows.ts';

const ROWS = 1000;
const TODAY = '2026-11-20';
const PAGE = pageSize('landscape');
/** Where tables stand on a page, as far as the baseline cares, in points. */
const TOP = MARGIN.top + 42;
const BOTTOM = PAGE.height - MARGIN.bottom - 26;

/** Replies of the API about a client with so many collections, one every other day. */
function replies() {
  const coletas = manyColetas(ROWS).map((coleta, at) => {
    const day = addDays(TODAY, -2 * at);
    return { ...coleta, dtInstalaco: `${addDays(day, -1)} 08:00`, dtRetirada: `${day} 08:00` };
  });
  const cliente = { id: 1, codigo: 'C-001', nome: 'Indústria Fictícia' };
  return { cliente, enderecos: [], hidrometros: [], pontos: [], coletas, parametros: registered, limites: [] };
}

/** Our report, from the replies on: verdicts, texts, layout. */
async function reportOf(respostas: ReturnType<typeof replies>) {
  const { pdf } = await historicosTecnicos[1]!.contents();
  const dados = {
    ...historicoTecnico(respostas, TODAY, { inicio: historyStart(TODAY, 'cobranca'), fim: TODAY }),
    configuracao: CONFIGURACAO_PADRAO,
  };
  return pdf!(dados, { filters: { idPessoa: 1 }, emittedAt: `${TODAY}T12:00:00.000Z` });
}

const rgb = (color: string) => color.split(' ').map((share) => Number(share) * 255) as [number, number, number];

function drawHead(doc: PDFKit.PDFDocument, table: Table, write: Write): void {
  const height = headingsHeight(table);
  doc.rect(MARGIN.side, TOP, widthOf(table), height).fill(rgb(COLORS.head));
  doc.font('bold').fontSize(table.fontSize).fillColor(rgb(COLORS.ink));
  table.heads.forEach(({ lines, turned }, at) => {
    for (const [number, text] of lines.entries()) {
      const x = MARGIN.side + table.columns[at]!.x + number * table.lineHeight;
      const origin: [number, number] = [x, TOP + height];
      if (turned)
        doc
          .save()
          .rotate(-90, { origin })
          .text(text, ...origin, { lineBreak: false })
          .restore();
      else write(text, at, TOP + table.paddingY + number * table.lineHeight);
    }
  });
}

function drawRows(doc: PDFKit.PDFDocument, table: Table, slices: readonly RowSlice[], top: number, write: Write): void {
  for (const { row, y, height } of slices) {
    const ground = row.tone ? TONES[row.tone] : row.kind === 'striped' ? COLORS.zebra : null;
    if (ground) doc.rect(MARGIN.side, top + y, widthOf(table), height).fill(rgb(ground));
  }
  doc.fillColor(rgb(COLORS.ink));
  for (const { row, y } of slices) {
    row.cells.forEach((lines, at) => {
      doc.font(row.marked[at] ? 'bold' : 'regular');
      for (const [number, text] of lines.entries())
        write(text, at, top + y + table.paddingY + number * table.lineHeight);
    });
  }
}

/** Writes a line of a cell with its top at `y`. */
type Write = (text: string, column: number, y: number) => void;

const widthOf = ({ columns }: Table) => columns.at(-1)!.x + columns.at(-1)!.width;

/** The tables alone, with pdfkit: the same texts in the same columns and lines, grounds and fonts. Gives the file's size. */
async function withPdfkit(tables: readonly Table[], fonts: Fonts): Promise<number> {
  const doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false });
  const sizes: number[] = [];
  doc.on('data', ({ length }: Buffer) => sizes.push(length));
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, Buffer.from(fonts[weight]));
  for (const table of tables) {
    const write: Write = (text, column, y) => {
      const { x, width, align } = table.columns[column]!;
      const spare = align === 'left' ? 0 : width - 2 * table.paddingX - doc.widthOfString(text);
      const left = MARGIN.side + x + table.paddingX + (align === 'center' ? spare / 2 : spare);
      doc.text(text, left, y, { lineBreak: false });
    };
    for (const slices of paginate(table, BOTTOM - TOP - headHeight(table))) {
      doc.addPage();
      drawHead(doc, table, write);
      drawRows(doc, table, stackRows(table, table.pinned), TOP + headingsHeight(table), write);
      drawRows(doc, table, slices, TOP + headHeight(table), write);
    }
  }
  doc.end();
  await ended;
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The complete technical report of 1,000 collections × 38 columns from the replies of the API on, and as its baseline
 * pdfkit drawing the tables alone, handed to it with their columns and lines cut.
 */
export async function technicalReport(fonts: Fonts) {
  const respostas = replies();
  const report = await reportOf(respostas);
  const blocks = 'blocks' in report ? report.blocks : [];
  const faces = { regular: new Face(fonts.metrics.regular), bold: new Face(fonts.metrics.bold) };
  const tables = blocks
    .filter((block): block is TableBlock => block.type === 'table' && block.rows.length > 0)
    .flatMap((block) => layOutTable(block, faces, PAGE.width - 2 * MARGIN.side));
  return {
    ours: async () => renderPdf(await reportOf(respostas), fonts),
    baseline: () => withPdfkit(tables, fonts),
  };
}

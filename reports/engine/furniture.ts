import { formatMoment } from '../../domain/calendar.ts';
import { counted } from '../../domain/counted.ts';
import { lerImagem } from '../../domain/relatorio/imagem.ts';
import type { Report } from './document.ts';
import type { Faces } from './face.ts';
import { COLORS, MARGIN, type Page, type PageSize, type PlacedImage, type TextStyle } from './page.ts';
import type { ReportPage } from './report.ts';
import { wrap } from './wrap.ts';

/** A drop of water with a wave cut out of it, in a square of 100 units. */
const DROP = '50 98 m 62 76 86 56 86 34 c 86 14 70 2 50 2 c 30 2 14 14 14 34 c 14 56 38 76 50 98 c h';
const WAVES = [
  '22 40 m 32 50 41 50 50 42 c 59 34 68 34 78 43 c 78 35 l 68 26 59 26 50 34 c 41 42 32 42 22 32 c h',
  '27 24 m 35 31 43 31 50 25 c 57 19 65 19 73 25 c 70 17 l 63 12 57 12 50 18 c 43 24 37 24 31 18 c h',
];

const LOGO_SIDE = 30;
/** The most that an image takes of the head, as high as our own sign. */
const LOGO_WIDTH = 130;
const BRAND = 'EFLUENTES';
const BRAND_LINE = 'Monitoramento industrial';

const STYLES = {
  brand: { weight: 'bold', size: 11, color: COLORS.brand },
  brandLine: { weight: 'regular', size: 6.5, color: COLORS.muted },
  title: { weight: 'bold', size: 13, color: COLORS.ink },
  subtitle: { weight: 'regular', size: 8.5, color: COLORS.muted },
  meta: { weight: 'regular', size: 7.5, color: COLORS.muted },
  footer: { weight: 'regular', size: 7.5, color: COLORS.muted },
  legend: { weight: 'regular', size: 7.5, color: COLORS.ink },
  legendMark: { weight: 'bold', size: 7.5, color: COLORS.outOfLimit },
  legendWord: { weight: 'bold', size: 7.5, color: COLORS.ink },
} as const satisfies Record<string, TextStyle>;

const LEADING = 1.25;
const GAP = 16;

/** What surrounds the contents of every page: its lines, and how much height they take, in points. */
export interface Furniture {
  title: string[];
  subtitle: string[];
  meta: string[];
  formCode: string;
  pageLabel: string;
  /** Lines of the legend: pieces of text with where they start. */
  legend: { text: string; x: number; style: TextStyle }[][];
  /** What stands before the title: an image, or our own sign. */
  logo: Omit<PlacedImage, 'x' | 'y'> | null;
  logoWidth: number;
  /** Blank above the title. */
  titleTop: number;
  headerHeight: number;
  footerHeight: number;
}

/** Prepares the heading and the footer of a report's pages. */
export function layOutFurniture(report: Report, faces: Faces, size: PageSize): Furniture {
  const width = size.width - 2 * MARGIN.side;
  const count = 'rows' in report ? report.rows.length : report.count;
  const meta = [`Emitido em ${formatMoment(report.emittedAt)}`, ...(count === undefined ? [] : [countOf(count)])];
  const metaWidth = Math.max(...meta.map((line) => points(faces, line, STYLES.meta)));
  const logo = fitted(report.logo);
  const logoWidth = logo?.width ?? brandTextX() + points(faces, BRAND_LINE, STYLES.brandLine);
  const middle = width - logoWidth - metaWidth - 2 * GAP;
  const lines = (text: string, style: TextStyle) =>
    text === '' ? [] : wrap(faces[style.weight].clean(text), (middle * 1000) / style.size, faces[style.weight]);
  const title = lines(report.title, STYLES.title);
  const subtitle = lines(report.subtitle ?? '', STYLES.subtitle);
  const legend = layOutLegend(report, faces, width);
  const texts = (title.length * STYLES.title.size + subtitle.length * STYLES.subtitle.size) * LEADING;
  return {
    title,
    subtitle,
    meta,
    legend,
    logo,
    logoWidth,
    formCode: faces.regular.clean(report.formCode ?? ''),
    pageLabel: faces.regular.clean(report.pageLabel ?? 'Página {n} de {m}'),
    titleTop: Math.max(0, (LOGO_SIDE - texts) / 2),
    headerHeight: Math.max(LOGO_SIDE, texts) + 12,
    footerHeight: 16 + legend.length * STYLES.legend.size * LEADING,
  };
}

/** Draws the heading and the footer of one page. */
export function drawFurniture(page: Page, furniture: Furniture, number: number, total: number): void {
  const left = MARGIN.side;
  const right = page.size.width - MARGIN.side;
  const { logo } = furniture;
  if (logo) page.images.push({ ...logo, x: left, y: MARGIN.top + (LOGO_SIDE - logo.height) / 2 });
  else drawBrand(page, left, MARGIN.top);

  const titleX = left + furniture.logoWidth + GAP;
  let y = MARGIN.top + furniture.titleTop;
  for (const line of furniture.title) {
    page.text(line, titleX, y + STYLES.title.size, STYLES.title);
    y += STYLES.title.size * LEADING;
  }
  for (const line of furniture.subtitle) {
    page.text(line, titleX, y + STYLES.subtitle.size, STYLES.subtitle);
    y += STYLES.subtitle.size * LEADING;
  }
  furniture.meta.forEach((line, index) => {
    page.textEnding(line, right, MARGIN.top + STYLES.title.size + index * STYLES.meta.size * 1.4, STYLES.meta);
  });
  page.rule(left, MARGIN.top + furniture.headerHeight - 6, right - left, 1.2, COLORS.brand);

  let foot = page.size.height - MARGIN.bottom - furniture.footerHeight + STYLES.legend.size + 2;
  for (const line of furniture.legend) {
    for (const piece of line) page.text(piece.text, left + piece.x, foot, piece.style);
    foot += STYLES.legend.size * LEADING;
  }
  const bottom = page.size.height - MARGIN.bottom;
  page.rule(left, bottom - 10, right - left, 0.6, COLORS.rule);
  page.text(furniture.formCode, left, bottom, STYLES.footer);
  const label = furniture.pageLabel.replace('{n}', String(number)).replace('{m}', String(total));
  page.textEnding(label, right, bottom, STYLES.footer);
}

/** How many rows, in words: `1 registro`, `5.000 registros`. */
export function countOf(rows: number): string {
  return counted(rows, 'registro', 'registros');
}

const brandTextX = () => LOGO_SIDE + 5;

function points(faces: Faces, text: string, style: TextStyle): number {
  return (faces[style.weight].measure(text) * style.size) / 1000;
}

/** An image as large as the head takes it, its shape kept; null for none. */
function fitted(url: string | null | undefined): Furniture['logo'] {
  const image = url ? lerImagem(url) : null;
  if (!image) return null;
  const scale = Math.min(LOGO_WIDTH / image.largura, LOGO_SIDE / image.altura);
  return { url: image.url, width: image.largura * scale, height: image.altura * scale };
}

function drawBrand(page: Page, x: number, y: number): void {
  page.shape(DROP, x, y, LOGO_SIDE, COLORS.brand);
  for (const wave of WAVES) page.shape(wave, x, y, LOGO_SIDE, COLORS.white);
  page.text(BRAND, x + brandTextX(), y + 16, STYLES.brand);
  page.text(BRAND_LINE, x + brandTextX(), y + 25, STYLES.brandLine);
}

/** Puts the signs and their meanings side by side, on as many lines as they take. */
function layOutLegend(report: ReportPage, faces: Faces, width: number): Furniture['legend'] {
  const result: Furniture['legend'] = [];
  let x = 0;
  for (const entry of report.legend ?? []) {
    const mark = faces.bold.clean(entry.mark);
    const markWidth = points(faces, mark, STYLES.legendMark) + 4;
    const limit = ((width - markWidth) * 1000) / STYLES.legend.size;
    const lines = wrap(faces.regular.clean(entry.text), limit, faces.regular);
    const entryWidth = markWidth + Math.max(...lines.map((line) => points(faces, line, STYLES.legend)));
    if (result.length === 0 || x + entryWidth > width) {
      result.push([]);
      x = 0;
    }
    lines.forEach((text, index) => {
      if (index > 0) result.push([]);
      const line = result[result.length - 1]!;
      if (index === 0) line.push({ text: mark, x, style: entry.plain ? STYLES.legendWord : STYLES.legendMark });
      line.push({ text, x: x + markWidth, style: STYLES.legend });
    });
    x += entryWidth + GAP;
  }
  return result;
}

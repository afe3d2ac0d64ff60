import type { ReportPage, TableContent, TableReport, Tone } from './report.ts';

/*
 * A document says what it has to in blocks, as plain data: they cross to the worker like a table's rows.
 */

interface Keepable {
  /** Stays on the page of the block after it, where one page can hold both. Headings always do. */
  keep?: boolean;
}

/** Title of a part of the document; never the last thing on a page. */
export interface HeadingBlock {
  type: 'heading';
  text: string;
}

/** Running text. Its line breaks are kept; no line of it stands alone at the edge of a page. */
export interface ParagraphBlock extends Keepable {
  type: 'paragraph';
  text: string;
  align?: 'left' | 'right';
  bold?: boolean;
  /** `note` is smaller, for remarks; `letter` is larger, for what is read from end to end. */
  size?: 'note' | 'letter';
}

/** One field of a form: its name and, under it, what it holds; `-` for nothing. */
export interface Fact {
  label: string;
  value: string;
  /** Lines left blank, where it holds nothing, to be written on by hand. */
  blank?: number;
  /** How many of the form's columns it takes; 1 unless told. */
  span?: number;
}

/** The fields of a form, in lines of so many columns of one width. */
export interface FactsBlock extends Keepable {
  type: 'facts';
  columns: number;
  facts: readonly Fact[];
  /** What the fields are of, at their head; they then stay on one page, where one can hold them. */
  title?: string;
  /** Is one of those that a page break says how many of a page has at the most. */
  counted?: boolean;
}

/** A table as wide as the text, its header repeated on each; without rows, a sentence that says so. */
export interface TableBlock extends TableContent {
  type: 'table';
  /** Its last rows, or all of a few, stay on the page of the block after it: no signature without what is signed. */
  leads?: boolean;
  /** Heads it on each page that it goes on over: what it is of. */
  continued?: string;
  empty: string;
}

/** What the tones of rows and their signs mean; a sign may have none. */
export interface ToneLegendBlock extends Keepable {
  type: 'toneLegend';
  entries: readonly { tone: Tone | null; sign: string; text: string }[];
}

/** A line to sign on, and under it who signs; never split. */
export interface SignatureBlock {
  type: 'signature';
  lines: readonly string[];
}

/** What comes after it begins a page of its own: the next letter of a file. */
export interface PageBreakBlock {
  type: 'pageBreak';
  /** Heads each page that what comes after it goes on over, up to the next one: whose it is. */
  continued?: string;
  /** How many of the counted blocks after it a page has at the most: the one that it begins, and each that they go on over. */
  most?: { first: number; others: number };
}

/** What is drawn; page breaks stand between. */
export type DrawnBlock = HeadingBlock | ParagraphBlock | FactsBlock | TableBlock | ToneLegendBlock | SignatureBlock;

export type Block = DrawnBlock | PageBreakBlock;

/** A letter or a technical report: blocks one under the other, on as many A4 pages as they take. */
export interface DocumentReport extends ReportPage {
  blocks: readonly Block[];
  /**
   * Blank at each side, beside the page's own, in points, and half of it above the first block: letters have wide
   * margins.
   */
  inset?: number;
}

/** Whatever is printed. */
export type Report = TableReport | DocumentReport;

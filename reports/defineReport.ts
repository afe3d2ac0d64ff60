import type { Api, Reply } from '../dataProvider/envelope.ts';
import type { RegisterEntity } from '../resources/entities.ts';
import type { Report } from './engine/document.ts';
import type { Workbook } from './engine/report.ts';

export type Format = 'pdf' | 'excel';

/** Names of records that a filter bears the ids of, by their entities. */
export type Names = Readonly<Record<string, unknown>>;

/** Where a page leads that has nothing to show, and the key of the link's text. */
export interface WayBack {
  to: string;
  text: string;
}

/**
 * What a report is. `registry.ts` lists them all: from there come its page, its Excel file, and what the server makes of
 * it.
 *
 * @typeParam F its filters: what one asks of it.
 * @typeParam D its data: what it says, plain enough for JSON.
 */
export interface ReportDefinition<F = unknown, D = unknown> {
  /** Its name among reports, and the address of its PDF, without the first slash. */
  path: string;
  /** Who may see this menu may see the report. */
  menu: string;
  title: string;
  /** Name of its files, without an extension. */
  file: string;
  formats: readonly Format[];
  /** Local-storage key of the data that a screen leaves for the PDF's tab (spec 1 §9); its path unless told. */
  stored?: string;
  /** Reads the filters from the parameters of an address; null when it lacks what the report asks. */
  filters(parameters: Readonly<Record<string, string>>): F | null;
  /** The filters as an address has them. */
  query(filters: F): string;
  /** Key of the text for an address that names nothing to report on; none where every address does. */
  unnamed?: string;
  /**
   * Of a report that users may have sent to them every month: the parameters of its address that ask for a month
   * ('YYYY-MM'); `monthly.ts` has those of most reports. They replace those of the period on screen.
   */
  monthly?(month: string): Readonly<Record<string, string>>;
  /** What the filters leave out, in words, the period apart; undefined when nothing. */
  inWords?(filters: F, names?: Names): string | undefined;
  /** The records that these words name: of which register, and their ids as the address has them. */
  named?(filters: F): readonly { entity: RegisterEntity; id: unknown }[];
  /** To the screen that opens it; `filters` are null when the address has none. */
  back(filters: F | null): WayBack;
  /**
   * Of a report whose data come in one reply: the address, below the API's, that is read for it. Whoever opens the
   * report's page asks for it before anything else is there. Undefined where these filters need more than that reply.
   */
  ahead?(filters: F): string | undefined;
  /** How it is loaded and made: code that nobody downloads before a report is asked for. */
  contents(): Promise<ReportContents<F, D>>;
}

/** When and how data are loaded: `now` is an ISO moment in UTC. */
export interface Loading {
  now: string;
  signal?: AbortSignal;
}

/** What is printed besides the data. `emittedAt` is the moment the data are of, ISO UTC. */
export interface Emission<F> {
  filters: F;
  emittedAt: string;
}

/** How a report is loaded and made, a function for each of its formats. */
export interface ReportContents<F = unknown, D = unknown> {
  /** Loads what it says. @throws HttpError as the API, when one of its calls fails. */
  load(api: Api, filters: F, loading: Loading): Promise<D>;
  /** What it says, of the reply at the address that was asked `ahead`. */
  opened?(reply: Reply, filters: F): D;
  /** Key of the text that says why the data give nothing to print, or to put in a workbook; null when they do. */
  lacks?(data: D, format: Format): string | null;
  pdf?(data: D, emission: Emission<F>): Report;
  excel?(data: D, emission: Emission<F>): Workbook;
}

/** The name of a report's PDF, without its extension; `fileOf` is what the printed report adds to it. */
export function pdfName({ file }: Pick<ReportDefinition, 'file'>, fileOf: string | undefined): string {
  return fileOf ? `${file}_${fileOf}` : file;
}

/** The filters in an address (`?idPessoa=12`), or null when it lacks what the report asks. */
export function readFilters<F, D>(report: ReportDefinition<F, D>, search: string): F | null {
  return report.filters(Object.fromEntries(new URLSearchParams(search)));
}

import { readFile } from 'node:fs/promises';
import { createApi } from '../dataProvider/envelope.ts';
import type { Format } from '../reports/defineReport.ts';
import { reportAt } from '../reports/registry.ts';
import { renderReport } from '../server/reports/renderReport.ts';
import { childInput } from './child.ts';

export interface DrawInput {
  url: string;
  cookie: string;
  path: string;
  parameters: Record<string, string>;
  format: Format;
}

export interface Drawn {
  /** Bytes of the file. */
  size: number;
  /** By how many bytes the process grew at most, from before the rows were asked for until the file was there. */
  growth: number;
  milliseconds: number;
}

const { url, cookie, path, parameters, format } = childInput<DrawInput>();
const report = reportAt(path);
const contents = await report.contents();
const withCookie: typeof fetch = (address, init) =>
  fetch(address, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie } });
const api = createApi({ baseUrl: `${url}/api`, fetch: withCookie });
const before = process.memoryUsage.rss();
const start = performance.now();
const now = '2026-11-20T15:00:00.000Z';
const filters = report.filters(parameters);
const data = await contents.load(api, filters, { now });
const { bytes } = await renderReport(report, format, data, { filters, emittedAt: now });
// Not `resourceUsage().maxRSS`: that begins with what the process had that started this one.
const most = Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) * 1024;
process.send?.({
  size: bytes.length,
  growth: most - before,
  milliseconds: performance.now() - start,
} satisfies Drawn);
process.disconnect?.();

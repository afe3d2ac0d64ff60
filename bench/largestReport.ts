import type { Format } from '../reports/defineReport.ts';
import { inChild } from './child.ts';
import type { DrawInput, Drawn } from './drawReport.ts';
import { healthDuring } from './health.ts';
import type { Figure, Section } from './measure.ts';
import type { RunningServer } from './server.ts';

const MIB = 1024 * 1024;
/** What a file may take of memory, in MiB, and what `/api/vivo` may take meanwhile, in ms. */
const MOST_MIB = 300;
const MOST_MS = 100;

/** The reports with the most rows, over about as many collections as a file takes (5,000). */
const LARGEST: readonly { name: string; path: string; format: Format }[] = [
  { name: 'indústrias monitoradas, Excel', path: 'relatorio/industria-monitorada/pdf', format: 'excel' },
  { name: 'indústrias monitoradas, PDF', path: 'relatorio/industria-monitorada/pdf', format: 'pdf' },
  { name: 'não conformidades, PDF', path: 'relatorio/nao-conforme/pdf', format: 'pdf' },
];
const PARAMETERS = { dtInicio: '2026-09-07', dtFim: '2026-10-31' };

/**
 * By how much a process grows that asks for the rows of the largest reports and draws them as the server does, and how long
 * the server that gives the rows makes others wait meanwhile.
 */
export async function largestReport({ url, cookie }: RunningServer): Promise<Section> {
  const figures: Figure[] = [];
  for (const { name, ...asked } of LARGEST) {
    const input: DrawInput = { url, cookie, parameters: PARAMETERS, ...asked };
    const { delays, result } = await healthDuring(url, () => inChild<Drawn>('drawReport.ts', input));
    figures.push(
      { name, unit: 'MiB', ours: result.growth / MIB, baseline: MOST_MIB },
      { name: '  arquivo', unit: 'MiB', ours: result.size / MIB },
      { name: '  /api/vivo, a maior', unit: 'ms', ours: Math.max(...delays), baseline: MOST_MS },
    );
  }
  return {
    title: 'Arquivos inteiros dos maiores relatórios: quanto cresce o processo que os faz',
    baseline: 'o que se admite',
    figures,
  };
}

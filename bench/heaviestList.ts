import { healthDuring } from './health.ts';
import { percentile, type Section } from './measure.ts';
import type { RunningServer } from './server.ts';

const TIMES = 20;

/** What other requests feel while the list with the most data in a reply is read over and over. */
export async function heaviestList(server: RunningServer): Promise<Section> {
  const { delays } = await healthDuring(server.url, async () => {
    for (let time = 0; time < TIMES; time += 1) await server.call('GET', '/HistoricoColeta/?tamanho=500');
  });
  return {
    title: `Demora de /api/vivo durante ${TIMES} leituras de 500 coletas, perguntado a cada 5 ms`,
    figures: [
      { name: 'p95', unit: 'ms', ours: percentile(delays, 0.95) },
      { name: 'maior', unit: 'ms', ours: Math.max(...delays) },
    ],
  };
}

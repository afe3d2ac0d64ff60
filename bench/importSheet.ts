import { healthDuring } from './health.ts';
import { alternate, median, percentile, type Section, timed } from './measure.ts';
import type { RunningServer } from './server.ts';
import { merelyParse, tallSheet } from './sheet.ts';

const RUNS = 3;
const ROWS = 20_000;
const POINTS_OF_CLIENTS = 30;

interface Arquivo {
  situacao: string;
  linhas: number;
  importadas: number;
  pendentes: number;
}

async function pointNames(server: RunningServer): Promise<string[]> {
  const names: string[] = [];
  for (let client = 1; client <= POINTS_OF_CLIENTS; client += 1) {
    const points = await server.call<{ descricao: string }[]>('GET', `/PessoaPontoColeta/${client}`);
    names.push(...points.map(({ descricao }) => descricao));
  }
  return names;
}

/** Sends a sheet as the screen does, and waits until its results are in the history. */
async function importOne(server: RunningServer, filename: string, bytes: Uint8Array<ArrayBuffer>): Promise<Arquivo> {
  const { id } = await server.call<{ id: number }>('POST', '/UploadArquivo', {
    filename,
    size: bytes.length,
    conteudo: 'Importacao_analise_amostra',
  });
  const form = new FormData();
  form.append('idArquivoOrigem', String(id));
  form.append('Laboratorio', '1');
  form.append('analise', new Blob([bytes]), filename);
  await server.call('POST', '/ImportacaoAnalise/upload', form);
  const file = await server.call<Arquivo>('GET', `/ImportacaoAnalise/${id}/progresso`);
  if (file.situacao !== 'importado' || file.importadas !== ROWS) {
    throw new Error(`the import ended as ${JSON.stringify(file)}`);
  }
  return file;
}

/** The import of a large sheet through the API, against merely reading it, and what other requests feel of it. */
export async function importSheet(server: RunningServer): Promise<Section[]> {
  const points = await pointNames(server);
  const sheets = Array.from({ length: RUNS }, (_, run) => tallSheet(ROWS, points, run));
  const delays: number[] = [];
  const { ours, baseline } = await alternate(
    RUNS,
    (run) =>
      timed(async () => {
        const import_ = () => importOne(server, `bench-${run}.xlsx`, sheets[run]!);
        delays.push(...(await healthDuring(server.url, import_)).delays);
      }),
    (run) => timed(() => merelyParse(sheets[run]!)),
  );
  return [
    {
      title: `Importação de planilha de ${ROWS} linhas (${Math.round(sheets[0]!.length / 1024)} KiB), ${RUNS} vezes`,
      baseline: 'só a leitura da mesma planilha com @e965/xlsx',
      figures: [{ name: 'tempo', unit: 'ms', ours: median(ours), baseline: median(baseline) }],
    },
    {
      title: 'Demora de /api/vivo durante a importação, perguntado a cada 5 ms',
      figures: [
        { name: 'p95', unit: 'ms', ours: percentile(delays, 0.95) },
        { name: 'maior', unit: 'ms', ours: Math.max(...delays) },
      ],
    },
  ];
}

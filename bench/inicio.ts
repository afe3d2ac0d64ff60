import * as path from 'node:path';
import Database from 'better-sqlite3';
import { SQLITE_FILE } from '../server/database/open.ts';
import { alternate, median, percentile, type Section, timed } from './measure.ts';
import { buildScale, type Size } from './scaleData.ts';
import { startServer } from './server.ts';

/** The size that the product is made for. */
const SIZE: Size = { clientes: 500, coletas: 200_000, porColeta: 25, log: 1_000_000, anos: 6 };
const RUNS = 40;
const WARM = 5;

/** Work for everybody: collections due of half of the clients, calibrations that end, files and messages that wait. */
const WORK = [
  `update "RelatorioMonitoramento" set "qtdMinima" = 60 + "idPessoa" % 20 where "ano" = 2026 and "idPessoa" > 1000`,
  `update "PessoaMedidorVazao" set "dtValidadeCalibragem" = date('2026-11-20', (("idPessoa" % 200) - 100) || ' days')
   where "idPessoa" > 1000`,
  `update "UploadArquivo" set "pendentes" = "id" % 3`,
  `insert into "Mensagem" ("chave", "paraNome", "paraEmail", "assunto", "situacao", "criadaEm", "proximaEm")
   with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
   select 'escala' || i, '', 'a@example.com', 'Assunto', case when i % 50 = 0 then 'falhou' else 'enviada' end,
     '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from n`,
];

/**
 * The first page's call over a database of the size that the product is made for, beside the least that a call asks which
 * counts nothing: the session's own.
 */
export async function inicio(folder: string): Promise<Section> {
  await buildScale(folder, SIZE);
  const database = new Database(path.join(folder, SQLITE_FILE));
  for (const statement of WORK) database.exec(statement);
  database.close();
  const server = await startServer(folder);
  try {
    const ask = () => timed(() => server.call('GET', '/inicio'));
    const least = () => timed(() => server.call('GET', '/Usuario/sessoes'));
    for (let run = 0; run < WARM; run += 1) await ask();
    const { ours, baseline } = await alternate(RUNS, ask, least);
    return {
      title: `O que espera por quem entra, ${SIZE.coletas} coletas, ${SIZE.coletas * SIZE.porColeta} resultados`,
      baseline: 'as sessões do próprio usuário, uma chamada que nada conta',
      figures: [
        { name: 'GET /inicio, mediana', unit: 'ms', ours: median(ours), baseline: median(baseline) },
        { name: 'GET /inicio, p95', unit: 'ms', ours: percentile(ours, 0.95), baseline: percentile(baseline, 0.95) },
      ],
    };
  } finally {
    await server.stop();
  }
}

import * as path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { migrate } from '../server/database/migrate.ts';
import { type Databases, SQLITE_FILE } from '../server/database/open.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { fillDemo } from '../server/demo/fill.ts';
import { seedBase } from '../server/seed.ts';
import { NOW } from './scaleData.ts';

/** Tables that are copied, each after those that its rows name. */
const TABLES = [
  ...['Pessoa', 'PessoaEndereco', 'PessoaContato', 'PessoaPontoColeta', 'PessoaMedidorVazao', 'PessoaHidrometro'],
  ...['PessoaHidrometroLancamento', 'RelatorioMonitoramento', 'UploadArquivo', 'HistoricoColeta', 'LogUsuario'],
];
const TOGETHER = 10_000;

/** Fills an empty PostgreSQL database with clients, collections and log of a database that `buildScale` made. */
export async function copyToPostgres(dataDir: string, url: string): Promise<Databases> {
  const databases = openPostgres(url);
  await migrate(databases);
  await seedBase(databases, NOW);
  await fillDemo(databases, NOW);
  const from = new Database(path.join(dataDir, SQLITE_FILE), { readonly: true });
  const to = new pg.Client(url);
  await to.connect();
  for (const table of TABLES) {
    const insert = `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1) on conflict do nothing`;
    const page = from.prepare<[number]>(`select * from "${table}" where "id" > ? order by "id" limit ${TOGETHER}`);
    let last = 0;
    for (let rows = page.all(last) as { id: number }[]; rows.length > 0; rows = page.all(last) as { id: number }[]) {
      await to.query(insert, [JSON.stringify(rows)]);
      last = rows.at(-1)?.id ?? last;
    }
  }
  await to.query('vacuum analyze');
  await to.end();
  from.close();
  return databases;
}

import pg from 'pg';
import { migrate } from '../server/database/migrate.ts';
import { type Databases, openSqlite } from '../server/database/open.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { readingOf } from '../server/database/reading.ts';
import { contains } from '../server/database/text.ts';
import { search } from '../server/modules/log/search/repository.ts';
import { type Figure, percentile, type Section, timed } from './measure.ts';
import { buildScale } from './scaleData.ts';
import { LOG_POSTGRES } from './scaleSql.ts';

const SIZE = { clientes: 500, coletas: 10, porColeta: 1, log: 1_000_000, anos: 6 };
const TIMES = 20;

/** Texts, by where they are in the log that `scaleSql` makes. */
const TEXTS = {
  'em todos': 'alteracao',
  'em um de cinco': 'telefone',
  'em um de 100.000': 'zimbro',
  'em nenhum': 'inexistente',
  'em nenhum, grupos comuns': 'depois antes',
  'em nenhum, repetitivo': '0000000',
  'uma letra': 'e',
  'duas letras, em nenhum': 'zq',
};

async function figuresOf({ scan, engine }: Databases): Promise<Figure[]> {
  const source = { db: readingOf(scan), engine };
  const figures: Figure[] = [];
  for (const [name, text] of Object.entries(TEXTS)) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) times.push(await timed(() => search(source, [], text)));
    const everything = scan.selectFrom('LogUsuario as l').select('l.id').where(contains('l.busca', text));
    figures.push({
      name: `${name}: '${text}'`,
      unit: 'ms',
      ours: percentile(times, 0.95),
      baseline: await timed(() => everything.execute()),
    });
  }
  return figures;
}

async function withPostgres(url: string): Promise<Databases> {
  const databases = openPostgres(url);
  await migrate(databases);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    LOG_POSTGRES.replaceAll(':n', String(SIZE.log))
      .replaceAll(':clientes', String(SIZE.clientes))
      .replaceAll(':anos', String(SIZE.anos)),
  );
  await client.query('vacuum analyze "LogUsuario"');
  await client.end();
  return databases;
}

/**
 * The search of a text in the log, on SQLite, and on PostgreSQL where `BENCH_DATABASE_URL` gives an empty database, which
 * is filled.
 */
export async function logSearch(folder: string): Promise<Section[]> {
  await buildScale(folder, SIZE);
  const url = process.env.BENCH_DATABASE_URL;
  const sections: Section[] = [];
  for (const open of [async () => openSqlite(folder), ...(url ? [() => withPostgres(url)] : [])]) {
    const databases = await open();
    try {
      sections.push({
        title: `Busca de um texto em ${SIZE.log} registros de ação, ${databases.engine}, p95 de ${TIMES}`,
        baseline: 'procurar em todos, um por um',
        figures: await figuresOf(databases),
      });
    } finally {
      await databases.close();
    }
  }
  return sections;
}

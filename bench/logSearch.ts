import { type Databases, openSqlite } from '../server/database/open.ts';
import { readingOf } from '../server/database/reading.ts';
import { contains } from '../server/database/text.ts';
import { search } from '../server/modules/log/search/repository.ts';
import { type Figure, percentile, type Section, timed } from './measure.ts';
import { buildScale } from './scaleData.ts';
import { copyToPostgres } from './scalePostgres.ts';

const SIZE = { clientes: 500, coletas: 200_000, porColeta: 1, log: 1_000_000, anos: 6 };
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
  'um rótulo': 'contato',
  'um rótulo, em poucos': 'ponto de coleta',
  'o nome de um cliente': 'industria ficticia 499',
  'o nome de muitos clientes': 'industria ficticia 33',
  'o código de coletas': 'esc-19999',
  'um dia': '07/03/2026',
  'um ano': '2026',
  'uma palavra curta': 'sim',
  'parte de muitos nomes': 'cia',
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

/**
 * The search of a text in the log, on SQLite, and on PostgreSQL where `BENCH_DATABASE_URL` gives an empty database, which
 * is filled.
 */
export async function logSearch(folder: string): Promise<Section[]> {
  await buildScale(folder, SIZE);
  const url = process.env.BENCH_DATABASE_URL;
  const sections: Section[] = [];
  for (const open of [async () => openSqlite(folder), ...(url ? [() => copyToPostgres(folder, url)] : [])]) {
    const databases = await open();
    try {
      sections.push({
        title: `Busca de um texto em ${SIZE.log} registros de ação e ${SIZE.coletas} coletas, ${databases.engine}, p95 de ${TIMES}`,
        baseline: 'procurar em todos, um por um',
        figures: await figuresOf(databases),
      });
    } finally {
      await databases.close();
    }
  }
  return sections;
}

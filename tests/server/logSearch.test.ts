import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { normalize } from '../../domain/searchText.ts';
import { recordAudit } from '../../server/audit.ts';
import type { Databases } from '../../server/database/open.ts';
import { readingOf } from '../../server/database/reading.ts';
import { contains } from '../../server/database/text.ts';
import { called } from '../../server/modules/log/names/repository.ts';
import { notesOn } from '../../server/modules/log/search/notes.ts';
import { type Bounds, type Source, search as searchFor } from '../../server/modules/log/search/repository.ts';
import { ENGINE, openTestDatabase } from './harness.ts';

let databases: Databases;
let source: Source;
const NAMES = ['Serra Azul', 'São João', '100% _puro_', 'a"b', 'Caixa de saída'];
const ENTRIES = 1_100;

async function add(first: number, count: number): Promise<void> {
  await databases.write.transaction().execute(async (tx) => {
    for (let index = first; index < first + count; index += 1) {
      // Hours that come back: the order of time is not that of writing.
      const moment = new Date(Date.UTC(2026, 0, 1 + (index % 40), 12, 0, index % 60));
      await recordAudit(tx, { id: 1, login: 'rui' }, moment, {
        tabela: index % 7 === 0 ? 'Roteiro' : 'Pessoa',
        id: index,
        acao: 'Alteração',
        before: { nome: NAMES[index % NAMES.length], codigo: index },
        after: { nome: NAMES[(index + 1) % NAMES.length], codigo: index + 1 },
      });
    }
  });
}

beforeAll(async () => {
  databases = await openTestDatabase();
  source = { db: readingOf(databases.scan), engine: databases.engine };
  await add(1, ENTRIES);
});
afterAll(() => databases.close());

const TEXTS = [
  'rui',
  'Alteração em Pessoa 1',
  '1099',
  'São',
  '0% _p',
  '%',
  '_',
  'a"b',
  'ui',
  'serra azul → sao joao',
  'nada',
  'a\0b',
];
const FILTERS = {
  nenhum: [],
  tabela: [sql<boolean>`l."tabela" = 'Roteiro'`],
  data: [sql<boolean>`l."dtAcao" >= '2026-01-10'`, sql<boolean>`l."dtAcao" < '2026-01-12'`],
} as const;

/** What reading every entry finds. */
async function readAll(filters: Filters, text: string): Promise<number[]> {
  const where = sql.join([...filters, contains('l.busca', text)], sql` and `);
  const { rows } = await sql<{ id: number }>`select l."id" from "LogUsuario" l where ${where}
    order by l."dtAcao" desc, l."id" desc`.execute(databases.read);
  return rows.map(({ id }) => id);
}

type Filters = (typeof FILTERS)[keyof typeof FILTERS];
const BOUNDS = { most: 10_000, few: 50_000, near: 100_000 };
const search = (filters: Filters, text: string, bounds: Partial<Bounds> = {}) =>
  searchFor(source, filters, text, { ...BOUNDS, ...bounds });
const idsOf = async (...asked: Parameters<typeof search>) => (await search(...asked)).ids;

describe.each(Object.entries(FILTERS))('a text in the log, filters: %s', (_, filters) => {
  test.each(ENGINE === 'sqlite' ? TEXTS : TEXTS.slice(0, -1))('%j, whichever way it is looked for', async (typed) => {
    const text = normalize(typed);
    const expected = await readAll(filters, text);
    for (const few of [0, 100, 1_000_000]) {
      expect(await search(filters, text, { few })).toEqual({ ids: expected, since: null });
    }
  });

  test('stops at the newest', async () => {
    const all = await readAll(filters, 'rui');
    for (const few of [0, 1_000_000]) {
      const found = await idsOf(filters, 'rui', { most: 20, few });
      expect(found).toHaveLength(20);
      expect(all).toEqual(expect.arrayContaining(found));
    }
  });

  test('what is not rare is looked for among the newest that the filters leave, and says back to when', async () => {
    const left = await readAll(filters, '');
    const near = 30;
    const { ids, since } = await search(filters, 'serra azul', { few: 0, near });
    expect(ids).toEqual((await readAll(filters, 'serra azul')).filter((id) => left.indexOf(id) < near));
    const last = left[near - 1] ?? 0;
    const { dtAcao } = await databases.read
      .selectFrom('LogUsuario')
      .select('dtAcao')
      .where('id', '=', last)
      .executeTakeFirstOrThrow();
    expect(since).toBe(dtAcao);
    expect((await search(filters, 'serra azul', { few: 0, near: left.length + 1 })).since).toBeNull();
  });

  test('what is rare is found wherever it is', async () => {
    const oldest = (await readAll(filters, '')).at(-1) ?? 0;
    await databases.write.updateTable('LogUsuario').set({ busca: 'mogno' }).where('id', '=', oldest).execute();
    expect(await search(filters, 'mogno', { few: 50, near: 5 })).toEqual({ ids: [oldest], since: null });
    // No index knows it.
    expect(await search(filters, 'mo', { few: 50, near: 5 })).toMatchObject({ ids: [], since: expect.any(String) });
  });
});

test('users are told what a search left out', () => {
  const bounds = { most: 2, near: 1_500 };
  expect(notesOn({ ids: [1], since: null }, bounds)).toEqual([]);
  expect(notesOn({ ids: [2, 1], since: null }, bounds)).toEqual([
    'São os 2 mais novos com este texto. Para ver outros, filtre também por data, tabela ou ID.',
  ]);
  expect(notesOn({ ids: [1], since: '2026-01-02T12:00:00.000Z' }, bounds)).toEqual([
    'O texto foi procurado nos 1.500 registros mais novos, desde 02/01/2026 09:00. Para ver outros, filtre também por data, tabela ou ID.',
  ]);
});

test('an entry is found from the moment that it is written, and not by a text that it lost', async () => {
  await add(5_001, 1);
  expect(await idsOf([], '5001')).toHaveLength(1);
  const [indexed] = await idsOf([], 'pessoa 17 ');
  const { write } = databases;
  await write
    .updateTable('LogUsuario')
    .set({ busca: 'zimbro' })
    .where('id', '=', indexed ?? 0)
    .execute();
  expect(await idsOf([], 'zimbro')).toEqual([indexed]);
  expect(await idsOf([], 'pessoa 17 ')).toEqual([]);
  await write
    .deleteFrom('LogUsuario')
    .where('id', '=', indexed ?? 0)
    .execute();
  expect(await idsOf([], 'zimbro')).toEqual([]);
});

if (ENGINE === 'sqlite') {
  test('the index holds what was written until a while ago, and nothing of a text that is gone', async () => {
    const held = async (text: string) => {
      await sql`create virtual table if not exists temp."Termos" using fts5vocab('main', 'LogBusca', 'row')`.execute(
        databases.write,
      );
      const { rows } = await sql`select 1 from temp."Termos" where "term" = ${text}`.execute(databases.write);
      return rows.length > 0;
    };
    const { rows } = await sql`select "id" from "LogBuscaAte"`.execute(databases.read);
    expect(rows).toEqual([{ id: 1_000 }]);
    expect(await held('rui')).toBe(true);
    const { write } = databases;
    await write.updateTable('LogUsuario').set({ busca: 'ximena' }).where('id', '=', 900).execute();
    expect(await held('xim')).toBe(true);
    await write.updateTable('LogUsuario').set({ busca: 'outra' }).where('id', '=', 900).execute();
    expect(await held('xim')).toBe(false);
  });

  test('the index is not written where an entry keeps its text', async () => {
    const { write } = databases;
    const index = () => sql`select "id", hex("block") from "LogBusca_data"`.execute(write);
    const before = await index();
    const entry = write.updateTable('LogUsuario').where('id', '=', 901);
    await entry.set(({ ref }) => ({ mudancas: null, busca: ref('busca') })).execute();
    expect(await index()).toEqual(before);
    await entry.set({ busca: 'outra' }).execute();
    expect(await index()).not.toEqual(before);
  });
} else {
  test('the index of PostgreSQL answers a text', async () => {
    const { rows } = await databases.read.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_indexscan = off`.execute(tx);
      return sql`explain select "id" from "LogUsuario" l where ${contains('l.busca', 'inexistente')}`.execute(tx);
    });
    expect(JSON.stringify(rows)).toContain('LogUsuario_busca');
  });

  test.each([
    ['esc-1999', ['HistoricoColeta_codigo_texto']],
    ['20/11/2026', ['HistoricoColeta_codigo_texto', 'HistoricoColeta_data_texto']],
  ])('the indices of PostgreSQL answer which collections are called %s', async (text, indices) => {
    const { rows } = await databases.read.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_indexscan = off`.execute(tx);
      return sql`explain ${called('HistoricoColeta', text)}`.execute(tx);
    });
    for (const index of indices) expect(JSON.stringify(rows)).toContain(index);
  });
}

test('the entries of an id, in whatever table, come from an index', async () => {
  const explain = ENGINE === 'sqlite' ? sql`explain query plan` : sql`explain`;
  const { rows } = await databases.read.transaction().execute(async (tx) => {
    if (ENGINE !== 'sqlite') await sql`set local enable_seqscan = off`.execute(tx);
    return sql`${explain} select "login" from "LogUsuario" l where l."idReferencia" = 7
      order by l."dtAcao" desc, l."id" desc limit 50`.execute(tx);
  });
  expect(JSON.stringify(rows)).toContain('LogUsuario_idReferencia');
});

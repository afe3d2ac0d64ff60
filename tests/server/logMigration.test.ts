import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { told } from '../../server/audit.ts';
import { migrate, migrateTo } from '../../server/database/migrate.ts';
import { openEmptyDatabase } from './testDatabase.ts';

/** The log's texts as they were written before it kept the fields, with what they become. */
const OLD = [
  [
    'Alteração em Pessoa 3\nnome: Serra → Serra Azul\nflagAtivo: 1 → 0\nrg: (vazio) → **.***.**8-9',
    [
      { campo: 'nome', antes: 'Serra', depois: 'Serra Azul' },
      { campo: 'flagAtivo', antes: '1', depois: '0' },
      { campo: 'rg', antes: null, depois: '**.***.**8-9' },
    ],
  ],
  [
    'Inclusão em Pessoa 3\nnome: Bia\nobsPrincipal: portaria 2\ntel: 5\nligar → antes\nflagAtivo: 1',
    [
      { campo: 'nome', depois: 'Bia' },
      { campo: 'obsPrincipal', depois: 'portaria 2\ntel: 5\nligar → antes' },
      { campo: 'flagAtivo', depois: '1' },
    ],
  ],
  [
    'Remoção em Pessoa 3\nnome: Bia\nrazaoSocial: (vazio)',
    [
      { campo: 'nome', antes: 'Bia' },
      { campo: 'razaoSocial', antes: null },
    ],
  ],
  [
    'Alteração em Pessoa 3\nobsPrincipal: um\ndois\n\ntrês → quatro\nOBS: cinco\nnome: a → b',
    [
      { campo: 'obsPrincipal', antes: 'um\ndois\n\ntrês', depois: 'quatro\nOBS: cinco' },
      { campo: 'nome', antes: 'a', depois: 'b' },
    ],
  ],
  ['Alteração em Pessoa 3\nnome: (vazio) → a → b', [{ campo: 'nome', antes: null, depois: 'a → b' }]],
  ['Acesso em Pessoa 3', []],
  // The values were erased already.
  ['Alteração em Pessoa 3\n(dados pessoais apagados)', null],
  // Where one value ends and the other begins is not sure; these stay as they are.
  ['Alteração em Pessoa 3\nnome: a → b\nobsPrincipal: ida → volta → ida e volta', null],
  ['Alteração em Pessoa 3\numa linha a mais\nnome: a → b', null],
  // Texts that this server never wrote.
  ['Alterou o <b>cliente</b> 3<br>nome: a', null],
  ['Alteração em Outra 9\nnome: a → b', null],
  ['', null],
] as const;

test('old entries become data and still read the same', async () => {
  const databases = await openEmptyDatabase();
  await migrateTo(databases, '009_contato_apagado');
  for (const [acao] of OLD) {
    await sql`insert into "LogUsuario" ("login", "acao", "tabela", "idReferencia", "dtAcao", "busca")
      values ('rui', ${acao}, 'Pessoa', 3, '2026-01-01T12:00:00.000Z', 'rui')`.execute(databases.write);
  }
  await migrate(databases);
  const rows = await databases.read.selectFrom('LogUsuario').selectAll().orderBy('id').execute();
  expect(rows.map((row) => [told(row).acao.replaceAll('\n    ', '\n'), told(row).mudancas])).toEqual(OLD);
  expect(rows.slice(6).map(({ evento, texto }) => ({ evento, texto }))).toEqual([
    { evento: 'Alteração', texto: null },
    { evento: 'Alteração', texto: OLD[7][0] },
    { evento: 'Alteração', texto: OLD[8][0] },
    { evento: 'Registro', texto: OLD[9][0] },
    { evento: 'Alteração', texto: OLD[10][0] },
    { evento: 'Registro', texto: '' },
  ]);
  await databases.close();
});

test('more entries than are taken at once', async () => {
  const databases = await openEmptyDatabase();
  await migrateTo(databases, '009_contato_apagado');
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
    insert into "LogUsuario" ("login", "acao", "tabela", "idReferencia", "dtAcao", "busca")
    select 'rui', 'Alteração em Pessoa 3' || ${'\n'} || 'codigo: ' || i || ' → ' || (i + 1), 'Pessoa', 3,
      '2026-01-01T12:00:00.000Z', 'rui' from n`.execute(databases.write);
  await migrate(databases);
  const rows = await databases.read.selectFrom('LogUsuario').select(['mudancas', 'texto']).orderBy('id').execute();
  expect(rows).toHaveLength(12_000);
  const wrong = rows.filter(({ mudancas, texto }, index) => {
    const right = JSON.stringify([{ campo: 'codigo', antes: `${index + 1}`, depois: `${index + 2}` }]);
    return mudancas !== right || texto !== null;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  await databases.close();
});

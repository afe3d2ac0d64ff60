import { expect, test } from 'vitest';
import { migrateTo } from '../../server/database/migrate.ts';
import { NOW } from './harness.ts';
import { openEmptyDatabase } from './testDatabase.ts';

const BEFORE = '053_cartas_nao_conformes';

const dtCadastro = NOW.toISOString();

test('an installation of before gets the menu of the schedule: its groups may change it, technicians see it', async () => {
  const databases = await openEmptyDatabase();
  const { write, read } = databases;
  await migrateTo(databases, BEFORE);
  const groups = [1, 2, 3, 9].map((id) => ({ id, nome: `G${id}`, flagAtivo: 1, dtCadastro }));
  await write.insertInto('GrupoAcesso').values(groups).execute();
  await write
    .insertInto('Modulo')
    .values({ id: 3, nome: 'Relatórios', path: 'Relatorio', icone: '', ordem: 3 })
    .execute();
  const menu = { idModulo: 3, nome: 'Ranking', path: 'ranking', flagIgnorar: 0, ordem: 7 };
  await write
    .insertInto('ModuloMenu')
    .values({ id: 20, ...menu })
    .execute();
  await migrateTo(databases, '054_agenda');
  const made = await read.selectFrom('ModuloMenu').selectAll().where('path', '=', 'Agenda').executeTakeFirstOrThrow();
  expect(made).toMatchObject({ idModulo: 3, nome: 'Agenda de Coletas', flagIgnorar: 0, ordem: 8 });
  const levels = await read
    .selectFrom('GrupoAcessoMenu')
    .select(['idGrupo', 'flagEditar'])
    .where('idMenu', '=', made.id)
    .orderBy('idGrupo')
    .execute();
  expect(levels).toEqual([
    { idGrupo: 1, flagEditar: 1 },
    { idGrupo: 2, flagEditar: 1 },
    { idGrupo: 3, flagEditar: 0 },
  ]);
  await databases.close();
});

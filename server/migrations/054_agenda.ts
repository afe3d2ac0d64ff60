import { type Kysely, type SqlBool, sql } from 'kysely';
import { editable } from './columns.ts';

/** The columns of the access tables that this migration reads and writes. */
interface Access {
  Modulo: { id: number; path: string };
  ModuloMenu: { id: number; idModulo: number; nome: string; path: string; flagIgnorar: number; ordem: number };
  GrupoAcesso: { id: number };
  GrupoAcessoMenu: { idGrupo: number; idMenu: number; flagEditar: number };
}

/** What the groups that ship get: DESENVOLVEDOR and ADMINISTRADOR change it, TECNICO reads it. */
const LEVELS = new Map([
  [1, 1],
  [2, 1],
  [3, 0],
]);

/** The sampling schedule: what was planned of each client's year, one record a client and year, and its menu. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await editable(db, 'AgendaColeta')
    .addColumn('idPessoa', 'integer', (c) => c.notNull().references('Pessoa.id'))
    .addColumn('ano', 'integer', (c) => c.notNull())
    .addColumn('meses', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('AgendaColeta_ano')
    .on('AgendaColeta')
    .columns(['ano', 'idPessoa'])
    .unique()
    .where(sql<SqlBool>`"removidoEm" is null`)
    .execute();
  await addMenu(db as Kysely<Access>);
}

/** A database that was set up before has the menu only from now on; a new one gets it with the others. */
async function addMenu(db: Kysely<Access>): Promise<void> {
  const modulo = await db
    .selectFrom('Modulo')
    .select('id')
    .where(sql`lower("path")`, '=', 'relatorio')
    .executeTakeFirst();
  if (!modulo) return;
  const menus = await db.selectFrom('ModuloMenu').select(['ordem', 'path']).where('idModulo', '=', modulo.id).execute();
  if (menus.some(({ path }) => path.toLowerCase() === 'agenda')) return;
  const { id } = await db
    .insertInto('ModuloMenu')
    .values({
      idModulo: modulo.id,
      nome: 'Agenda de Coletas',
      path: 'Agenda',
      flagIgnorar: 0,
      ordem: Math.max(0, ...menus.map(({ ordem }) => ordem)) + 1,
    } as Access['ModuloMenu'])
    .returning('id')
    .executeTakeFirstOrThrow();
  const groups = await db.selectFrom('GrupoAcesso').select('id').execute();
  const rows = groups.flatMap(({ id: idGrupo }) => {
    const flagEditar = LEVELS.get(idGrupo);
    return flagEditar === undefined ? [] : [{ idGrupo, idMenu: id, flagEditar }];
  });
  if (rows.length > 0) await db.insertInto('GrupoAcessoMenu').values(rows).execute();
}

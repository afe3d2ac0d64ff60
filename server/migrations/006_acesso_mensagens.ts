import { type Kysely, sql } from 'kysely';
import { table } from './columns.ts';

/** The columns of the access tables that this migration writes. */
interface Access {
  Modulo: { id: number; path: string };
  ModuloMenu: { id: number; idModulo: number; nome: string; path: string; flagIgnorar: number; ordem: number };
  GrupoAcessoMenu: { idGrupo: number; idMenu: number; flagEditar: number };
}

const DESENVOLVEDOR = 1;

/** Logins that differ only in case become the same login; outgoing messages; requests of password links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('Usuario_login').execute();
  await db.schema
    .createIndex('Usuario_login')
    .on('Usuario')
    .expression(sql`lower("login")`)
    .unique()
    .where(sql.ref('removidoEm'), 'is', null)
    .execute();

  await table(db, 'Mensagem')
    .addColumn('chave', 'text', (c) => c.notNull().unique())
    .addColumn('paraNome', 'text', (c) => c.notNull())
    .addColumn('paraEmail', 'text', (c) => c.notNull())
    .addColumn('assunto', 'text', (c) => c.notNull())
    .addColumn('texto', 'text')
    .addColumn('html', 'text')
    .addColumn('situacao', 'text', (c) => c.notNull())
    .addColumn('tentativas', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('criadaEm', 'text', (c) => c.notNull())
    .addColumn('proximaEm', 'text', (c) => c.notNull())
    .addColumn('enviadaEm', 'text')
    .addColumn('erro', 'text')
    .execute();
  await db.schema.createIndex('Mensagem_fila').on('Mensagem').columns(['situacao', 'proximaEm']).execute();

  await table(db, 'PedidoSenha')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('endereco', 'text', (c) => c.notNull())
    .addColumn('em', 'text', (c) => c.notNull())
    .addColumn('atendidoEm', 'text')
    .execute();
  await db.schema.createIndex('PedidoSenha_em').on('PedidoSenha').column('em').execute();

  await addMessagesMenu(db as Kysely<Access>);
}

/** A database that was set up before has the menu only from now on; a new one gets it with the others. */
async function addMessagesMenu(db: Kysely<Access>): Promise<void> {
  const modulo = await db.selectFrom('Modulo').select('id').where(sql`lower("path")`, '=', 'acesso').executeTakeFirst();
  if (!modulo) return;
  const menus = await db.selectFrom('ModuloMenu').select('ordem').where('idModulo', '=', modulo.id).execute();
  const { id } = await db
    .insertInto('ModuloMenu')
    .values({
      idModulo: modulo.id,
      nome: 'Mensagens de e-mail',
      path: 'mensagens',
      flagIgnorar: 0,
      ordem: Math.max(0, ...menus.map(({ ordem }) => ordem)) + 1,
    } as Access['ModuloMenu'])
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('GrupoAcessoMenu').values({ idGrupo: DESENVOLVEDOR, idMenu: id, flagEditar: 1 }).execute();
}

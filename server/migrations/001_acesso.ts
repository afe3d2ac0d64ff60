import { type Kysely, sql } from 'kysely';
import { table } from './columns.ts';

/** Groups, users, sessions, password links, modules and menus. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'GrupoAcesso')
    .addColumn('nome', 'text', (c) => c.notNull())
    .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('dtCadastro', 'text', (c) => c.notNull())
    .addColumn('versao', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('removidoEm', 'text')
    .execute();
  await table(db, 'Usuario')
    .addColumn('uuid', 'text', (c) => c.notNull().unique())
    .addColumn('nome', 'text', (c) => c.notNull())
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('idGrupo', 'integer', (c) => c.notNull().references('GrupoAcesso.id'))
    .addColumn('senhaHash', 'text')
    .addColumn('flagAlterarSenha', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('flagAtivo', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('dtCadastro', 'text', (c) => c.notNull())
    .addColumn('versao', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('removidoEm', 'text')
    .execute();
  await db.schema
    .createIndex('Usuario_login')
    .on('Usuario')
    .column('login')
    .unique()
    .where(sql.ref('removidoEm'), 'is', null)
    .execute();
  await db.schema
    .createTable('Sessao')
    .addColumn('chave', 'text', (c) => c.primaryKey())
    .addColumn('idUsuario', 'integer', (c) => c.notNull().references('Usuario.id'))
    .addColumn('criadaEm', 'text', (c) => c.notNull())
    .addColumn('vistaEm', 'text', (c) => c.notNull())
    .addColumn('expiraEm', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('Sessao_usuario').on('Sessao').column('idUsuario').execute();
  await db.schema
    .createTable('LinkSenha')
    .addColumn('chave', 'text', (c) => c.primaryKey())
    .addColumn('idUsuario', 'integer', (c) => c.notNull().references('Usuario.id'))
    .addColumn('criadoEm', 'text', (c) => c.notNull())
    .addColumn('expiraEm', 'text', (c) => c.notNull())
    .addColumn('usadoEm', 'text')
    .execute();
  await table(db, 'TentativaLogin')
    .addColumn('chave', 'text', (c) => c.notNull())
    .addColumn('em', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('TentativaLogin_chave').on('TentativaLogin').columns(['chave', 'em']).execute();
  await table(db, 'Modulo')
    .addColumn('nome', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('icone', 'text', (c) => c.notNull())
    .addColumn('ordem', 'integer', (c) => c.notNull())
    .execute();
  await table(db, 'ModuloMenu')
    .addColumn('idModulo', 'integer', (c) => c.notNull().references('Modulo.id').onDelete('cascade'))
    .addColumn('nome', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('flagIgnorar', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('ordem', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('ModuloMenu_modulo').on('ModuloMenu').column('idModulo').execute();
  await db.schema
    .createTable('GrupoAcessoMenu')
    .addColumn('idGrupo', 'integer', (c) => c.notNull().references('GrupoAcesso.id').onDelete('cascade'))
    .addColumn('idMenu', 'integer', (c) => c.notNull().references('ModuloMenu.id').onDelete('cascade'))
    .addColumn('flagEditar', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('GrupoAcessoMenu_pk', ['idGrupo', 'idMenu'])
    .execute();
}

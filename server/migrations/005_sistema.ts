import type { Kysely } from 'kysely';
import { table } from './columns.ts';

/** The log, replies kept for repeated requests, and facts about this installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'LogUsuario')
    .addColumn('idUsuario', 'integer')
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('acao', 'text', (c) => c.notNull())
    .addColumn('tabela', 'text', (c) => c.notNull())
    .addColumn('idReferencia', 'integer')
    .addColumn('idPessoa', 'integer')
    .addColumn('dtAcao', 'text', (c) => c.notNull())
    .addColumn('infoExtra', 'text')
    .addColumn('busca', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('LogUsuario_tabela').on('LogUsuario').columns(['tabela', 'dtAcao', 'id']).execute();
  await db.schema
    .createIndex('LogUsuario_referencia')
    .on('LogUsuario')
    .columns(['tabela', 'idReferencia', 'dtAcao', 'id'])
    .execute();
  await db.schema.createIndex('LogUsuario_pessoa').on('LogUsuario').columns(['idPessoa', 'dtAcao', 'id']).execute();
  await db.schema.createIndex('LogUsuario_data').on('LogUsuario').columns(['dtAcao', 'id']).execute();

  await db.schema
    .createTable('Idempotencia')
    .addColumn('chave', 'text', (c) => c.notNull())
    .addColumn('idUsuario', 'integer', (c) => c.notNull())
    .addColumn('chamada', 'text', (c) => c.notNull())
    .addColumn('pedido', 'text', (c) => c.notNull())
    .addColumn('resposta', 'text', (c) => c.notNull())
    .addColumn('em', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('Idempotencia_pk', ['idUsuario', 'chave'])
    .execute();

  await db.schema
    .createTable('Instalacao')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('demonstracao', 'integer', (c) => c.notNull())
    .addColumn('criadaEm', 'text', (c) => c.notNull())
    .execute();
}

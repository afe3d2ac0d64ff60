import type { Kysely } from 'kysely';
import { editable, isSqlite } from './columns.ts';

/** Reports that users have sent to them every month, what became of each month's sending, and what messages carry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await editable(db, 'AssinaturaRelatorio')
    .addColumn('relatorio', 'text', (c) => c.notNull())
    .addColumn('filtros', 'text', (c) => c.notNull())
    .addColumn('dia', 'integer', (c) => c.notNull())
    .addColumn('primeiroMes', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('AssinaturaRelatorio_usuario').on('AssinaturaRelatorio').column('idUsuario').execute();

  await db.schema
    .createTable('AssinaturaEnvio')
    .addColumn('idAssinatura', 'integer', (c) => c.notNull().references('AssinaturaRelatorio.id'))
    .addColumn('mes', 'text', (c) => c.notNull())
    .addColumn('situacao', 'text', (c) => c.notNull())
    .addColumn('tentativas', 'integer', (c) => c.notNull())
    .addColumn('em', 'text', (c) => c.notNull())
    .addColumn('proximaEm', 'text', (c) => c.notNull())
    .addColumn('erro', 'text')
    .addPrimaryKeyConstraint('AssinaturaEnvio_pk', ['idAssinatura', 'mes'])
    .execute();

  await db.schema
    .createTable('MensagemAnexo')
    .addColumn('idMensagem', 'integer', (c) => c.notNull().references('Mensagem.id'))
    .addColumn('ordem', 'integer', (c) => c.notNull())
    .addColumn('nome', 'text', (c) => c.notNull())
    .addColumn('tipo', 'text', (c) => c.notNull())
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('MensagemAnexo_pk', ['idMensagem', 'ordem'])
    .execute();
}

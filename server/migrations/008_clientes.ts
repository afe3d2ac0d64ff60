import { type Kysely, sql } from 'kysely';
import { editable } from './columns.ts';

/** The source that a flow meter measures, and the annual monitoring of clients: one record a client and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('PessoaMedidorVazao').addColumn('fonte', 'text').execute();
  await editable(db, 'RelatorioMonitoramento')
    .addColumn('idPessoa', 'integer', (c) => c.notNull().references('Pessoa.id'))
    .addColumn('ano', 'integer', (c) => c.notNull())
    .addColumn('volume', 'double precision')
    .addColumn('dboAtual', 'double precision')
    .addColumn('cargaOrganica', 'double precision')
    .addColumn('qtdMinima', 'integer')
    .addColumn('regraColeta', 'text')
    .addColumn('coletas', 'integer')
    .addColumn('Meta', 'integer')
    .addColumn('AnoUltimaColeta', 'integer')
    .execute();
  await db.schema
    .createIndex('RelatorioMonitoramento_ano')
    .on('RelatorioMonitoramento')
    .columns(['idPessoa', 'ano'])
    .unique()
    .where(sql.ref('removidoEm'), 'is', null)
    .execute();
}

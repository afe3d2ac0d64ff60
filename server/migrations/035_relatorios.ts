import { type Kysely, sql } from 'kysely';

/**
 * What reports ask of all collections is found in the indices alone: whose they are and what their DBO counts for, by
 * day and by client. The annual monitoring is found by its year.
 */
async function indexForReports(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('HistoricoColeta_data').execute();
  await sql`create index "HistoricoColeta_data" on "HistoricoColeta"
    ("dtRetirada", (coalesce("horaRetirada", '')), "id", "removidoEm", "idPessoa", "idTipoDBO")
    where "removidoEm" is null`.execute(db);
  await db.schema.dropIndex('HistoricoColeta_pessoa').execute();
  await db.schema
    .createIndex('HistoricoColeta_pessoa')
    .on('HistoricoColeta')
    .columns(['idPessoa', 'dtRetirada', 'removidoEm', 'idTipoDBO'])
    .execute();
  await db.schema
    .createIndex('RelatorioMonitoramento_porAno')
    .on('RelatorioMonitoramento')
    .columns(['ano', 'idPessoa'])
    .execute();
}

/**
 * Which volume and DBO of a year were typed by somebody: those stay when the year is worked out anew. Of the years kept so
 * far nobody knows, so that theirs stay.
 */
async function rememberTyped(db: Kysely<unknown>): Promise<void> {
  for (const [flag, value] of [
    ['flagVolumeInformado', 'volume'],
    ['flagDboInformado', 'dboAtual'],
  ] as const) {
    await db.schema
      .alterTable('RelatorioMonitoramento')
      .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update "RelatorioMonitoramento" set ${sql.ref(flag)} = 1 where ${sql.ref(value)} is not null`.execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await indexForReports(db);
  await rememberTyped(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What a reading says besides its figures: hours and volume run, whether the meter began anew, which volumes were given
 * in place of the calculated ones, and why. Readings that named a replaced meter say so in the new column too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'double precision') =>
    db.schema.alterTable('PessoaHidrometroLancamento').addColumn(name, type).execute();
  const addFlag = (name: string) =>
    db.schema
      .alterTable('PessoaHidrometroLancamento')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await add('horaInicial', 'text');
  await add('horaFinal', 'text');
  await add('volumeCorrido', 'double precision');
  await add('motivo', 'text');
  for (const name of ['reinicioMedidor', 'flagMedidoInformado', 'flagCorrigidoInformado']) await addFlag(name);
  await sql`update "PessoaHidrometroLancamento" set "reinicioMedidor" = 1 where "medidorStatusNome" = 'Substituído'`.execute(
    db,
  );
  // A month's readings of all meters.
  await db.schema
    .createIndex('PessoaHidrometroLancamento_todos')
    .on('PessoaHidrometroLancamento')
    .columns(['idAno', 'idMes', 'idHidrometro'])
    .execute();
}

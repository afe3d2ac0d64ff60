import type { Kysely } from 'kysely';

/** The rule that a reading's figures are worked out by. Of readings of before their figures tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('PessoaHidrometroLancamento').addColumn('regra', 'integer').execute();
}

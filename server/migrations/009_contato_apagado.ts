import type { Kysely } from 'kysely';

/** When a contact's personal data were erased at the person's request: what is left of it then is a shell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('PessoaContato').addColumn('apagadoEm', 'text').execute();
}

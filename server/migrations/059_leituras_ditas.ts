import { type Kysely, sql } from 'kysely';

/**
 * What a person said of a reading, apart from what its figures are: whether the meter was read, where it begins, and what
 * the reason was said of. Of readings of before it is what their figures tell; what their reasons were said of, nothing does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'PessoaHidrometroLancamento';
  for (const name of ['flagNaoLida', 'flagAnteriorInformada', 'flagTempoAnteriorInformado']) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable(table).addColumn('estranhezasExplicadas', 'text').execute();
  await sql`update "PessoaHidrometroLancamento" set "flagNaoLida" = 1
    where "flagMedia" = 1 and "leituraAtual" = "leituraAnterior"`.execute(db);
  await sql`with "anterior" as (
      select "id",
        lag("leituraAtual") over "meses" as "leitura",
        lag("tempoAtual") over "meses" as "tempo"
      from "PessoaHidrometroLancamento" where "removidoEm" is null
      window "meses" as (partition by "idHidrometro" order by "idAno", "idMes")
    )
    update "PessoaHidrometroLancamento" set
      "flagAnteriorInformada" = case when "leituraAnterior" <> coalesce("anterior"."leitura", 0) then 1 else 0 end,
      "flagTempoAnteriorInformado" = case when "tempoAnterior" <> coalesce("anterior"."tempo", '') then 1 else 0 end
    from "anterior" where "anterior"."id" = "PessoaHidrometroLancamento"."id"`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What a reason may be said of, in the order in which it is kept. */
const ODD = [
  ...['negativo', 'trocado', 'virado', 'anterior-diferente', 'alto', 'corrigido-alto', 'media-negativa', 'zero'],
  ...['mes-faltando', 'horas-demais', 'horas-diferentes', 'contagem-diferente', 'horas-de-antes'],
  ...['tempo-anterior-ilegivel', 'tempo-sem-horas', 'tempo-sem-relogio', 'tempo-sem-minutos'],
];
/** What was not odd of a meter that rolled over as long as that was a new beginning: where it begins, and its hours if it has any. */
const nowOdd = (tempo: string | null) => ['anterior-diferente', ...(tempo === null ? [] : ['horas-diferentes'])];

/**
 * A meter that rolled over goes on from now on. Those saved so far began at 0 and without hours, or where somebody said: that was
 * said of them, and so were volumes below zero. Their reasons explain it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update "PessoaHidrometroLancamento" set
      "flagAnteriorInformada" = 1,
      "flagTempoAnteriorInformado" = 1,
      "flagMedidoInformado" = case when "leituraAtual" < "leituraAnterior" then 1 else "flagMedidoInformado" end
    where "reinicioMedidor" = 2`.execute(db);
  const { rows } = await sql<{ id: number; said: string; tempo: string | null }>`
    select "id", "estranhezasExplicadas" as "said", "tempoAnterior" as "tempo" from "PessoaHidrometroLancamento"
    where "reinicioMedidor" = 2 and "estranhezasExplicadas" like '%virado%'`.execute(db);
  for (const { id, said, tempo } of rows) {
    const ids = [...said.split(','), ...nowOdd(tempo)];
    const explained = ODD.filter((one) => ids.includes(one)).join();
    await sql`update "PessoaHidrometroLancamento" set "estranhezasExplicadas" = ${explained} where "id" = ${id}`.execute(
      db,
    );
  }
}

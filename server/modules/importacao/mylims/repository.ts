import { sql } from 'kysely';
import type { Selecting } from '../../../database/reading.ts';
import type { Tx } from '../../../write.ts';

/** Tables of staged lines by the type of their file (spec 2 §2.11), with the condition that a line is in the history. */
const STAGED = {
  1: { table: 'MylimsAmostra', done: sql<boolean>`"idColeta" is not null` },
  2: { table: 'MylimsAnalise', done: sql<boolean>`"situacao" is not null` },
  3: { table: 'MylimsInformacao', done: sql<boolean>`("idColeta" is not null or "idPessoa" is not null)` },
} as const;

type Tipo = keyof typeof STAGED;
const TIPOS = [1, 2, 3] as const satisfies readonly Tipo[];

/** Says why lines are not in the history that no sample was found for, or whose sample is not published. */
export async function explainWaiting({ db }: Tx): Promise<void> {
  const published = sql<boolean>`exists (select 1 from "MylimsAmostra" as "a" where "a"."codigo" = "MylimsAnalise"."codigo" and "a"."publicada" = 1)`;
  const staged = sql<boolean>`exists (select 1 from "MylimsAmostra" as "a" where "a"."codigo" = "MylimsAnalise"."codigo")`;
  const results = () => db.updateTable('MylimsAnalise').where('situacao', 'is', null);
  await results().set({ motivo: 'amostra não publicada' }).where(sql<boolean>`not ${published}`).execute();
  await results().set({ motivo: 'amostra não encontrada' }).where(sql<boolean>`not ${staged}`).execute();
  const samples = () => db.updateTable('MylimsAmostra').where('idColeta', 'is', null);
  await samples()
    .set({ motivo: 'amostra sem resultados' })
    .where(
      sql<boolean>`not exists (select 1 from "MylimsAnalise" as "r" where "r"."codigo" = "MylimsAmostra"."codigo")`,
    )
    .execute();
  const later = sql<boolean>`exists (select 1 from "MylimsAmostra" as "a" where "a"."codigo" = "MylimsAmostra"."codigo" and "a"."id" > "MylimsAmostra"."id")`;
  await samples().set({ motivo: 'há uma linha mais recente desta amostra' }).where(later).execute();
  await samples().set({ motivo: 'amostra não publicada' }).where('publicada', '=', 0).execute();
}

/** Counts again what became of the lines of each file. */
export async function recount({ db }: Tx): Promise<void> {
  for (const tipo of TIPOS) {
    const { table, done } = STAGED[tipo];
    const count = (condition: ReturnType<typeof sql<boolean>>) =>
      sql<number>`(select count(*) from ${sql.table(table)} as "l" where "l"."idArquivo" = "UploadArquivo"."id" and ${condition})`;
    const repeated = tipo === 2 ? sql<boolean>`"situacao" = 'repetida'` : sql<boolean>`1 = 0`;
    await db
      .updateTable('UploadArquivo')
      .set({
        importadas: count(sql<boolean>`${done} and not ${repeated}`),
        repetidas: count(repeated),
        pendentes: count(sql<boolean>`not ${done}`),
      })
      .where('conteudo', '=', 'Importacao_mylims')
      .where('laboratorio', '=', tipo)
      .where('situacao', '=', 'importado')
      .execute();
  }
}

/** How many samples are in the history. */
export async function countJoined(db: Selecting): Promise<number> {
  const query = db
    .selectFrom('MylimsAmostra')
    .select(sql<number>`count(distinct "codigo")`.as('total'))
    .where('idColeta', 'is not', null);
  return Number((await query.executeTakeFirstOrThrow()).total);
}

/** A page of the lines of a file that are not in the history, with how many there are. */
export async function pendingLines(db: Selecting, idArquivo: number, tipo: Tipo, pagina: number, tamanho: number) {
  const { table, done } = STAGED[tipo];
  const all = db.selectFrom(table).where('idArquivo', '=', idArquivo).where(sql<boolean>`not ${done}`);
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const text = (name: string | null) => (name === null ? sql<null>`null` : sql<string | null>`${sql.ref(name)}`);
  const own = {
    ponto: tipo === 1 ? 'ponto' : null,
    data: tipo === 1 ? 'data' : null,
    parametro: tipo === 2 ? 'parametro' : null,
    valor: tipo === 2 ? 'valor' : tipo === 3 ? 'observacao' : null,
  };
  const rows = await all
    .select(['id', 'linha', 'codigoAmostra', sql<string>`coalesce("motivo", '')`.as('motivo')])
    .select(Object.entries(own).map(([name, column]) => text(column).as(name)))
    .orderBy('id')
    .limit(tamanho)
    .offset((pagina - 1) * tamanho)
    .execute();
  return { rows: rows.map((row) => ({ ...row, planilha: '', coluna: null })), total: Number(total) };
}

/** Removes the staged lines of a file. */
export async function deleteStaged({ db }: Tx, idArquivo: number): Promise<void> {
  for (const tipo of TIPOS) await db.deleteFrom(STAGED[tipo].table).where('idArquivo', '=', idArquivo).execute();
}

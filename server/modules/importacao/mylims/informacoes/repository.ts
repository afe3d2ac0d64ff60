import type { Detalhes } from '../../../../imports/names/detalhes.ts';
import type { Tx } from '../../../../write.ts';
import { heldErased } from '../../../cliente/repository.ts';

const DETAILS = [
  ...(['amostrador', 'flagChuva', 'dtInstalaco', 'horaInstalacao', 'tempoInstalacao', 'qtdeColeta'] as const),
  ...(['medidorInicial', 'medidorFinal', 'volumeMedido'] as const),
] as const satisfies readonly (keyof Detalhes)[];

/** Lines about samples that are in the history and were not told there yet. */
export async function newDetails({ db }: Tx, codigos?: readonly string[]) {
  let query = db
    .selectFrom('MylimsInformacao as info')
    .innerJoin('MylimsAmostra as amostra', 'amostra.codigo', 'info.codigo')
    .innerJoin('HistoricoColeta as coleta', 'coleta.id', 'amostra.idColeta')
    .where('info.detalhes', 'is not', null)
    .where('info.idColeta', 'is', null)
    .where('coleta.removidoEm', 'is', null)
    .select(['info.id', 'info.detalhes', 'amostra.idColeta'])
    .orderBy('info.id')
    .orderBy('amostra.id');
  if (codigos) query = query.where('info.codigo', 'in', codigos);
  const rows = await query.execute();
  return rows.map(({ id, detalhes, idColeta }) => ({
    id,
    idColeta: idColeta!,
    detalhes: JSON.parse(detalhes!) as Detalhes,
  }));
}

/**
 * Fills what a collection does not say yet; no name where the person behind its client was erased.
 *
 * @param id of the line that says it
 * @returns the fields that were filled, with the client; none when all is said already
 */
export async function fillDetails(
  tx: Tx,
  { id, idColeta, detalhes }: { id: number; idColeta: number; detalhes: Detalhes },
): Promise<{ idPessoa: number; filled: Detalhes }> {
  const { db } = tx;
  const { idPessoa, ...now } = await db
    .selectFrom('HistoricoColeta')
    .select(['idPessoa', ...DETAILS])
    .where('id', '=', idColeta)
    .executeTakeFirstOrThrow();
  const { amostrador, ...unnamed } = detalhes;
  const told = amostrador !== undefined && (await heldErased(tx, idPessoa)) ? unnamed : detalhes;
  const filled: Detalhes = Object.fromEntries(
    Object.entries(told).filter(([name]) => DETAILS.some((detail) => detail === name && now[detail] === null)),
  );
  const names = Object.keys(filled);
  await db
    .updateTable('MylimsInformacao')
    .set({ idColeta, preenchidos: names.length > 0 ? JSON.stringify(names) : null, motivo: null })
    .where('id', '=', id)
    .execute();
  if (names.length > 0) {
    await db
      .updateTable('HistoricoColeta')
      .set(({ eb }) => ({ ...filled, versao: eb('versao', '+', 1) }))
      .where('id', '=', idColeta)
      .execute();
  }
  return { idPessoa, filled };
}

/** Remarks that no client has yet, with the client of the sample that they name. */
export function newRemarks({ db }: Tx) {
  return db
    .selectFrom('MylimsInformacao as info')
    .leftJoin('MylimsAmostra as amostra', 'amostra.codigo', 'info.codigo')
    .leftJoin('HistoricoColeta as coleta', 'coleta.id', 'amostra.idColeta')
    .where('info.observacao', 'is not', null)
    .where('info.idPessoa', 'is', null)
    .select(['info.id', 'info.cliente', 'info.observacao', 'coleta.idPessoa'])
    .orderBy('info.id')
    .execute();
}

/** Keeps a remark with its client, as 'OBS myLIMS'. @returns the remark before it */
export async function setRemark(
  { db }: Tx,
  { id, idPessoa, observacao }: { id: number; idPessoa: number; observacao: string },
): Promise<string | null> {
  const { obsSecundaria } = await db
    .selectFrom('Pessoa')
    .select('obsSecundaria')
    .where('id', '=', idPessoa)
    .executeTakeFirstOrThrow();
  await db.updateTable('Pessoa').set({ obsSecundaria: observacao }).where('id', '=', idPessoa).execute();
  await db.updateTable('MylimsInformacao').set({ idPessoa, motivo: null }).where('id', '=', id).execute();
  return obsSecundaria;
}

/** Says why lines were not told in the history, nor to a client. */
export async function explainInformacoes({ db }: Tx): Promise<void> {
  const open = db.updateTable('MylimsInformacao').where('idColeta', 'is', null).where('idPessoa', 'is', null);
  await open.set({ motivo: 'amostra ainda fora do histórico' }).where('detalhes', 'is not', null).execute();
  await open
    .set({ motivo: 'cliente não encontrado' })
    .where('detalhes', 'is', null)
    .where('observacao', 'is not', null)
    .execute();
  await open
    .set({ motivo: 'linha sem informação' })
    .where('detalhes', 'is', null)
    .where('observacao', 'is', null)
    .execute();
}

/** What the lines of a file told. */
export function toldLines({ db }: Tx, idArquivo: number) {
  return db
    .selectFrom('MylimsInformacao')
    .select(['idColeta', 'preenchidos', 'idPessoa', 'observacao'])
    .where('idArquivo', '=', idArquivo)
    .orderBy('id')
    .execute();
}

/**
 * Empties fields of a collection.
 *
 * @returns what changed, with the client; undefined when there is no such collection any more
 */
export async function emptyDetails({ db }: Tx, idColeta: number, names: readonly string[]) {
  const row = await db
    .selectFrom('HistoricoColeta')
    .select(['idPessoa', ...DETAILS])
    .where('id', '=', idColeta)
    .executeTakeFirst();
  if (!row) return undefined;
  const filled = DETAILS.filter((name) => names.includes(name));
  const after = Object.fromEntries(filled.map((name) => [name, null]));
  await db
    .updateTable('HistoricoColeta')
    .set(({ eb }) => ({ ...after, versao: eb('versao', '+', 1) }))
    .where('id', '=', idColeta)
    .execute();
  return { idPessoa: row.idPessoa, before: Object.fromEntries(filled.map((name) => [name, row[name]])), after };
}

/** Empties 'OBS myLIMS' where it is still this remark. @returns whether it was */
export async function emptyRemark({ db }: Tx, idPessoa: number, observacao: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('Pessoa')
    .set({ obsSecundaria: null })
    .where('id', '=', idPessoa)
    .where('obsSecundaria', '=', observacao)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

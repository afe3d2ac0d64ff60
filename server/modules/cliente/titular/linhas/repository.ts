import { normalize } from '../../../../../domain/searchText.ts';
import type { Tx } from '../../../../write.ts';
import type { Nomes } from '../../nomes/service.ts';
import type { Lugar } from '../alheios/repository.ts';
import { forgetInLinesAt } from '../alheios/service.ts';

/** The person behind a client, whose code stays. */
export interface Titular {
  id: number;
  codigo: string | null;
  nomes: Nomes;
  /** Takes them out of a text of their own lines. */
  without: (text: string) => string;
}

const NOWHERE: Lugar = { cliente: null, ponto: null };

/** What stands between a client's name and the rest of what a laboratory calls a point. */
const BETWEEN = /\s[-–]\s|\//;

/** Whether a line calls its client so. */
const calls = ({ nomes }: Titular, cliente: string) =>
  nomes.proprios.has(normalize(cliente)) || nomes.codigos.has(normalize(cliente));

/** Whether a line is of this client: it calls it so or, where it names no client, a part of the point's text does. */
function isOf(titular: Titular, { cliente, ponto }: Lugar): boolean {
  if (cliente !== null) return calls(titular, cliente);
  return (ponto ?? '').split(BETWEEN).some((part) => titular.nomes.proprios.has(normalize(part)));
}

/** The client's code, where no other client is called so. */
const codeOf = ({ codigo, nomes }: Titular) =>
  codigo !== null && nomes.codigos.has(normalize(codigo)) ? codigo : null;

/**
 * What is left of a line of this client: its code, by which the point is still found. Nothing where there is none, or
 * where the point's text tells of the person: what would be left might be found as another point.
 */
function withoutNames(titular: Titular, { ponto }: Lugar): Lugar {
  const text = normalize(ponto ?? '');
  const cliente = codeOf(titular);
  const tells = [...titular.nomes.todos].some((name) => text.includes(name));
  return tells || cliente === null ? NOWHERE : { cliente, ponto };
}

/** Takes a person out of the results of sheets that found no match. */
export async function forgetInPending(tx: Tx, titular: Titular): Promise<void> {
  const { db } = tx;
  const places = await db.selectFrom('ImportacaoPendente').select(['cliente', 'ponto']).distinct().execute();
  for (const place of places.filter((one) => isOf(titular, one))) {
    await forgetInLinesAt(tx, 'ImportacaoPendente', place, titular.without);
    await db
      .updateTable('ImportacaoPendente')
      .set(withoutNames(titular, place))
      .where('cliente', 'is not distinct from', place.cliente)
      .where('ponto', 'is not distinct from', place.ponto)
      .execute();
  }
}

/** The collections of a client. */
const collectionsOf = ({ db }: Tx, { id }: Titular) =>
  db.selectFrom('HistoricoColeta').select('id').where('idPessoa', '=', id);

/** Remarks that were told to no client, nor to a collection of another one. */
const untoldRemarks = (tx: Tx, titular: Titular) =>
  tx.db
    .updateTable('MylimsInformacao')
    .where('idPessoa', 'is', null)
    .where(({ or, eb }) => or([eb('idColeta', 'is', null), eb('idColeta', 'in', collectionsOf(tx, titular))]));

/**
 * Takes a person out of staged samples, those that are in the client's history and those in nobody's that name it, and
 * out of the remarks about these samples that name no client.
 */
export async function forgetInSamples(tx: Tx, titular: Titular): Promise<void> {
  const all = tx.db.selectFrom('MylimsAmostra');
  const joined = all.where('idColeta', 'in', collectionsOf(tx, titular));
  const waiting = all.where('idColeta', 'is', null);
  for (const [samples, known] of [
    [joined, true],
    [waiting, false],
  ] as const) {
    for (const place of await samples.select(['cliente', 'ponto']).distinct().execute()) {
      if (!known && !isOf(titular, place)) continue;
      await forgetInLinesAt(tx, 'MylimsAmostra', place, titular.without);
      const here = samples
        .where('cliente', 'is not distinct from', place.cliente)
        .where('ponto', 'is not distinct from', place.ponto);
      await untoldRemarks(tx, titular)
        .set({ observacao: null })
        .where('cliente', 'is', null)
        .where('codigo', 'in', here.select('codigo'))
        .execute();
      const left = withoutNames(titular, place);
      await tx.db.updateTable('MylimsAmostra').set(left).where('id', 'in', here.select('id')).execute();
    }
  }
}

/** Forgets the remarks that were told to a client, and those that name it and were told to nobody else. */
export async function forgetRemarks(tx: Tx, titular: Titular): Promise<void> {
  const blank = { cliente: codeOf(titular), observacao: null };
  await tx.db.updateTable('MylimsInformacao').set(blank).where('idPessoa', '=', titular.id).execute();
  const clients = await tx.db.selectFrom('MylimsInformacao').select('cliente').distinct().execute();
  const named = clients.flatMap(({ cliente }) => (cliente !== null && calls(titular, cliente) ? [cliente] : []));
  if (named.length > 0) await untoldRemarks(tx, titular).set(blank).where('cliente', 'in', named).execute();
}

/** Forgets what laboratories were chosen to mean by a client's names. */
export async function forgetChoices({ db }: Tx, { id: idPessoa, nomes }: Titular): Promise<void> {
  const points = db.selectFrom('PessoaPontoColeta').select('id').where('idPessoa', '=', idPessoa);
  const choices = await db
    .selectFrom('PontoLaboratorio')
    .select(['id', 'texto'])
    .where('idPontoColeta', 'in', points)
    .execute();
  for (const { id, texto } of choices) {
    const tells = [...nomes.todos].some((name) => texto.includes(name));
    if (tells) await db.deleteFrom('PontoLaboratorio').where('id', '=', id).execute();
  }
}

import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import type { Empresa, PeriodoDeSequencias } from '../../../../contract/sequenciais.ts';
import { nextSequences } from '../../../../domain/monitoramento/nextSequence.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { compareTexts } from '../../../../domain/textOrder.ts';
import type { Selecting } from '../../../database/reading.ts';
import { waitTurn } from '../../../database/turn.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { current, markRemoved, saveNew } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { clientsWithCollections, knownClients, lastNumber, savedSequences } from './repository.ts';

type Calls = typeof contract.sequenciais;

const TABLE = 'RelatorioSequencial';
/** What the log tells of a sequence. */
const VISIBLE = ['sequencial', 'idCliente', 'inicio', 'fim'] as const;

/** Clients with collections in a period, by name. */
export async function companies(db: Selecting, inicio: string, fim: string): Promise<Empresa[]> {
  const found = await clientsWithCollections(db, inicio, fim);
  return found.sort((a, b) => compareTexts(a.nomeCliente, b.nomeCliente) || a.idCliente - b.idCliente);
}

/** Saved sequences by period, the newest first; of the clients whose name holds a text. */
export async function byPeriod(
  db: Selecting,
  { pesquisa = '', flagOrdernarNome }: z.output<Calls['all']['query']>,
): Promise<PeriodoDeSequencias[]> {
  const wanted = normalize(pesquisa);
  const found = (await savedSequences(db)).filter(({ nome }) => normalize(nome).includes(wanted));
  if (flagOrdernarNome === 1) found.sort((a, b) => compareTexts(a.nome, b.nome));
  const periods = Map.groupBy(found, ({ inicio, fim }) => `${inicio} ${fim}`);
  return [...periods]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([, dados]) => ({ inicio: dados[0]!.inicio, fim: dados[0]!.fim, dados }));
}

/** The next numbers of the year that a period starts in. @throws AppError REFUSED when the year has no more of them */
async function handOut(tx: Tx, inicio: string, count: number): Promise<string[]> {
  // Who saves next sees these numbers taken.
  await waitTurn(tx.db, TABLE);
  const last = await lastNumber(tx.db, inicio);
  try {
    return nextSequences(last, inicio, count);
  } catch {
    throw new AppError('REFUSED', `Os números de ${inicio.slice(0, 4)} acabaram: o último salvo é ${last}`);
  }
}

/** Whether a number of the same year was handed out before the next one is. */
const isPast = (sequencial: string, proximo: string) =>
  sequencial.slice(-2) === proximo.slice(-2) && sequencial < proximo;

/**
 * Numbers clients for a period, in the order they come, and saves that.
 *
 * @returns ids and numbers, in that order
 * @throws AppError CONFLICT with `{ proximo }` when a number that was shown is not the one handed out now; REFUSED for a
 *   client that is none, or after 9999 of a year
 */
export async function saveSequences(tx: Tx, { inicio, fim, sequenciais }: z.output<Calls['save']['body']>) {
  const known = await knownClients(
    tx.db,
    sequenciais.map(({ idCliente }) => idCliente),
  );
  if (sequenciais.some(({ idCliente }) => !known.has(idCliente))) {
    throw fieldError('sequenciais', 'Há empresas que não existem mais: busque as empresas de novo');
  }
  const numbers = await handOut(tx, inicio, sequenciais.length);
  const other = sequenciais.find(({ sequencial }, at) => sequencial && sequencial !== numbers[at])?.sequencial;
  if (other) {
    const [proximo] = numbers;
    const reason = isPast(other, proximo!)
      ? `não está mais livre: o próximo é ${proximo}`
      : `não é o próximo, que é ${proximo}`;
    throw new AppError('CONFLICT', `O número ${other} ${reason}`, { proximo });
  }
  const ids: number[] = [];
  for (const [at, { idCliente }] of sequenciais.entries()) {
    const row = { sequencial: numbers[at]!, idCliente, inicio, fim, removidoEm: null };
    const { id } = await saveNew(tx, TABLE, row, { idPessoa: () => idCliente, visible: VISIBLE });
    ids.push(id);
  }
  return { ids, sequenciais: numbers };
}

/** Removes a sequence; its number is not given again. @throws AppError NOT_FOUND */
export async function removeSequence(tx: Tx, id: number): Promise<{ id: number }> {
  const row = await current(tx, TABLE, id);
  return markRemoved(tx, TABLE, row, { idPessoa: row.idCliente, visible: VISIBLE });
}

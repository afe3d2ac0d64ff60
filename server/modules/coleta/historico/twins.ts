import { waitTurn } from '../../../database/turn.ts';
import { type AppError, fieldError } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { chaveAmostra } from '../../importacao/match.ts';
import { type Coleta, likelyTwinOf, twinOf } from './repository.ts';

/** What tells the sample from any other; null for a collection without a point. */
function chaveOf({ idPontoColeta, codigoAmostra, dtRetirada, horaRetirada }: Coleta): string | null {
  return idPontoColeta ? chaveAmostra(idPontoColeta, codigoAmostra ?? null, dtRetirada, horaRetirada ?? null) : null;
}

/** Where and when a sample was taken, as the key of one without a code; null without a point. */
const placeOf = (coleta: Coleta): string | null => chaveOf({ ...coleta, codigoAmostra: null });

/** What a person is told who writes down a sample that is there. */
export function twinError({ codigoAmostra }: Coleta): AppError {
  if (codigoAmostra) return fieldError('codigoAmostra', 'Este ponto já tem uma coleta desta amostra', 'CONFLICT');
  const there = 'Este ponto já tem uma coleta deste dia e hora: se esta é outra, escreva o código de cada uma';
  return fieldError('dtRetirada', there, 'CONFLICT');
}

/** @param codigo of the collection that is there */
function likelyTwinError(codigo: string | null): AppError {
  const there =
    codigo === null
      ? 'Este ponto já tem uma coleta deste dia e hora sem código: escreva o código nela'
      : `Este ponto já tem uma coleta deste dia e hora (amostra ${codigo}): escreva o código desta`;
  return fieldError('codigoAmostra', there, 'CONFLICT');
}

/**
 * The key of a collection's sample. Of two that add one sample at once, the index of samples refuses the second. One
 * with a code and one without, of one point, day and hour, may be one sample: who means two gives each its code. Whoever
 * types such a one at this moment is waited for.
 *
 * @param held what is changed; null for a new one
 * @throws AppError CONFLICT when another collection is of the same sample, or may be of it and was not till now
 */
export async function refuseTwin(
  tx: Tx,
  coleta: Coleta,
  held: (Coleta & { id: number }) | null,
): Promise<string | null> {
  const chave = chaveOf(coleta);
  const place = placeOf(coleta);
  if (chave === null || place === null) return null;
  const id = held?.id ?? null;
  if (chave !== held?.chave && (await twinOf(tx, chave, id)) !== undefined) throw twinError(coleta);
  if (chave === held?.chave && place === placeOf(held)) return chave;
  await waitTurn(tx.db, `amostra ${place}`);
  const likely = await likelyTwinOf(tx, coleta, id);
  if (likely) throw likelyTwinError(likely.codigoAmostra);
  return chave;
}

import { type AppError, fieldError } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { chaveAmostra } from '../../importacao/match.ts';
import { type Coleta, likelyTwinOf, twinOf } from './repository.ts';

/** What tells the sample from any other; null for a collection without a point. */
function chaveOf({ idPontoColeta, codigoAmostra, dtRetirada, horaRetirada }: Coleta): string | null {
  return idPontoColeta ? chaveAmostra(idPontoColeta, codigoAmostra ?? null, dtRetirada, horaRetirada ?? null) : null;
}

/** What a person is told who writes down a sample that is there. */
export function twinError({ codigoAmostra }: Coleta): AppError {
  const field = codigoAmostra ? 'codigoAmostra' : 'dtRetirada';
  return fieldError(field, 'Este ponto já tem uma coleta desta amostra', 'CONFLICT');
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
 * with a code and one without, of one point, day and hour, may be one sample: who means two gives each its code.
 *
 * @param held what is changed; null for a new one
 * @throws AppError CONFLICT when another collection is of the same sample, or may be of it and was not till now
 */
export async function refuseTwin(
  tx: Tx,
  coleta: Coleta,
  held: { id: number; chave: string | null } | null,
): Promise<string | null> {
  const chave = chaveOf(coleta);
  if (chave === null || chave === held?.chave) return chave;
  const id = held?.id ?? null;
  if ((await twinOf(tx, chave, id)) !== undefined) throw twinError(coleta);
  const likely = await likelyTwinOf(tx, coleta, id);
  if (likely) throw likelyTwinError(likely.codigoAmostra);
  return chave;
}

import { inputsFrom, yearBefore } from '../../../domain/monitoramento/yearBefore.ts';
import { round } from '../../../domain/numbers.ts';
import type { Tx } from '../../write.ts';
import { collectionsWithDbo, heldInputs, sewageOfYear } from './repository.ts';

interface Year {
  id?: number | null | undefined;
  idPessoa: number;
  ano: number;
}

/** 1 for a value that is neither what the year before gives nor what the record holds by calculation. */
function typed(sent: number | null, calculated: number | null, decimals: number, held: [number | null, number] | null) {
  if (sent === null || (calculated !== null && round(sent, decimals) === calculated)) return 0;
  return held && held[0] === sent ? held[1] : 1;
}

/**
 * Which of volume and DBO, of a year that is about to be saved, are a person's own: these stay when the years are worked
 * out anew.
 */
export async function typedInputs(
  { db }: Tx,
  { id, idPessoa, ano }: Year,
  { volume, dboAtual }: { volume: number | null; dboAtual: number | null },
) {
  const held = id ? await heldInputs(db, id) : undefined;
  const before = yearBefore(await sewageOfYear(db, idPessoa, ano - 1), await collectionsWithDbo(db, idPessoa), ano);
  const given = inputsFrom(before);
  return {
    flagVolumeInformado: typed(volume, given.volume, 2, held ? [held.volume, held.flagVolumeInformado] : null),
    flagDboInformado: typed(dboAtual, given.dboAtual, 3, held ? [held.dboAtual, held.flagDboInformado] : null),
  };
}

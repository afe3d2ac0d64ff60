import type { LeituraCalculada } from '../../../../domain/leitura/figures.ts';
import { explainedIn, type LeituraSalva } from '../../../../domain/leitura/plausibility.ts';
import { REINICIOS } from '../../../../domain/leitura/restart.ts';
import { savedRule } from '../../../../domain/leitura/savedRule.ts';
import type { Categoria, Lida } from './repository.ts';

/** What the log tells of a reading. */
export const VISIBLE = [
  'idHidrometro',
  'idMes',
  'idAno',
  'idCategoriaCobranca',
  'leituraAnterior',
  'leituraAtual',
  'volumeMedido',
  'volumeCorrigido',
  'tempoAnterior',
  'tempoAtual',
  'tempoFinal',
  'horaInicial',
  'horaFinal',
  'volumeCorrido',
  'medidorStatusNome',
  'reinicioMedidor',
  'obs',
  'motivo',
  'flagMedia',
  'flagMedidoInformado',
  'flagCorrigidoInformado',
  'flagAtivo',
] as const;

const bit = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

const restartOf = ({ reinicioMedidor }: Lida) => REINICIOS.find(({ id }) => id === reinicioMedidor)?.id ?? 0;

/** A saved reading as it is looked at for what is odd. */
export const oddAsSaved = (row: Lida): LeituraSalva => ({
  ...row,
  reinicio: restartOf(row),
  flagMedia: bit(row.flagMedia),
  flagCorrigidoInformado: bit(row.flagCorrigidoInformado),
  explicadas: explainedIn(row.estranhezasExplicadas),
});

function savedReading(row: Lida, categorias: readonly Categoria[]): LeituraCalculada {
  return {
    idAno: row.idAno,
    idMes: row.idMes,
    regra: categorias.find(({ id }) => id === row.idCategoriaCobranca)?.regra ?? 0,
    reinicio: restartOf(row),
    leituraAnterior: row.leituraAnterior,
    leituraAtual: row.leituraAtual,
    tempoAnterior: row.tempoAnterior,
    tempoAtual: row.tempoAtual,
    tempoFinal: row.tempoFinal,
    volumeMedido: row.volumeMedido,
    volumeCorrigido: row.volumeCorrigido,
    flagMedia: bit(row.flagMedia),
    flagMedidoInformado: bit(row.flagMedidoInformado),
    flagCorrigidoInformado: bit(row.flagCorrigidoInformado),
    flagNaoLida: bit(row.flagNaoLida),
    flagAnteriorInformada: bit(row.flagAnteriorInformada),
    flagTempoAnteriorInformado: bit(row.flagTempoAnteriorInformado),
  };
}

/** What was read of a meter around a month. */
interface Around {
  anteriores: readonly Lida[];
  doMes: Lida | null;
  seguintes: readonly Lida[];
}

/**
 * The same as the rules read it: the month and those after it with the rules that they were calculated by, which are what they
 * are worked out anew by. Of those before it nobody asks that.
 *
 * @param categorias all of them
 * @param logica how the meter's hour-meter counts
 */
export function savedReadings(
  { anteriores, doMes, seguintes }: Around,
  categorias: readonly Categoria[],
  logica: number | null,
): LeituraCalculada[] {
  const before = anteriores.map((row) => savedReading(row, categorias));
  const since = [...(doMes ? [doMes] : []), ...seguintes].map((row) => {
    const salva = savedReading(row, categorias);
    return { ...salva, regra: row.regra ?? savedRule(salva.regra, logica, salva) };
  });
  return [...before, ...since];
}

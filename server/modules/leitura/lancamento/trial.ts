import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { broughtOver, type LeituraCalculada, monthFigures } from '../../../../domain/leitura/figures.ts';
import { formatHours, hoursRun } from '../../../../domain/leitura/hourMeter.ts';
import { aroundMonth } from '../../../../domain/leitura/month.ts';
import { beganAnew, rolledOver } from '../../../../domain/leitura/restart.ts';
import type { Reading } from '../../../database/reading.ts';
import { monthOfMeter } from './repository.ts';
import { savedReadings } from './saved.ts';
import { categoriesFor } from './typed.ts';

const NOT_TOLD = { result: '-', flagMedia: 0 } as const;

/** Where the reading of a month begins of which nobody says so now. */
function beginningOf(anteriores: readonly LeituraCalculada[], doMes: LeituraCalculada | null): number {
  const isSaid = doMes?.flagAnteriorInformada === 1 && !beganAnew(doMes.reinicio);
  return isSaid ? doMes.leituraAnterior : broughtOver(anteriores, doMes).leitura;
}

/**
 * The corrected volume that saving a measured one would give, '-' where it would be refused: by a rule that neither
 * a category has which this meter may use, nor the month's reading was saved by if it may go on with its category. Its hours are
 * counted as the meter counts them, whatever is sent; those that are saved already as they were counted then.
 *
 * @throws AppError NOT_FOUND for the meter
 */
export async function tryRule(db: Reading, body: z.output<typeof contract.testesDeLeitura.regra.body>) {
  const { idAno, idMes, regra, tempoAnterior, tempoAtual } = body;
  const { medidor, rows, logica, categorias } = await monthOfMeter(db, body.idHidrometro, body);
  const salvas = savedReadings({ ...rows, seguintes: [] }, categorias, logica);
  const { anteriores, doMes } = aroundMonth(salvas, body);
  const offered = categoriesFor(medidor, rows.doMes, categorias);
  const isKept = doMes?.regra === regra && offered.some(({ id }) => id === rows.doMes?.idCategoriaCobranca);
  if (!isKept && !offered.some((one) => one.regra === regra)) return NOT_TOLD;
  const reinicio = body.reinicioMedidor ?? doMes?.reinicio ?? 0;
  const { volumeLido = null } = body;
  // What is asked of is the volume itself; of a meter that rolled over it may be the difference of its readings.
  const leituraAnterior = rolledOver(reinicio) ? beginningOf(anteriores, doMes) : 0;
  const leituraAtual = volumeLido === null ? null : leituraAnterior + volumeLido;
  if (rolledOver(reinicio) && leituraAtual !== null && leituraAtual < 0) return NOT_TOLD;
  const calculo = monthFigures(
    {
      idAno,
      idMes,
      regra,
      reinicio,
      leituraAnterior,
      leituraAtual,
      tempoAnterior,
      tempoAtual,
      volumeMedido: null,
      volumeCorrigido: null,
    },
    anteriores,
    logica,
    doMes,
  );
  if (!calculo.ok) return NOT_TOLD;
  return { result: calculo.figuras.volumeCorrigido, flagMedia: calculo.figuras.flagMedia };
}

/** Hours run as saving would keep them, 'HHHH:MM'; '-' where they cannot be told. */
export function tryHours({ logica, tempoAnterior, tempoAtual }: z.output<typeof contract.testesDeLeitura.logica.body>) {
  return { horaFormatada: formatHours(hoursRun(logica, tempoAnterior, tempoAtual)) };
}

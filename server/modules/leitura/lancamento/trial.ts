import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { monthFigures } from '../../../../domain/leitura/figures.ts';
import { formatHours, hoursRun } from '../../../../domain/leitura/hourMeter.ts';
import { aroundMonth } from '../../../../domain/leitura/month.ts';
import type { Reading } from '../../../database/reading.ts';
import { monthOfMeter } from './repository.ts';
import { savedReadings } from './saved.ts';
import { categoriesFor } from './typed.ts';

const NOT_TOLD = { result: '-', flagMedia: 0 } as const;

/**
 * The corrected volume that saving a measured one would give, '-' where it would be refused: by a rule that no category
 * has which this meter may use. Its hours are counted as the meter counts them, whatever is sent;
 * those that are saved already as they were counted then.
 *
 * @throws AppError NOT_FOUND for the meter
 */
export async function tryRule(db: Reading, body: z.output<typeof contract.testesDeLeitura.regra.body>) {
  const { idAno, idMes, regra, tempoAnterior, tempoAtual } = body;
  const { medidor, rows, logica, categorias } = await monthOfMeter(db, body.idHidrometro, body);
  if (!categoriesFor(medidor, rows.doMes, categorias).some((one) => one.regra === regra)) return NOT_TOLD;
  const salvas = savedReadings({ ...rows, seguintes: [] }, categorias, logica);
  const { anteriores, doMes } = aroundMonth(salvas, body);
  const calculo = monthFigures(
    {
      idAno,
      idMes,
      regra,
      reinicio: body.reinicioMedidor ?? doMes?.reinicio ?? 0,
      // What is asked of is the volume itself.
      leituraAnterior: 0,
      leituraAtual: body.volumeLido ?? null,
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

import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { monthFigures } from '../../../../domain/leitura/figures.ts';
import { formatHours, hoursRun } from '../../../../domain/leitura/hourMeter.ts';
import type { Reading } from '../../../database/reading.ts';
import { monthOfMeter } from './repository.ts';
import { savedReadings } from './saved.ts';

/**
 * The corrected volume that saving a measured one would give, '-' where it would be refused.
 *
 * @throws AppError NOT_FOUND for the meter
 */
export async function tryRule(db: Reading, body: z.output<typeof contract.testesDeLeitura.regra.body>) {
  const { idAno, idMes, regra, tempoAnterior, tempoAtual } = body;
  const { rows, logica } = await monthOfMeter(db, body.idHidrometro, body);
  const calculo = monthFigures(
    {
      idAno,
      idMes,
      regra,
      reinicio: body.reinicioMedidor ?? 0,
      // What is asked of is the volume itself.
      leituraAnterior: 0,
      leituraAtual: body.volumeLido ?? null,
      tempoAnterior,
      tempoAtual,
      volumeMedido: null,
      volumeCorrigido: null,
    },
    savedReadings({ anteriores: rows.anteriores, doMes: null, seguintes: [] }, []),
    body.logica ?? logica,
  );
  if (!calculo.ok) return { result: '-', flagMedia: 0 };
  return { result: calculo.figuras.volumeCorrigido, flagMedia: calculo.figuras.flagMedia };
}

/** Hours run as saving would keep them, 'HHHH:MM'; '-' where they cannot be told. */
export function tryHours({ logica, tempoAnterior, tempoAtual }: z.output<typeof contract.testesDeLeitura.logica.body>) {
  return { horaFormatada: formatHours(hoursRun(logica, tempoAnterior, tempoAtual)) };
}

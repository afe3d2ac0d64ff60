import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { LARGEST_COUNT } from '../../../contract/values.ts';
import { yearFigures } from '../../../domain/monitoramento/yearFigures.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { MONITORAMENTO as FIELDS } from '../../../resources/cliente/monitoramento.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import type { SubRecord } from '../cliente/subRecord/repository.ts';
import { saveSubRecord } from '../cliente/subRecord/service.ts';
import { monitoringOfYear } from './repository.ts';
import { typedInputs } from './typed.ts';
import { waitForYear } from './yearTurn.ts';

type Body = z.output<typeof contract.monitoramentoAnual.save.body>;

const TABLE = 'RelatorioMonitoramento';
export const MONITORAMENTO: SubRecord<typeof TABLE> = { table: TABLE, visible: namesOf(FIELDS) };

/** Refuses a second record of a client for one year, two people adding it at once included. */
async function refuseSameYear(tx: Tx, { id, idPessoa, ano }: Body) {
  await waitForYear(tx, ano);
  const twin = await monitoringOfYear(tx.db, idPessoa, ano);
  if (twin && twin.id !== id) throw fieldError('ano', `Este cliente já tem o monitoramento de ${ano}`, 'CONFLICT');
}

type Year = ReturnType<typeof pickFields<typeof FIELDS, Body>>;

/**
 * The year with its figures as they are kept.
 *
 * @throws AppError REFUSED when they contradict the calculation and nobody says why, or ask for more than can be kept
 */
function checked(year: Year): Year {
  const { figures, contradictions } = yearFigures(year, year, year.motivo !== null);
  const wrong = Object.entries(contradictions);
  if (Number(figures.qtdMinima) > LARGEST_COUNT) throw fieldError('cargaOrganica', 'A carga é grande demais');
  if (wrong.length > 0 && year.motivo === null) {
    const campos = Object.fromEntries(wrong);
    throw new AppError('REFUSED', 'Há valores que o cálculo não dá: corrija-os, ou diga o motivo do valor informado', {
      campos: { ...campos, motivo: 'Diga o motivo, se os valores devem ficar como estão' },
    });
  }
  // A reason that nothing needs would only puzzle who reads it.
  return { ...year, ...figures, motivo: wrong.length > 0 ? year.motivo : null };
}

/**
 * Adds a client's year, or changes the one that the body names.
 *
 * @throws AppError as `saveSubRecord` and `checked`; CONFLICT when the client has that year already
 */
export async function saveYear(tx: Tx, body: Body): Promise<{ id: number; versao: number }> {
  await refuseSameYear(tx, body);
  const values = checked(pickFields(FIELDS, body));
  return saveSubRecord(tx, MONITORAMENTO, body, { ...values, ...(await typedInputs(tx, body, values)) });
}

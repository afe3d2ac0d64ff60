import type * as z from 'zod';
import { contract } from '../../../contract/index.ts';
import { LARGEST_COUNT } from '../../../contract/values.ts';
import { yearBefore } from '../../../domain/monitoramento/yearBefore.ts';
import { yearFigures } from '../../../domain/monitoramento/yearFigures.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { MONITORAMENTO as FIELDS } from '../../../resources/cliente/monitoramento.ts';
import { type Implementation, implement } from '../../context.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { clientOf } from '../cliente/repository.ts';
import type { SubRecord } from '../cliente/subRecord/repository.ts';
import { removeSubRecord, saveSubRecord } from '../cliente/subRecord/service.ts';
import { collectionsWithDbo, monitoringOf, monitoringOfYear, sewageOfYear } from './repository.ts';
import { typedInputs } from './typed.ts';
import { waitForYear } from './yearTurn.ts';

const { monitoramentoAnual } = contract;
const TABLE = 'RelatorioMonitoramento';
const MONITORAMENTO: SubRecord<typeof TABLE> = { table: TABLE, visible: namesOf(FIELDS) };

/** Refuses a second record of a client for one year, two people adding it at once included. */
async function refuseSameYear(
  tx: Tx,
  { id, idPessoa, ano }: { id?: number | null | undefined; idPessoa: number; ano: number },
) {
  await waitForYear(tx, ano);
  const twin = await monitoringOfYear(tx.db, idPessoa, ano);
  if (twin && twin.id !== id) throw fieldError('ano', `Este cliente já tem o monitoramento de ${ano}`, 'CONFLICT');
}

type Year = ReturnType<typeof pickFields<typeof FIELDS, z.output<typeof monitoramentoAnual.save.body>>>;

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

/** Annual monitoring of clients. */
export const monitoramentoRoutes: Implementation[] = [
  implement(monitoramentoAnual.list, ({ db }, { params }) => monitoringOf(db, params.idPessoa)),
  implement(monitoramentoAnual.save, ({ write }, { body }) =>
    write(async (tx) => {
      await refuseSameYear(tx, body);
      const values = checked(pickFields(FIELDS, body));
      return saveSubRecord(tx, MONITORAMENTO, body, { ...values, ...(await typedInputs(tx, body, values)) });
    }),
  ),
  implement(monitoramentoAnual.yearBefore, async ({ db }, { body: { idPessoa, ano } }) => {
    await clientOf(db, idPessoa);
    return yearBefore(await sewageOfYear(db, idPessoa, ano - 1), await collectionsWithDbo(db, idPessoa), ano);
  }),
  implement(monitoramentoAnual.remove, ({ write }, { body }) =>
    write((tx) => removeSubRecord(tx, MONITORAMENTO, body)),
  ),
];

import { contract } from '../../../../contract/index.ts';
import { dayOf, isUsualDate } from '../../../../domain/calendar.ts';
import { calibrationDates, impossibleCalibration } from '../../../../domain/leitura/calibration.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { MEDIDOR as FIELDS } from '../../../../resources/cliente/medidor.ts';
import { type Implementation, implement } from '../../../context.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { refuseUnknown } from '../references.ts';
import { keptUnsaid } from '../subRecord/keptUnsaid.ts';
import { heldFields, type SubRecord } from '../subRecord/repository.ts';
import { saveSubRecord } from '../subRecord/service.ts';
import { metersOf } from './repository.ts';

const { medidores } = contract;
const MEDIDOR: SubRecord<'PessoaMedidorVazao'> = { table: 'PessoaMedidorVazao', visible: namesOf(FIELDS) };

/** Refuses a meter of which nothing is said: its situation and its certificate have a value by themselves. */
function refuseEmpty(sent: Readonly<Record<string, unknown>>) {
  const { flagAtivo: _status, flagCertificado: _certificate, ...said } = sent;
  if (Object.values(said).every((value) => value === null || value === '')) {
    throw fieldError('registro', 'Preencha pelo menos um campo do medidor');
  }
}

/** Flow meters of clients. */
export const medidoresRoutes: Implementation[] = [
  implement(medidores.list, ({ db }, { params }) => metersOf(db, params.idPessoa)),
  keptUnsaid(
    MEDIDOR.table,
    FIELDS,
    implement(medidores.save, ({ write }, { body }) =>
      write(async (tx) => {
        const sent = pickFields(FIELDS, body);
        refuseEmpty(sent);
        // A technician who was removed since stays with the meter.
        const held = body.id ? await heldFields(tx.db, MEDIDOR.table, ['idUsuarioTecnico'], body.id) : undefined;
        await refuseUnknown(tx, FIELDS, sent, held);
        const due = calibrationDates(sent.dtAtualCalibragem);
        if (due.dtValidadeCalibragem !== null && !isUsualDate(due.dtValidadeCalibragem)) {
          throw fieldError('dtAtualCalibragem', 'Data inválida', 'INVALID');
        }
        const values = {
          ...sent,
          dtProximaCalibragem: sent.dtProximaCalibragem ?? due.dtProximaCalibragem,
          dtValidadeCalibragem: sent.dtValidadeCalibragem ?? due.dtValidadeCalibragem,
        };
        return saveSubRecord(tx, MEDIDOR, body, values, (held) => {
          const { dtAtualCalibragem } = values;
          if (dtAtualCalibragem && dtAtualCalibragem > dayOf(tx.now) && dtAtualCalibragem !== held?.dtAtualCalibragem) {
            throw fieldError('dtAtualCalibragem', 'A calibração não pode ser de um dia que está por vir');
          }
          const campos = impossibleCalibration(values, held);
          if (campos) throw new AppError('INVALID', Object.values(campos)[0]!, { campos });
        });
      }),
    ),
  ),
];

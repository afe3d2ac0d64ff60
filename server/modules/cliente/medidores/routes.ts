import { contract } from '../../../../contract/index.ts';
import { calibrationDates } from '../../../../domain/leitura/calibration.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { MEDIDOR as FIELDS } from '../../../../resources/cliente/medidor.ts';
import { type Implementation, implement } from '../../../context.ts';
import { refuseUnknown } from '../references.ts';
import type { SubRecord } from '../subRecord/repository.ts';
import { saveSubRecord } from '../subRecord/service.ts';
import { metersOf } from './repository.ts';

const { medidores } = contract;
const MEDIDOR: SubRecord<'PessoaMedidorVazao'> = { table: 'PessoaMedidorVazao', visible: namesOf(FIELDS) };

/** Flow meters of clients. */
export const medidoresRoutes: Implementation[] = [
  implement(medidores.list, ({ db }, { params }) => metersOf(db, params.idPessoa)),
  implement(medidores.save, ({ write }, { body }) =>
    write(async (tx) => {
      const sent = pickFields(FIELDS, body);
      await refuseUnknown(tx, FIELDS, sent);
      const due = calibrationDates(sent.dtAtualCalibragem);
      return saveSubRecord(tx, MEDIDOR, body, {
        ...sent,
        dtProximaCalibragem: sent.dtProximaCalibragem ?? due.dtProximaCalibragem,
        dtValidadeCalibragem: sent.dtValidadeCalibragem ?? due.dtValidadeCalibragem,
      });
    }),
  ),
];

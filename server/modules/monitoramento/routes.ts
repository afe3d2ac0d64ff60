import { contract } from '../../../contract/index.ts';
import { yearBefore } from '../../../domain/monitoramento/yearBefore.ts';
import { type Implementation, implement } from '../../context.ts';
import { clientOf } from '../cliente/repository.ts';
import { removeSubRecord } from '../cliente/subRecord/service.ts';
import { collectionsWithDbo, monitoringOf, sewageOfYear } from './repository.ts';
import { MONITORAMENTO, saveYear } from './service.ts';

const { monitoramentoAnual } = contract;

/** Annual monitoring of clients. */
export const monitoramentoRoutes: Implementation[] = [
  implement(monitoramentoAnual.list, ({ db }, { params }) => monitoringOf(db, params.idPessoa)),
  implement(monitoramentoAnual.save, ({ write }, { body }) => write((tx) => saveYear(tx, body))),
  implement(monitoramentoAnual.yearBefore, async ({ db }, { body: { idPessoa, ano } }) => {
    await clientOf(db, idPessoa);
    return yearBefore(await sewageOfYear(db, idPessoa, ano - 1), await collectionsWithDbo(db, idPessoa), ano);
  }),
  implement(monitoramentoAnual.remove, ({ write }, { body }) =>
    write((tx) => removeSubRecord(tx, MONITORAMENTO, body)),
  ),
];

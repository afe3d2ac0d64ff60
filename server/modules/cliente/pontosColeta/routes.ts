import { contract } from '../../../../contract/index.ts';
import { searchText } from '../../../../domain/searchText.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import { type Implementation, implement } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { keptUnsaid } from '../subRecord/keptUnsaid.ts';
import { listSubRecords, type SubRecord } from '../subRecord/repository.ts';
import { removeSubRecord, saveSubRecord } from '../subRecord/service.ts';
import { hasCollections } from './repository.ts';

const PONTO: SubRecord<'PessoaPontoColeta'> = { table: 'PessoaPontoColeta', visible: namesOf(PONTO_COLETA) };
const { pontosColeta } = contract;

/** Sampling points of clients. A point never moves from one client to another. */
export const pontosColetaRoutes: Implementation[] = [
  implement(pontosColeta.list, ({ db }, { params }) => listSubRecords(db, PONTO, params.idPessoa)),
  keptUnsaid(
    PONTO.table,
    PONTO_COLETA,
    implement(pontosColeta.save, ({ write }, { body }) =>
      write((tx) => {
        const values = pickFields(PONTO_COLETA, body);
        return saveSubRecord(tx, PONTO, body, { ...values, busca: searchText([values.descricao]) });
      }),
    ),
  ),
  implement(pontosColeta.remove, ({ write }, { query }) =>
    write((tx) =>
      removeSubRecord(tx, PONTO, query, async (ponto) => {
        if (await hasCollections(tx.db, ponto)) {
          throw new AppError('REFUSED', 'Este ponto tem coletas e não pode ser removido');
        }
      }),
    ),
  ),
];

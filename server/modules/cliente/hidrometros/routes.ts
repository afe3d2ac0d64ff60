import { contract } from '../../../../contract/index.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { HIDROMETRO as FIELDS } from '../../../../resources/cliente/hidrometro.ts';
import { type Implementation, implement } from '../../../context.ts';
import { AppError, notFound } from '../../../errors.ts';
import { saveExisting } from '../../../records.ts';
import { refuseUnknown } from '../references.ts';
import { keptUnsaid } from '../subRecord/keptUnsaid.ts';
import type { SubRecord } from '../subRecord/repository.ts';
import { currentSubRecord, removeSubRecord, saveSubRecord } from '../subRecord/service.ts';
import { controlUnitsOf, hasReadings, hydrometersOfRegister } from './repository.ts';

const { hidrometros, unidadesControladoras } = contract;
const HIDROMETRO: SubRecord<'PessoaHidrometro'> = {
  table: 'PessoaHidrometro',
  visible: namesOf(FIELDS),
};

/** Hydrometers of clients, and the control units that they bear. Their list is answered with the month's grid. */
export const hidrometrosRoutes: Implementation[] = [
  implement(hidrometros.sameRegister, ({ db }, { query }) => hydrometersOfRegister(db, query.registro)),
  keptUnsaid(
    HIDROMETRO.table,
    FIELDS,
    implement(hidrometros.save, ({ write }, { body }) =>
      write(async (tx) => {
        const values = pickFields(FIELDS, body);
        await refuseUnknown(tx, FIELDS, values);
        return saveSubRecord(tx, HIDROMETRO, body, values);
      }),
    ),
  ),
  implement(hidrometros.remove, ({ write }, { query }) =>
    write((tx) =>
      removeSubRecord(tx, HIDROMETRO, query, async ({ id }) => {
        if (await hasReadings(tx.db, id)) {
          throw new AppError('REFUSED', 'Este hidrômetro tem leituras. Desabilite-o em vez de remover.');
        }
      }),
    ),
  ),
  implement(unidadesControladoras.list, ({ db }, { query }) => controlUnitsOf(db, query.idPessoa)),
  implement(unidadesControladoras.remove, ({ write }, { query }) =>
    write(async (tx) => {
      const row = await currentSubRecord(tx, HIDROMETRO, query);
      if (row.uc === null) throw notFound('Este hidrômetro não tem unidade controladora');
      const audit = { idPessoa: row.idPessoa, visible: HIDROMETRO.visible };
      return saveExisting(tx, HIDROMETRO.table, row, { uc: null }, audit);
    }),
  ),
];

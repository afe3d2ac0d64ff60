import { contract } from '../../../contract/index.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { HIDROMETRO as FIELDS } from '../../../resources/cliente/hidrometro.ts';
import { type Implementation, implement } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { saveExisting } from '../../records.ts';
import { refuseUnknown } from './references.ts';
import { currentSubRecord, removeSubRecord, type SubRecord, saveSubRecord } from './subRecord.ts';

const { hidrometros, unidadesControladoras } = contract;
const HIDROMETRO: SubRecord<'PessoaHidrometro'> = {
  table: 'PessoaHidrometro',
  visible: namesOf(FIELDS),
};

/** Hydrometers of clients, and the control units that they bear. */
export const hidrometrosRoutes: Implementation[] = [
  implement(hidrometros.list, ({ db }, { query }) =>
    db
      .selectFrom('PessoaHidrometro as h')
      .leftJoin('FonteAbastecimento as f', 'f.id', 'h.idFonteAbastecimento')
      .select(['h.id', 'h.idPessoa', ...namesOf(FIELDS).map((name) => `h.${name}` as const)])
      .select(['f.descricao as fonteAbastecimento', 'h.versao'])
      .where('h.idPessoa', '=', query.idPessoa)
      .where('h.removidoEm', 'is', null)
      .orderBy('h.id')
      .execute(),
  ),
  implement(hidrometros.save, ({ write }, { body }) =>
    write(async (tx) => {
      const values = pickFields(FIELDS, body);
      await refuseUnknown(tx, FIELDS, values);
      return saveSubRecord(tx, HIDROMETRO, body, values);
    }),
  ),
  implement(hidrometros.remove, ({ write }, { query }) =>
    write(async (tx) => {
      const reading = await tx.db
        .selectFrom('PessoaHidrometroLancamento')
        .select('id')
        .where('idHidrometro', '=', query.id)
        .where('removidoEm', 'is', null)
        .executeTakeFirst();
      if (reading) {
        throw new AppError('REFUSED', 'Este hidrômetro tem leituras. Desabilite-o em vez de remover.');
      }
      return removeSubRecord(tx, HIDROMETRO, query);
    }),
  ),
  implement(unidadesControladoras.list, ({ db }, { query }) =>
    db
      .selectFrom('PessoaHidrometro')
      .select(['id', 'idPessoa', 'registro', 'uc', 'versao'])
      .where('idPessoa', '=', query.idPessoa)
      .where('uc', 'is not', null)
      .where('removidoEm', 'is', null)
      .orderBy('id')
      .execute(),
  ),
  implement(unidadesControladoras.remove, ({ write }, { query }) =>
    write(async (tx) => {
      const row = await currentSubRecord(tx, HIDROMETRO, query);
      if (row.uc === null) throw notFound('Este hidrômetro não tem unidade controladora');
      const audit = { idPessoa: row.idPessoa, visible: HIDROMETRO.visible };
      return saveExisting(tx, HIDROMETRO.table, row, { uc: null }, audit);
    }),
  ),
];

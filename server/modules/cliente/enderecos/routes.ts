import type * as z from 'zod';
import { contract } from '../../../../contract/index.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { ENDERECO as FIELDS } from '../../../../resources/cliente/endereco.ts';
import { type Implementation, implement } from '../../../context.ts';
import { keptUnsaid } from '../subRecord/keptUnsaid.ts';
import { listSubRecords, type SubRecord } from '../subRecord/repository.ts';
import { removeSubRecord, saveSubRecord } from '../subRecord/service.ts';

const { enderecos } = contract;
const ENDERECO: SubRecord<'PessoaEndereco'> = {
  table: 'PessoaEndereco',
  visible: namesOf(FIELDS),
};
/** Fields that the legacy API wants filled and that never differ. */
const FIXED = { idTipoEndereco: 1, idIntegracao: 1 };

function valuesOf(body: z.output<typeof enderecos.create.body>) {
  return { ...pickFields(FIELDS, body), idTipoEndereco: FIXED.idTipoEndereco };
}

/** Addresses of clients. */
export const enderecosRoutes: Implementation[] = [
  implement(enderecos.list, async ({ db }, { query }) => {
    const rows = await listSubRecords(db, ENDERECO, query.idPessoa);
    return rows.map((row) => ({ ...row, ...FIXED }));
  }),
  implement(enderecos.create, ({ write }, { body }) =>
    write((tx) => saveSubRecord(tx, ENDERECO, { idPessoa: body.idPessoa }, valuesOf(body))),
  ),
  keptUnsaid(
    ENDERECO.table,
    FIELDS,
    implement(enderecos.update, ({ write }, { params, body }) =>
      write((tx) => saveSubRecord(tx, ENDERECO, { ...body, id: params.id }, valuesOf(body))),
    ),
  ),
  implement(enderecos.remove, ({ write }, { params, body: { versao } }) =>
    write((tx) => removeSubRecord(tx, ENDERECO, { id: params.id, versao })),
  ),
  implement(enderecos.removeByDelete, ({ write }, { params, query: { versao } }) =>
    write((tx) => removeSubRecord(tx, ENDERECO, { id: params.id, versao })),
  ),
];

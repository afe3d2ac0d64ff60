import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { clientSearchText } from '../../../domain/cliente/clientSearchText.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { PESSOA } from '../../../resources/cliente/pessoa.ts';
import { fieldError } from '../../errors.ts';
import { current, refuseStale, saveExisting, saveNew } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { refuseUnknown } from './references.ts';

const VISIBLE = namesOf(PESSOA);

/** Adds a client, or changes the one that the body names. Whoever disables one says why in the remarks. */
export async function saveClient(tx: Tx, body: z.output<typeof contract.clientes.save.body>) {
  const { id, versao } = body;
  const fields = pickFields(PESSOA, body);
  await refuseUnknown(tx, PESSOA, fields);
  const values = { ...fields, busca: clientSearchText(fields) };
  if (!id) return saveNew(tx, 'Pessoa', values, { idPessoa: (created) => created, visible: VISIBLE });
  const row = await current(tx, 'Pessoa', id);
  await refuseStale(tx, 'Pessoa', row, versao, VISIBLE);
  if (fields.flagAtivo === 0 && fields.obsPrincipal === row.obsPrincipal) {
    throw fieldError('obsPrincipal', 'Altere as observações');
  }
  return saveExisting(tx, 'Pessoa', row, values, { idPessoa: id, visible: VISIBLE });
}

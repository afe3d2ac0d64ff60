import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { clientSearchText } from '../../../domain/cliente/clientSearchText.ts';
import { ERASED } from '../../../domain/cliente/erased.ts';
import { normalize } from '../../../domain/searchText.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { PESSOA } from '../../../resources/cliente/pessoa.ts';
import { fieldError } from '../../errors.ts';
import { current, isStale, refuseStale, saveExisting, saveNew } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { refuseUnknown } from './references.ts';
import { refuseErased } from './repository.ts';

const VISIBLE = namesOf(PESSOA);

/**
 * Adds a client, or changes the one that the body names. Whoever disables one says why in the remarks.
 *
 * @throws AppError CONFLICT when its person was erased, unless it gets a name again by who knows of it: what is saved is
 *   of another one
 */
export async function saveClient(tx: Tx, body: z.output<typeof contract.clientes.save.body>) {
  const { id, versao } = body;
  const fields = pickFields(PESSOA, body);
  await refuseUnknown(tx, PESSOA, fields);
  const values = { ...fields, busca: clientSearchText(fields) };
  const row = id ? await current(tx, 'Pessoa', id) : null;
  const isNameless = normalize(fields.nome) === ERASED;
  // What was typed over the person comes of a form that was open before: it would bring them back.
  if (row && (isNameless || isStale(row, versao))) refuseErased(row);
  if (isNameless) throw fieldError('nome', 'Este nome fica no lugar de dados apagados: informe outro');
  if (!row) return saveNew(tx, 'Pessoa', values, { idPessoa: (created) => created, visible: VISIBLE });
  await refuseStale(tx, 'Pessoa', row, versao, VISIBLE);
  if (fields.flagAtivo === 0 && fields.obsPrincipal === row.obsPrincipal) {
    throw fieldError('obsPrincipal', 'Altere as observações');
  }
  return saveExisting(tx, 'Pessoa', row, values, { idPessoa: row.id, visible: VISIBLE });
}

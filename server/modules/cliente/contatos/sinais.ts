import type { Sinais } from '../../../../domain/cliente/personInText.ts';
import { telephonesIn } from '../../../../domain/cliente/telephones.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import type { Tx } from '../../../write.ts';
import { heldValues } from '../registros/service.ts';
import { heldContact, otherContacts } from './repository.ts';

/** What contacts are or were called, and how they are reached. */
export async function signsOfContacts(tx: Tx, ids: readonly number[]) {
  const nomes: (string | null)[] = [];
  const telefones: string[] = [];
  for (const id of ids) {
    const { nome, email, telefone } = await heldContact(tx, id);
    const past = (field: keyof typeof CONTATO_PESSOAL) => heldValues(tx, 'PessoaContato', id, [field]);
    const emails = [email, ...(await past('email'))].flatMap((all) => all?.split(';') ?? []);
    nomes.push(nome, ...(await past('nome')), ...emails);
    telefones.push(...[telefone, ...(await past('telefone'))].flatMap(telephonesIn));
  }
  return { nomes, numeros: [], telefones };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * What a contact is known by that neither its client nor another contact of it bears; and what these are called.
 *
 * @param cliente what the client is called
 */
export async function signsOfContact(
  tx: Tx,
  { id, idPessoa }: { id: number; idPessoa: number },
  cliente: readonly (string | null)[],
): Promise<Sinais> {
  const own = await signsOfContacts(tx, [id]);
  const others = await otherContacts(tx, { id, idPessoa });
  const emails = others.flatMap(({ email }) => email?.split(';') ?? []);
  const nomesDeOutros = [...cliente, ...others.map(({ nome }) => nome), ...emails];
  const nomes = new Set(nomesDeOutros.map((one) => normalize(one ?? '')));
  const telefones = new Set(others.flatMap(({ telefone }) => telephonesIn(telefone)).map(digitsOf));
  return {
    nomes: own.nomes.filter((nome) => !nomes.has(normalize(nome ?? ''))),
    nomesDeOutros,
    numeros: [],
    telefones: own.telefones.filter((one) => !telefones.has(digitsOf(one))),
  };
}

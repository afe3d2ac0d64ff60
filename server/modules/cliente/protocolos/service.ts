import { normalize } from '../../../../domain/searchText.ts';
import type { Tx } from '../../../write.ts';
import { compared, type Nomes } from '../nomes/service.ts';
import { ERASED, emptyEntries } from '../registros/service.ts';
import {
  allProtocols,
  blankContact,
  blankProtocol,
  forgetInSubjects,
  otherContacts,
  PESSOAL,
  sampleCodes,
} from './repository.ts';

/**
 * The protocols of a client, however they write its name: those of a name that no other client bears and, of the others,
 * those of its samples.
 *
 * @returns with how many are left out, for nobody can tell whose they are
 */
export async function protocolsOf(tx: Tx, idPessoa: number, { todos, proprios }: Nomes) {
  const named = (await allProtocols(tx)).filter(({ nomeCliente }) => todos.has(normalize(nomeCliente)));
  const codes = await sampleCodes(tx, idPessoa);
  const known = named.filter(
    ({ nomeCliente, atividadeAmostra }) => proprios.has(normalize(nomeCliente)) || codes.has(atividadeAmostra),
  );
  return { protocolos: known, deHomonimos: named.length - known.length };
}

/**
 * Takes a person out of their protocols, and out of what the log and the messages of those tell.
 *
 * @returns how many protocols were left, for nobody can tell whose they are
 */
export async function forgetInProtocols(tx: Tx, idPessoa: number, nomes: Nomes): Promise<number> {
  const { protocolos, deHomonimos } = await protocolsOf(tx, idPessoa, nomes);
  const written = new Set(protocolos.map(({ nomeCliente }) => nomeCliente));
  for (const name of written) {
    // Messages tell nothing else of whose they are.
    if (nomes.proprios.has(normalize(name))) await forgetInSubjects(tx, name, ERASED);
  }
  for (const { id } of protocolos) {
    await blankProtocol(tx, id, ERASED);
    await emptyEntries(tx, 'Protocolo', id, PESSOAL);
  }
  return deHomonimos;
}

/**
 * Takes a contact out of the protocols of their client that name them. Where a client of that name has another contact
 * of theirs, who is not erased, it is that one's.
 *
 * @param names all that the contact is or was called, normalised
 */
export async function forgetContact(
  tx: Tx,
  { id, idPessoa }: { id: number; idPessoa: number },
  names: ReadonlySet<string>,
  { todos }: Nomes,
): Promise<void> {
  const others = (await otherContacts(tx, id)).filter(({ nome }) => names.has(normalize(nome)));
  if (others.some((other) => other.idPessoa === idPessoa)) return;
  const taken = compared(others.flatMap(({ cliente, razaoSocial }) => [cliente, razaoSocial]));
  for (const protocolo of await allProtocols(tx)) {
    const cliente = normalize(protocolo.nomeCliente);
    if (!todos.has(cliente) || taken.has(cliente) || !names.has(normalize(protocolo.contato ?? ''))) continue;
    await blankContact(tx, protocolo.id);
    await emptyEntries(tx, 'Protocolo', protocolo.id, ['contato']);
  }
}

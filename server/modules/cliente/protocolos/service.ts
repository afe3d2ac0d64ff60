import { ERASED } from '../../../../domain/cliente/erased.ts';
import { personRemover, type Sinais } from '../../../../domain/cliente/personInText.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { PERSON_ERASED } from '../../../mail/reason.ts';
import type { Tx } from '../../../write.ts';
import { compared, everyName, type Nomes } from '../nomes/service.ts';
import { emptyEntries } from '../registros/service.ts';
import {
  blankProtocol,
  clientsOfSamples,
  forgetInSubjects,
  giveUpMessages,
  LIVRE,
  leaveOfField,
  namesInProtocols,
  otherContacts,
  PESSOAL,
  protocolsNamed,
  protocolsSaying,
  textsInProtocols,
} from './repository.ts';

/**
 * The protocols that bear one of a client's names, however they write it, and whether their sample is this client's; null
 * where its code tells nothing, or several clients have it.
 *
 * @param names all that the client is or was called, normalised
 */
async function protocolsWithOwners(tx: Tx, idPessoa: number, names: ReadonlySet<string>) {
  const written = (await namesInProtocols(tx)).filter((name) => names.has(normalize(name)));
  if (written.length === 0) return [];
  const clients = await clientsOfSamples(tx, idPessoa, written);
  return (await protocolsNamed(tx, written)).map((protocolo) => {
    const of = clients.get(protocolo.atividadeAmostra) ?? new Set();
    const shared = of.size > 1 && of.has(idPessoa);
    return { ...protocolo, own: of.size === 0 || shared ? null : of.has(idPessoa) };
  });
}

/**
 * The protocols of a client, however they write its name: those of its samples and, where the sample tells nothing,
 * those of a name that no other client bears or bore.
 *
 * @returns with how many are left out: they are another client's, or nobody can tell whose they are
 */
export async function protocolsOf(tx: Tx, idPessoa: number, { todos, proprios }: Nomes) {
  const named = await protocolsWithOwners(tx, idPessoa, todos);
  const known = named.filter(({ nomeCliente, own }) => own ?? proprios.has(normalize(nomeCliente)));
  return { protocolos: known, deHomonimos: named.length - known.length };
}

/** What is written to nobody any more once a person was taken out of a protocol: the log says which messages. */
async function withholdMessages(tx: Tx, id: number): Promise<void> {
  const ids = await giveUpMessages(tx, id, PERSON_ERASED);
  if (ids.length === 0) return;
  const info = `Não será mais enviado por e-mail (mensagens ${ids.join(', ')})`;
  await tx.audit({ tabela: 'Protocolo', id, acao: 'Apagamento', info });
}

/** Takes what fields tell out of a protocol that a change has just taken it out of: the log, and messages that wait. */
async function forgetBeside(tx: Tx, id: number, fields: readonly string[]): Promise<void> {
  await emptyEntries(tx, 'Protocolo', id, fields);
  await withholdMessages(tx, id);
}

/**
 * Takes a person out of their protocols, and out of what the log and the messages of those tell.
 *
 * @returns how many protocols of such a name were left
 */
export async function forgetInProtocols(tx: Tx, idPessoa: number, nomes: Nomes): Promise<number> {
  const { protocolos, deHomonimos } = await protocolsOf(tx, idPessoa, nomes);
  const written = new Set(protocolos.map(({ nomeCliente }) => nomeCliente));
  for (const name of written) {
    // Of messages of before nothing else tells of which protocol they are.
    if (nomes.proprios.has(normalize(name))) await forgetInSubjects(tx, name, ERASED);
  }
  for (const { id, nomeCliente } of protocolos) {
    await blankProtocol(tx, id, ERASED);
    await forgetBeside(tx, id, PESSOAL);
    if (!nomes.proprios.has(normalize(nomeCliente))) await forgetInSubjects(tx, nomeCliente, ERASED, id);
  }
  return deHomonimos;
}

/**
 * Takes a person out of what protocols of other clients say: a field that names them goes whole.
 *
 * @param sinais by which they are known wherever it stands
 */
export async function forgetInOtherProtocols(tx: Tx, sinais: Sinais): Promise<void> {
  const without = personRemover(sinais, ERASED);
  for (const field of LIVRE) {
    for (const text of await textsInProtocols(tx, field)) {
      if (without(text) === text) continue;
      for (const id of await protocolsSaying(tx, field, text)) {
        await leaveOfField(tx, id, field, null);
        await forgetBeside(tx, id, [field]);
      }
    }
  }
}

/** What a contact is known by. */
interface Contato {
  /** All that they are or were called, normalised. */
  nomes: ReadonlySet<string>;
  /** What neither their client nor another contact of it bears. */
  sinais: Sinais;
}

/** Where protocols say whom to ask for, and where. */
const CONTATO = ['contato', 'pontoColeta'] as const;

/**
 * Takes a contact out of the protocols of their client that tell of them; not of those of another client's sample. Where a
 * client that is or was called so has another contact of theirs, who is not erased, it is that one's, unless the sample
 * tells that it is not.
 */
export async function forgetContact(
  tx: Tx,
  { id, idPessoa }: { id: number; idPessoa: number },
  { nomes, sinais }: Contato,
  { todos }: Nomes,
): Promise<void> {
  const others = await otherContacts(tx, id);
  const colleagues = compared(others.filter((other) => other.idPessoa === idPessoa).map(({ nome }) => nome));
  const namesakes = others
    .filter((other) => other.idPessoa !== idPessoa && nomes.has(normalize(other.nome)))
    .map(({ idPessoa: other, cliente, razaoSocial }) => ({ id: other, nome: cliente, razaoSocial }));
  const taken = await everyName(tx, namesakes);
  const without = personRemover(sinais, ERASED);
  const leftOf = (text: string, field: (typeof CONTATO)[number]) => {
    const name = normalize(text);
    if (colleagues.has(name)) return text;
    // A point may be called like a contact of a single name ('Portaria'), and is none.
    const left = field === 'contato' && nomes.has(name) ? ERASED : without(text);
    return left === ERASED ? null : left;
  };
  for (const { own, ...protocolo } of await protocolsWithOwners(tx, idPessoa, todos)) {
    if (!(own ?? !taken.has(normalize(protocolo.nomeCliente)))) continue;
    const changed = CONTATO.filter((field) => {
      const text = protocolo[field];
      return text !== null && leftOf(text, field) !== text;
    });
    if (changed.length === 0) continue;
    for (const field of changed) await leaveOfField(tx, protocolo.id, field, leftOf(protocolo[field] ?? '', field));
    await forgetBeside(tx, protocolo.id, changed);
  }
}

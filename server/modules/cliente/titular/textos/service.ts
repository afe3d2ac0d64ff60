import { personRemover, type Sinais } from '../../../../../domain/cliente/personInText.ts';
import { normalize, searchText } from '../../../../../domain/searchText.ts';
import type { CONTATO_PESSOAL } from '../../../../../resources/cliente/contato.ts';
import { type ClientFields, namesOf } from '../../../../../resources/cliente/defineFields.ts';
import { HIDROMETRO } from '../../../../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../../../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../../../../resources/cliente/monitoramento.ts';
import { PONTO_COLETA } from '../../../../../resources/cliente/pontoColeta.ts';
import type { ColumnOf, RowOf } from '../../../../database/columns.ts';
import type { Tx } from '../../../../write.ts';
import { heldContact } from '../../contatos/repository.ts';
import type { Nomes } from '../../nomes/service.ts';
import { ERASED, heldValues, rewriteEntries } from '../../registros/service.ts';
import {
  otherContacts,
  reasonsOfColours,
  recordsWithTexts,
  rewriteReason,
  rewriteTexts,
  type TableOfTexts,
} from './repository.ts';

/** The fields that hold a text of any words. */
function textsAmong<T extends ClientFields>(fields: T): (keyof T & string)[] {
  return namesOf(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && (field.kind === 'text' || field.kind === 'multiline') && !('choices' in field);
  });
}

/** What people may have written of a person in what hangs on a client. */
const TEXTS: { readonly [T in TableOfTexts]: readonly ColumnOf<T>[] } = {
  PessoaPontoColeta: textsAmong(PONTO_COLETA),
  PessoaMedidorVazao: textsAmong(MEDIDOR),
  PessoaHidrometro: textsAmong(HIDROMETRO),
  PessoaHidrometroLancamento: ['medidorStatusNome', 'obs', 'motivo'],
  RelatorioMonitoramento: textsAmong(MONITORAMENTO),
  // The sample's code stays: by it the same sample is known.
  HistoricoColeta: ['amostrador'],
};
/** The tables of what hangs on a client besides addresses and contacts. */
export const TABLES = Object.keys(TEXTS) as TableOfTexts[];

/** What contacts are or were called, and how they are reached. */
async function contactsIn(tx: Tx, ids: readonly number[]) {
  const nomes: (string | null)[] = [];
  const telefones: (string | null)[] = [];
  for (const id of ids) {
    const { nome, email, telefone } = await heldContact(tx, id);
    const past = (field: keyof typeof CONTATO_PESSOAL) => heldValues(tx, 'PessoaContato', id, [field]);
    const emails = [email, ...(await past('email'))].flatMap((all) => all?.split(';') ?? []);
    nomes.push(nome, ...(await past('nome')), ...emails);
    telefones.push(telefone, ...(await past('telefone')));
  }
  return { nomes, numeros: [], telefones };
}

/**
 * Takes the person behind a client, and its contacts, out of the texts of its points, meters, readings, years and
 * collections, and out of what the log tells of those: their names, documents and telephones go, the rest of the text and
 * all figures stay.
 *
 * @param row the client before it was emptied
 * @param contatos ids of its contacts that are still held
 */
export async function forgetInTexts(
  tx: Tx,
  row: RowOf<'Pessoa'>,
  { todos }: Nomes,
  contatos: readonly number[],
): Promise<void> {
  const deContatos = await contactsIn(tx, contatos);
  const sinais = {
    nomes: [...todos, ...deContatos.nomes],
    numeros: [row.nroDocumento, row.rg, row.inscEstadual],
    telefones: deContatos.telefones,
  };
  await takeOut(tx, row.id, personRemover(sinais, ERASED));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * What a contact is known by that neither its client nor another contact of it bears.
 *
 * @param cliente what the client is called
 */
export async function signsOfContact(
  tx: Tx,
  { id, idPessoa }: { id: number; idPessoa: number },
  cliente: readonly (string | null)[],
): Promise<Sinais> {
  const own = await contactsIn(tx, [id]);
  const others = await otherContacts(tx, { id, idPessoa });
  const emails = others.flatMap(({ email }) => email?.split(';') ?? []);
  const nomes = new Set([...cliente, ...others.map(({ nome }) => nome), ...emails].map((one) => normalize(one ?? '')));
  const telefones = new Set(others.map(({ telefone }) => digitsOf(telefone ?? '')));
  return {
    nomes: own.nomes.filter((nome) => !nomes.has(normalize(nome ?? ''))),
    numeros: [],
    telefones: own.telefones.filter((one) => !telefones.has(digitsOf(one ?? ''))),
  };
}

/** Takes a contact out of the same texts of its client. */
export const forgetContactInTexts = (tx: Tx, idPessoa: number, sinais: Sinais) =>
  takeOut(tx, idPessoa, personRemover(sinais, ERASED));

async function takeOut(tx: Tx, idPessoa: number, without: (text: string) => string): Promise<void> {
  for (const table of TABLES) await forgetInTable(tx, table, idPessoa, without);
  for (const { id, motivo } of await reasonsOfColours(tx, idPessoa)) {
    const left = without(motivo ?? '');
    if (left !== motivo) await rewriteReason(tx, id, left);
  }
  await rewriteEntries(tx, { idPessoa, tabelas: TABLES }, without);
}

async function forgetInTable(tx: Tx, table: TableOfTexts, idPessoa: number, without: (text: string) => string) {
  for (const { id, versao, ...texts } of await recordsWithTexts(tx, table, TEXTS[table], idPessoa)) {
    const changed = Object.entries(texts).flatMap(([name, text]): [string, string][] => {
      const left = typeof text === 'string' ? without(text) : text;
      return typeof left === 'string' && left !== text ? [[name, left]] : [];
    });
    if (changed.length === 0) continue;
    const values = Object.fromEntries(changed);
    const { descricao } = values;
    const found = table === 'PessoaPontoColeta' && descricao !== undefined;
    await rewriteTexts(tx, table, { id, versao }, { ...values, ...(found && { busca: searchText([descricao]) }) });
  }
}

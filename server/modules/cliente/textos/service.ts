import { ERASED } from '../../../../domain/cliente/erased.ts';
import { personRemover, type Sinais, signsInIdentifiers } from '../../../../domain/cliente/personInText.ts';
import { heldWhereCalledWhole } from '../../../../domain/cliente/waysToCall.ts';
import { heldWhereNumbered } from '../../../../domain/cliente/waysToTell.ts';
import { searchText } from '../../../../domain/searchText.ts';
import { type ClientFields, namesOf } from '../../../../resources/cliente/defineFields.ts';
import { HIDROMETRO } from '../../../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../../../resources/cliente/monitoramento.ts';
import { PONTO_COLETA } from '../../../../resources/cliente/pontoColeta.ts';
import type { ColumnOf } from '../../../database/columns.ts';
import type { Tx } from '../../../write.ts';
import { holdersOf } from '../../log/search/holders/repository.ts';
import { leftOf, rewrite, rewriteEntries, type Without } from '../registros/service.ts';
import {
  holdBack,
  reasonsOfColours,
  recordsWithTexts,
  remarksOn,
  rewriteReason,
  rewriteRemark,
  rewriteTexts,
  type TableOfTexts,
  textsOfClients,
} from './repository.ts';

/** The fields that hold a text of any words. */
function textsAmong<T extends ClientFields>(fields: T): (keyof T & string)[] {
  return namesOf(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && (field.kind === 'text' || field.kind === 'multiline') && !('choices' in field);
  });
}

/** Texts beside names: these stay, for they are another person's, or a place's that may be named after one. */
const REMARKS = {
  Pessoa: ['obsPrincipal', 'obsSecundaria'],
  PessoaEndereco: ['logradouro', 'complemento', 'linkMapa'],
  PessoaContato: ['departamento', 'obs'],
} as const;

/** What people may have written of a person in a client, and in what hangs on it. */
const TEXTS: { readonly [T in TableOfTexts]: readonly ColumnOf<T>[] } = {
  ...REMARKS,
  PessoaPontoColeta: textsAmong(PONTO_COLETA),
  PessoaMedidorVazao: textsAmong(MEDIDOR),
  PessoaHidrometro: textsAmong(HIDROMETRO),
  PessoaHidrometroLancamento: ['medidorStatusNome', 'obs', 'motivo'],
  RelatorioMonitoramento: textsAmong(MONITORAMENTO),
  // The sample's code stays: by it the same sample is known.
  HistoricoColeta: ['amostrador'],
};
const TABLES_OF_REMARKS = Object.keys(REMARKS) as (keyof typeof REMARKS)[];
/** The tables of what hangs on a client besides addresses and contacts. */
export const TABLES = (Object.keys(TEXTS) as TableOfTexts[]).filter((table) => !Object.hasOwn(REMARKS, table));

/** By what things are known, and samples: figures in them are no person's telephone, nor RG. */
const IDENTIFIERS: ReadonlySet<string> = new Set<string>(['registro', 'uc', 'lacre', 'nroSerie', 'codigoEquipamento'])
  .add('modelo')
  .add('codigoAmostra');

function removerOf(sinais: Sinais): Without {
  const anywhere = personRemover(sinais, ERASED);
  const inIdentifiers = personRemover(signsInIdentifiers(sinais), ERASED);
  return (text, field = '') => (IDENTIFIERS.has(field) ? inIdentifiers : anywhere)(text);
}

/**
 * Takes a person out of the texts of a client's points, meters, readings, years and collections, and out of what the log
 * tells of those: what they are known by goes, the rest of the text and all figures stay.
 */
export async function forgetInTexts(tx: Tx, idPessoa: number, sinais: Sinais): Promise<void> {
  const without = removerOf(sinais);
  for (const table of TABLES) await forgetInTable(tx, { table }, idPessoa, without);
  await forgetInReasons(tx, idPessoa, without);
  await rewriteEntries(tx, { idPessoa, tabelas: TABLES }, without);
}

async function forgetInReasons(tx: Tx, idPessoa: number, without: Without): Promise<void> {
  for (const { id, motivo } of await reasonsOfColours(tx, idPessoa)) {
    const left = without(motivo ?? '');
    if (left !== motivo) await rewriteReason(tx, id, left);
  }
}

/** The same of the remarks on the client itself, its addresses and its contacts: for who is erased without the client. */
export async function forgetInRemarks(tx: Tx, idPessoa: number, sinais: Sinais): Promise<void> {
  const without = removerOf(sinais);
  for (const table of TABLES_OF_REMARKS) {
    await forgetInTable(tx, { table }, idPessoa, without);
    await rewriteEntries(tx, { idPessoa, tabelas: [table] }, without, REMARKS[table]);
  }
  for (const { id, observacao } of await remarksOn(tx, idPessoa)) {
    const left = without(observacao ?? '');
    if (left !== observacao) await rewriteRemark(tx, id, left);
  }
}

/** What people may have written of a person in other clients: streets, and links to them, are named after many. */
const AT_OTHERS: typeof TEXTS = { ...TEXTS, PessoaEndereco: ['complemento'] };
const TABLES_AT_OTHERS = Object.keys(AT_OTHERS) as TableOfTexts[];

/**
 * Takes the person behind a client out of the texts of the other clients that tell of them, and out of what the log tells
 * of the same fields of those, be it of texts that somebody changed since.
 *
 * @param sinais by which they are known wherever it stands
 */
export async function forgetAtOthers(tx: Tx, idPessoa: number, sinais: Sinais): Promise<void> {
  const without = removerOf(sinais);
  const clients = new Set<number>();
  for (const table of TABLES_AT_OTHERS) {
    for (const field of AT_OTHERS[table]) {
      const texts = await textsOfClients(tx, table, field);
      for (const one of texts.filter(({ text }) => without(text, field) !== text)) clients.add(one.idPessoa);
    }
  }
  clients.delete(idPessoa);
  for (const other of clients) {
    await holdBack(tx, other);
    for (const table of TABLES_AT_OTHERS) {
      await forgetInTable(tx, { table, fields: AT_OTHERS[table] }, other, without);
      await rewriteEntries(tx, { idPessoa: other, tabelas: [table] }, without, AT_OTHERS[table]);
    }
    await forgetInReasons(tx, other, without);
  }
  await forgetFormer(tx, idPessoa, sinais, without);
}

/**
 * The same of texts of other clients that were changed since: the log's index tells which entries may hold a whole name or
 * a long number. All entries of their clients would be too many to look at.
 */
async function forgetFormer(tx: Tx, idPessoa: number, { nomesInteiros = [], numeros }: Sinais, without: Without) {
  const sought = [...heldWhereCalledWhole(nomesInteiros), ...[...numeros].flatMap(heldWhereNumbered)];
  for (const held of sought.filter(({ length }) => length > 0)) {
    const entries = await holdersOf(tx, { held, tabelas: TABLES_AT_OTHERS });
    const ofOthers = Map.groupBy(entries, (entry) => entry.idPessoa);
    ofOthers.delete(idPessoa);
    for (const [other, some] of ofOthers) {
      const lefts = some
        .map((entry) => leftOf(entry, without, AT_OTHERS[entry.tabela as TableOfTexts]))
        .filter((left) => left !== null);
      if (other !== null && lefts.length > 0) await holdBack(tx, other);
      for (const left of lefts) await rewrite(tx, left);
    }
  }
}

/** A table, and those of its fields whose texts are looked at. */
interface Looked {
  table: TableOfTexts;
  fields?: readonly string[];
}

async function forgetInTable(tx: Tx, { table, fields = TEXTS[table] }: Looked, idPessoa: number, without: Without) {
  for (const { id, versao, ...texts } of await recordsWithTexts(tx, table, fields, idPessoa)) {
    const changed = Object.entries(texts).flatMap(([name, text]): [string, string][] => {
      const left = typeof text === 'string' ? without(text, name) : text;
      return typeof left === 'string' && left !== text ? [[name, left]] : [];
    });
    if (changed.length === 0) continue;
    const values = Object.fromEntries(changed);
    const { descricao } = values;
    const found = table === 'PessoaPontoColeta' && descricao !== undefined;
    await rewriteTexts(tx, table, { id, versao }, { ...values, ...(found && { busca: searchText([descricao]) }) });
  }
}

import type { DadosDoCliente } from '../../../../contract/clientes.ts';
import type { LinhaDbo } from '../../../../contract/relatorioDbo.ts';
import { clientSearchText } from '../../../../domain/cliente/clientSearchText.ts';
import { ERASED, withoutPerson } from '../../../../domain/cliente/erased.ts';
import { personRemover } from '../../../../domain/cliente/personInText.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { ENDERECO } from '../../../../resources/cliente/endereco.ts';
import { PESSOA_LIDA, PESSOA_PESSOAL } from '../../../../resources/cliente/pessoa.ts';
import type { RowOf } from '../../../database/columns.ts';
import { ERASURES, IMPORTS, waitTurn } from '../../../database/turn.ts';
import { AppError } from '../../../errors.ts';
import { current, refuseStale, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { eraseContact, toldContact } from '../contatos/dadosPessoais.ts';
import { heldContact } from '../contatos/repository.ts';
import { signsOfContacts } from '../contatos/sinais.ts';
import { keepErased } from '../nomes/apagados/service.ts';
import { type Nomes, namesHeld } from '../nomes/service.ts';
import { forgetInOtherProtocols, forgetInProtocols, protocolsOf } from '../protocolos/service.ts';
import { emptyEntries, toldEntries, toldEntriesOf } from '../registros/service.ts';
import { forgetAtOthers, forgetInTexts, TABLES } from '../textos/service.ts';
import { forgetAnywhere } from './alheios/service.ts';
import { codesLeft, forgetInCodes, withCode } from './codigos.ts';
import { forgetChoices, forgetInPending, forgetInSamples, forgetRemarks, type Titular } from './linhas/repository.ts';
import { heldParts } from './partes/service.ts';
import { heldAddress, idsOfParts, namesOfBranchAndRoute, rewriteCharges, savedCharges } from './repository.ts';
import { signsAnywhere, signsOfPerson } from './sinais.ts';

/** @throws AppError REFUSED for a company: the law is about persons */
async function naturalPerson(tx: Tx, id: number): Promise<RowOf<'Pessoa'>> {
  const row = await current(tx, 'Pessoa', id);
  if (row.flagTipoPessoa !== 'F') throw new AppError('REFUSED', 'Só os dados de uma pessoa física são dados pessoais');
  return row;
}

/**
 * All that is held on a client who is a natural person, with what hangs on it, and protocols (Lei 13.709/2018, art. 18, II).
 * The log is told that it was handed out, not what.
 *
 * @throws AppError NOT_FOUND when there is no such client; REFUSED for a company
 */
export async function exportPerson(tx: Tx, id: number): Promise<DadosDoCliente> {
  const row = await naturalPerson(tx, id);
  const parts = await idsOfParts(tx, id);
  const enderecos = [];
  const contatos = [];
  const registros = await toldEntries(tx, 'Pessoa', id);
  for (const idEndereco of parts.enderecos) {
    enderecos.push(await heldAddress(tx, idEndereco));
    registros.push(...(await toldEntries(tx, 'PessoaEndereco', idEndereco)));
  }
  for (const idContato of parts.contatos) {
    contatos.push(toldContact(await heldContact(tx, idContato)));
    registros.push(...(await toldEntries(tx, 'PessoaContato', idContato)));
  }
  const { protocolos, deHomonimos } = await protocolsOf(tx, id, await namesHeld(tx, row));
  for (const protocolo of protocolos) {
    registros.push(...(await toldEntries(tx, 'Protocolo', protocolo.id)));
  }
  registros.push(...(await toldEntriesOf(tx, { idPessoa: id, tabelas: TABLES })));
  await tx.audit({ tabela: 'Pessoa', id, idPessoa: id, acao: 'Exportação' });
  const { versao, dtCadastro } = row;
  const flagAtivo = row.flagAtivo === 1 ? 1 : 0;
  const fields = { ...pickFields(PESSOA_LIDA, row), ...(await namesOfBranchAndRoute(tx, id)) };
  const cliente = { id, ...fields, flagTipoPessoa: 'F', flagAtivo, dtCadastro, versao } as const;
  const partes = await heldParts(tx, id);
  return { cliente, enderecos, contatos, ...partes, registros, protocolosDeHomonimos: deHomonimos };
}

/**
 * Erases the person behind a client (Lei 13.709/2018, art. 18, VI): name, documents, remarks, addresses and contacts, in
 * protocols, in the texts of what hangs on it and in the log too. The client stays, disabled and under its code (another
 * one where that is a document), with its collections, readings and what was billed of them (art. 16, I).
 *
 * @throws AppError NOT_FOUND when there is no such client; REFUSED for a company; CONFLICT when it changed meanwhile
 */
export async function erasePerson(
  tx: Tx,
  { id, versao }: { id: number; versao?: number | null | undefined },
): Promise<{ id: number; protocolosDeHomonimos: number }> {
  // A file that is being read again would bring the name back: its turn is over, or it finds what is kept of it.
  await waitTurn(tx.db, IMPORTS);
  await waitTurn(tx.db, ERASURES);
  const row = await naturalPerson(tx, id);
  await refuseStale(tx, 'Pessoa', row, versao, namesOf(PESSOA_LIDA));
  // The row before the log: whoever is saving this client now waits here, and then finds another version.
  const blank = { ...Object.fromEntries(PESSOA_PESSOAL.map((name) => [name, null])), nome: ERASED };
  const codes = codesLeft(row);
  const busca = clientSearchText({ codigo: codes.codigo, nome: ERASED });
  await writeNext(tx, 'Pessoa', row, { ...blank, ...codes, flagAtivo: 0, busca });
  const nomes = await namesHeld(tx, row);
  const sinais = await signsOfPerson(tx, row, nomes);
  const anywhere = signsAnywhere(sinais, nomes);
  const called = withCode(nomes, row, codes.codigo);
  const without = personRemover({ ...anywhere, nomes: nomes.todos }, ERASED);
  await forgetInLines(tx, { id, codigo: codes.codigo, nomes: called, without });
  await forgetAnywhere(tx, anywhere, nomes);
  await keepErased(tx, nomes.proprios);
  await forgetInSavedCharges(tx, id, nomes.proprios);
  const protocolosDeHomonimos = await forgetInProtocols(tx, id, nomes);
  await forgetInOtherProtocols(tx, anywhere);
  await emptyEntries(tx, 'Pessoa', id, PESSOA_PESSOAL);
  await forgetInCodes(tx, row);
  const parts = await idsOfParts(tx, id);
  const deContatos = await signsOfContacts(tx, parts.contatos);
  await forgetInTexts(tx, row.id, {
    ...sinais,
    nomes: [...sinais.nomes, ...deContatos.nomes],
    telefones: deContatos.telefones,
  });
  await forgetAtOthers(tx, row.id, anywhere);
  await eraseParts(tx, id, parts, nomes);
  await tx.audit({ tabela: 'Pessoa', id, idPessoa: id, acao: 'Apagamento' });
  return { id, protocolosDeHomonimos };
}

/** Takes the person out of lines of sheets that found no match or wait to be joined, and of what laboratories mean by them. */
async function forgetInLines(tx: Tx, titular: Titular): Promise<void> {
  await forgetInPending(tx, titular);
  await forgetRemarks(tx, titular);
  await forgetInSamples(tx, titular);
  await forgetChoices(tx, titular);
}

/** Takes the person out of the lists of charges that were saved, by its id or, in rows of legacy callers, by its names. */
async function forgetInSavedCharges(tx: Tx, idPessoa: number, names: ReadonlySet<string>): Promise<void> {
  for (const { id, dados } of await savedCharges(tx)) {
    const rows: LinhaDbo[] = JSON.parse(dados);
    const tells = (row: LinhaDbo) => (row.idPessoa ? row.idPessoa === idPessoa : names.has(normalize(row.nome)));
    if (!rows.some(tells)) continue;
    const without = rows.map((row) => (tells(row) ? withoutPerson(row) : row));
    await rewriteCharges(tx, id, JSON.stringify(without));
  }
}

type Parts = Awaited<ReturnType<typeof idsOfParts>>;

async function eraseParts(
  tx: Tx,
  idPessoa: number,
  { enderecos, contatos, pontos }: Parts,
  nomes: Nomes,
): Promise<void> {
  for (const id of enderecos) {
    const row = await heldAddress(tx, id);
    const blank = pickFields(ENDERECO, { logradouro: ERASED });
    await writeNext(tx, 'PessoaEndereco', row, { ...blank, removidoEm: row.removidoEm ?? tx.now });
    await emptyEntries(tx, 'PessoaEndereco', id);
    await tx.audit({ tabela: 'PessoaEndereco', id, idPessoa, acao: 'Apagamento' });
  }
  for (const id of contatos) await eraseContact(tx, { id }, nomes);
  // What laboratories call a point may begin with the client's name.
  for (const id of pontos) await emptyEntries(tx, 'PessoaPontoColeta', id, ['nomeNoLaboratorio']);
}

import type { DadosDoContato } from '../../../../contract/contatos.ts';
import { ERASED } from '../../../../domain/cliente/erased.ts';
import { CONTATO, CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { ERASURES, waitTurn } from '../../../database/turn.ts';
import { refuseStale, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { called } from '../nomes/repository.ts';
import { compared, type Nomes, namesHeld } from '../nomes/service.ts';
import { forgetContact } from '../protocolos/service.ts';
import { emptyEntries, heldValues, toldEntries } from '../registros/service.ts';
import { forgetInRemarks, forgetInTexts } from '../textos/service.ts';
import { contactToErase, heldContact } from './repository.ts';
import { signsOfContact } from './sinais.ts';

const TABLE = 'PessoaContato';

/** A contact as the API tells what is held of it. */
export function toldContact(row: Awaited<ReturnType<typeof heldContact>>): DadosDoContato['contato'] {
  return { ...row, flagAtivo: row.flagAtivo === 1 ? 1 : 0 };
}

/**
 * All that is held on a contact (Lei 13.709/2018, art. 18, II). The log is told that it was handed out, not what.
 *
 * @throws AppError NOT_FOUND when there is no such contact, or it was erased
 */
export async function exportContact(tx: Tx, id: number): Promise<DadosDoContato> {
  const row = await heldContact(tx, id);
  const registros = await toldEntries(tx, TABLE, id);
  await tx.audit({ tabela: TABLE, id, idPessoa: row.idPessoa, acao: 'Exportação' });
  return { contato: toldContact(row), registros };
}

/**
 * Erases a contact for good (Lei 13.709/2018, art. 18, VI), in protocols of their client too: an empty shell keeps its
 * number, and of the log's entries stays who did what when, without the values. The texts of the client and of what hangs
 * on it tell nothing of them any more, but for what its other contacts, or itself, go by as well.
 *
 * @param nomes what the client is called, where its own row does not tell it any more: it is being erased, texts and all
 * @throws AppError NOT_FOUND when there is no such contact, or it was erased before; CONFLICT when it changed meanwhile
 */
export async function eraseContact(
  tx: Tx,
  { id, versao }: { id: number; versao?: number | null | undefined },
  nomes?: Nomes,
): Promise<{ id: number }> {
  await waitTurn(tx.db, ERASURES);
  const row = await contactToErase(tx, id);
  await refuseStale(tx, TABLE, row, versao, namesOf(CONTATO));
  const client = await called(tx, row.idPessoa);
  const ofClient = nomes ?? (await namesHeld(tx, client));
  const own = await signsOfContact(tx, row, nomes ? [...nomes.todos] : [client.nome, client.razaoSocial]);
  const sinais = { ...own, nomesDeOutros: [...(own.nomesDeOutros ?? []), ...ofClient.deOutros] };
  await emptyRow(tx, row);
  const names = compared([row.nome, ...(await heldValues(tx, TABLE, id, ['nome']))]);
  await forgetContact(tx, row, { nomes: names, sinais }, ofClient);
  // With the client these are done once for all of its contacts.
  if (!nomes) {
    await forgetInTexts(tx, row.idPessoa, sinais);
    await forgetInRemarks(tx, row.idPessoa, sinais);
  }
  await emptyEntries(tx, TABLE, id);
  await tx.audit({ tabela: TABLE, id, idPessoa: row.idPessoa, acao: 'Apagamento' });
  return { id };
}

async function emptyRow(tx: Tx, row: { id: number; versao: number; removidoEm: string | null }): Promise<void> {
  // Null for each personal field that is not given; the column of the name wants one.
  const blank = pickFields(CONTATO_PESSOAL, { nome: ERASED });
  const removidoEm = row.removidoEm ?? tx.now;
  await writeNext(tx, TABLE, row, { ...blank, removidoEm, apagadoEm: tx.now });
}

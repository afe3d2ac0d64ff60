import type { DadosDoContato } from '../../../../contract/contatos.ts';
import { acaoText } from '../../../../domain/log/acao.ts';
import { searchText } from '../../../../domain/searchText.ts';
import { CONTATO, CONTATO_PESSOAL } from '../../../../resources/cliente/contato.ts';
import { namesOf, pickFields } from '../../../../resources/cliente/defineFields.ts';
import { told } from '../../../audit.ts';
import { refuseStale, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { emptyEntry, entriesOf, heldContact } from './repository.ts';

const TABLE = 'PessoaContato';
/** What a contact still shows once it was erased: the column wants a name. */
const ERASED_NAME = '(apagado)';

/**
 * All that is held on a contact (Lei 13.709/2018, art. 18, II). The log is told that it was handed out, not what.
 *
 * @throws AppError NOT_FOUND when there is no such contact, or it was erased
 */
export async function exportContact(tx: Tx, id: number): Promise<DadosDoContato> {
  const row = await heldContact(tx, id);
  const registros = (await entriesOf(tx, id)).map((entry) => ({
    login: entry.login,
    acao: told(entry).acao,
    dtAcao: entry.dtAcao,
  }));
  await tx.audit({ tabela: TABLE, id, idPessoa: row.idPessoa, acao: 'Exportação' });
  return { contato: { ...row, flagAtivo: row.flagAtivo === 1 ? 1 : 0 }, registros };
}

/**
 * Erases a contact for good (Lei 13.709/2018, art. 18, VI): an empty shell keeps its number, and of the log's entries
 * stays who did what when, without the values.
 *
 * @throws AppError NOT_FOUND when there is no such contact, or it was erased before; CONFLICT when it changed meanwhile
 */
export async function eraseContact(
  tx: Tx,
  { id, versao }: { id: number; versao?: number | null | undefined },
): Promise<{ id: number }> {
  const row = await heldContact(tx, id);
  await refuseStale(tx, TABLE, row, versao, namesOf(CONTATO));
  // The row before the log: whoever is saving this contact now waits here, and then finds another version.
  await emptyRow(tx, row);
  await emptyEntries(tx, id);
  await tx.audit({ tabela: TABLE, id, idPessoa: row.idPessoa, acao: 'Apagamento' });
  return { id };
}

async function emptyRow(tx: Tx, row: { id: number; versao: number; removidoEm: string | null }): Promise<void> {
  // Null for each personal field that is not given.
  const blank = pickFields(CONTATO_PESSOAL, { nome: ERASED_NAME });
  const removidoEm = row.removidoEm ?? tx.now;
  await writeNext(tx, TABLE, row, { ...blank, removidoEm, apagadoEm: tx.now });
}

async function emptyEntries(tx: Tx, idContato: number): Promise<void> {
  for (const { id, login, evento, tabela, idReferencia } of await entriesOf(tx, idContato)) {
    const acao = acaoText({ evento, tabela, idReferencia, mudancas: null });
    await emptyEntry(tx, id, searchText([login, acao]));
  }
}

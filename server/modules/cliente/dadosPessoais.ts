import type { DadosDoContato } from '../../../contract/contatos.ts';
import { acaoText } from '../../../domain/log/acao.ts';
import { searchText } from '../../../domain/searchText.ts';
import { CONTATO, CONTATO_PESSOAL } from '../../../resources/cliente/contato.ts';
import { namesOf, pickFields } from '../../../resources/cliente/defineFields.ts';
import { notFound } from '../../errors.ts';
import { refuseStale, writeNext } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { told } from '../log/told.ts';

const TABLE = 'PessoaContato';
/** What a contact still shows once it was erased: the column wants a name. */
const ERASED_NAME = '(apagado)';

/** A contact whose data are still held, those removed from their client included. */
async function heldContact(tx: Tx, id: number) {
  const row = await tx.db
    .selectFrom('PessoaContato as c')
    .innerJoin('Pessoa as p', 'p.id', 'c.idPessoa')
    .select(['c.id', 'c.idPessoa', 'p.nome as cliente', 'c.dtCadastro', 'c.removidoEm', 'c.versao'])
    .select(namesOf(CONTATO).map((name) => `c.${name}` as const))
    .where('c.id', '=', id)
    .where('c.apagadoEm', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('Contato não encontrado');
  return row;
}

/** The contact's entries of the log, oldest first. */
function entriesOf(tx: Tx, id: number) {
  return tx.db
    .selectFrom('LogUsuario')
    .select(['id', 'login', 'evento', 'tabela', 'idReferencia', 'mudancas', 'texto', 'dtAcao'])
    .where('tabela', '=', TABLE)
    .where('idReferencia', '=', id)
    .orderBy('dtAcao')
    .orderBy('id')
    .execute();
}

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
    await tx.db
      .updateTable('LogUsuario')
      .set({ mudancas: null, texto: null, infoExtra: null, busca: searchText([login, acao]) })
      .where('id', '=', id)
      .execute();
  }
}

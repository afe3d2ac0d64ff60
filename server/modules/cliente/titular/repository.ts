import { normalize } from '../../../../domain/searchText.ts';
import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { ENDERECO } from '../../../../resources/cliente/endereco.ts';
import type { Tx } from '../../../write.ts';

/** The ids of a client's parts, those removed included; not contacts that were erased. */
export async function idsOfParts({ db }: Tx, idPessoa: number) {
  const idsOf = async (table: 'PessoaEndereco' | 'PessoaPontoColeta') => {
    const rows = await db.selectFrom(table).select('id').where('idPessoa', '=', idPessoa).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const contatos = await db
    .selectFrom('PessoaContato')
    .select('id')
    .where('idPessoa', '=', idPessoa)
    .where('apagadoEm', 'is', null)
    .orderBy('id')
    .execute();
  return {
    enderecos: await idsOf('PessoaEndereco'),
    contatos: contatos.map(({ id }) => id),
    pontos: await idsOf('PessoaPontoColeta'),
  };
}

/** A client's address as it is held, be it removed. */
export function heldAddress({ db }: Tx, id: number) {
  return db
    .selectFrom('PessoaEndereco')
    .select(['id', 'removidoEm', 'versao', ...namesOf(ENDERECO)])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Every list of charges that was saved, those removed included. */
export function savedCharges({ db }: Tx) {
  return db.selectFrom('RelatorioAtualizacaoDBO').select(['id', 'dados']).orderBy('id').execute();
}

/** Writes a saved list of charges without the person that it told of: its figures stay. */
export async function rewriteCharges({ db }: Tx, id: number, dados: string): Promise<void> {
  await db.updateTable('RelatorioAtualizacaoDBO').set({ dados }).where('id', '=', id).execute();
}

/**
 * Takes a client's names, however they are written, out of the lines of sheets that found no match or wait to be joined,
 * and out of what laboratories were chosen to mean by them.
 *
 * @param names normalised
 */
export async function forgetInPending({ db }: Tx, idPessoa: number, names: ReadonlySet<string>): Promise<void> {
  for (const table of ['ImportacaoPendente', 'MylimsAmostra', 'MylimsInformacao'] as const) {
    const rows = await db.selectFrom(table).select('cliente').distinct().where('cliente', 'is not', null).execute();
    const written = rows.map(({ cliente }) => cliente).filter((cliente) => names.has(normalize(cliente ?? '')));
    if (written.length > 0)
      await db.updateTable(table).set({ cliente: null }).where('cliente', 'in', written).execute();
  }
  const points = db.selectFrom('PessoaPontoColeta').select('id').where('idPessoa', '=', idPessoa);
  const choices = await db
    .selectFrom('PontoLaboratorio')
    .select(['id', 'texto'])
    .where('idPontoColeta', 'in', points)
    .execute();
  for (const { id, texto } of choices) {
    const tells = [...names].some((name) => texto.includes(name));
    if (tells) await db.deleteFrom('PontoLaboratorio').where('id', '=', id).execute();
  }
}

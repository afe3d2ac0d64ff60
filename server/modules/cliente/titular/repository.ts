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

/** What the branch and the route of a client are called, removed ones too. */
export function namesOfBranchAndRoute({ db }: Tx, idPessoa: number) {
  return db
    .selectFrom('Pessoa as p')
    .leftJoin('RamoAtividade as ramo', 'ramo.id', 'p.idRamoAtividade')
    .leftJoin('Roteiro as roteiro', 'roteiro.id', 'p.idRoteiro')
    .select(['ramo.descricao as ramo', 'roteiro.descricao as roteiro'])
    .where('p.id', '=', idPessoa)
    .executeTakeFirstOrThrow();
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

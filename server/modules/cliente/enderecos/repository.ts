import type { Selecting } from '../../../database/reading.ts';

const ADDRESS = [
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'cep',
  'latitude',
  'longitude',
  'linkMapa',
] as const;

/**
 * The first address of each client, by the client's id: the one that reports tell.
 *
 * @param clients whose; all without it
 */
export async function firstAddresses(db: Selecting, clients?: readonly number[]) {
  const all = db
    .selectFrom('PessoaEndereco')
    .select(['idPessoa', ...ADDRESS])
    .where('removidoEm', 'is', null)
    .orderBy('id', 'desc');
  const rows = clients?.length === 0 ? [] : await (clients ? all.where('idPessoa', 'in', clients) : all).execute();
  return new Map(rows.map(({ idPessoa, ...address }) => [idPessoa, address]));
}

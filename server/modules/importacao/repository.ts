import type { ParametroRef } from '../../../domain/coleta/parametroMatch.ts';
import type { Selecting } from '../../database/reading.ts';
import { toPointAt } from '../../database/rowLocks.ts';
import type { Tx } from '../../write.ts';
import type { ClienteRef, Lugares, PontoRef } from './match.ts';

/** Parameters with their enabled synonyms. */
export async function loadParametros(db: Selecting): Promise<ParametroRef[]> {
  const parametros = await db
    .selectFrom('Parametro')
    .select(['id', 'sigla', 'descricao'])
    .where('removidoEm', 'is', null)
    .execute();
  const sinonimos = await db
    .selectFrom('RamoAtividadeParametroSinonimo')
    .select(['idParametro', 'descricao'])
    .where('removidoEm', 'is', null)
    .where('flagAtivo', '=', 1)
    .execute();
  const byParametro = Map.groupBy(sinonimos, ({ idParametro }) => idParametro);
  return parametros.map((parametro) => ({
    ...parametro,
    sinonimos: (byParametro.get(parametro.id) ?? []).map(({ descricao }) => descricao),
  }));
}

/**
 * Has the parameters, and the synonyms that results find them by, stay as they are until the transaction ends. They are
 * held in the order in which a removal of several holds them: neither waits for the other in a circle.
 */
export async function holdParametros({ db }: Tx): Promise<void> {
  for (const table of ['Parametro', 'RamoAtividadeParametroSinonimo'] as const) {
    await toPointAt(db, db.selectFrom(table).select('id').where('removidoEm', 'is', null).orderBy('id')).execute();
  }
}

/** Sampling points with the names of their clients. */
export async function loadPontos(db: Selecting): Promise<PontoRef[]> {
  const rows = await db
    .selectFrom('PessoaPontoColeta as ponto')
    .innerJoin('Pessoa', 'Pessoa.id', 'ponto.idPessoa')
    .where('ponto.removidoEm', 'is', null)
    .where('Pessoa.removidoEm', 'is', null)
    .select(['ponto.id', 'ponto.idPessoa', 'ponto.descricao', 'ponto.planoAmostragem'])
    .select(['Pessoa.codigo', 'Pessoa.nome', 'Pessoa.razaoSocial', 'Pessoa.idIntegracao'])
    .execute();
  return rows.map(({ codigo, nome, razaoSocial, idIntegracao, ...ponto }) => ({
    ...ponto,
    cliente: { codigo, nome, razaoSocial, idIntegracao },
  }));
}

/** Clients with their names. */
export function loadClientes(db: Selecting): Promise<ClienteRef[]> {
  return db
    .selectFrom('Pessoa')
    .select(['id', 'codigo', 'nome', 'razaoSocial', 'idIntegracao'])
    .where('removidoEm', 'is', null)
    .execute();
}

/** Where results may belong. */
export async function loadLugares(db: Selecting): Promise<Lugares> {
  return { pontos: await loadPontos(db), clientes: await loadClientes(db) };
}

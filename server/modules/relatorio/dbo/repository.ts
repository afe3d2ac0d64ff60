import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { Selecting } from '../../../database/reading.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { collectionsOf } from '../repository.ts';

const TABLE = 'RelatorioAtualizacaoDBO';

/** The clients with collections in a period. */
export function collectedClients(db: Selecting, periodo: PeriodoPedido) {
  return collectionsOf(db, periodo)
    .innerJoin('Pessoa as p', 'p.id', 'c.idPessoa')
    .select(['p.id', 'p.nome'])
    .distinct()
    .execute();
}

/** Consumer units of all clients' hydrometers. */
export function unitsOfAll(db: Selecting) {
  return db
    .selectFrom('PessoaHidrometro')
    .select(['idPessoa', 'uc', 'flagAtivo'])
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** The enabled branches of industry. */
export function branches(db: Selecting) {
  return db
    .selectFrom('RamoAtividade')
    .select(['id', 'descricao'])
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null)
    .orderBy('descricao')
    .execute();
}

/** The saved lists, without their rows, the newest period first. */
export function savedLists(db: Selecting) {
  return db
    .selectFrom(TABLE)
    .select(['id', 'inicio', 'fim', 'dtCadastro', 'versao'])
    .where('removidoEm', 'is', null)
    .orderBy('inicio', 'desc')
    .orderBy('fim', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * The rows that a list was saved with, as JSON.
 *
 * @throws AppError NOT_FOUND
 */
export async function savedRows(db: Selecting, id: number): Promise<string> {
  const saved = await db
    .selectFrom(TABLE)
    .select('dados')
    .where('id', '=', id)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
  if (!saved) throw notFound('Relatório não encontrado');
  return saved.dados;
}

/** Keeps a list and gives its id. */
export async function insertList({ db, now, actor }: Tx, list: { inicio: string; fim: string; dados: string }) {
  const { id } = await db
    .insertInto(TABLE)
    .values({ ...list, dtCadastro: now, idUsuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import type { Assinatura } from '../../../contract/assinaturas.ts';
import { id as recordId } from '../../../contract/values.ts';
import type { RegisterEntity } from '../../../resources/entities.ts';
import type { RowOf } from '../../database/columns.ts';
import type { Selecting } from '../../database/reading.ts';
import { current } from '../../records.ts';
import type { Tx } from '../../write.ts';

export const TABLE = 'AssinaturaRelatorio';

/** What is subscribed to: a report, and its address without the period. */
export type Assinado = Pick<Assinatura, 'relatorio' | 'filtros'>;

/** Subscriptions that were not ended, of one user or of all, with who has them and what their last sending became. */
export async function subscriptions(db: Selecting, idUsuario?: number) {
  let query = db
    .selectFrom('AssinaturaRelatorio as a')
    .innerJoin('Usuario', 'Usuario.id', 'a.idUsuario')
    .leftJoin('AssinaturaEnvio as e', (join) =>
      join.onRef('e.idAssinatura', '=', 'a.id').on('e.mes', '=', ({ selectFrom }) =>
        selectFrom('AssinaturaEnvio as u')
          .select(({ fn }) => fn.max('u.mes').as('mes'))
          .whereRef('u.idAssinatura', '=', 'a.id'),
      ),
    )
    .leftJoin('Mensagem as m', 'm.id', 'e.idMensagem')
    .where('a.removidoEm', 'is', null);
  if (idUsuario !== undefined) query = query.where('a.idUsuario', '=', idUsuario);
  return query
    .select(['a.id', 'a.relatorio', 'a.filtros', 'a.dia', 'a.primeiroMes', 'a.versao', 'Usuario.nome as assinante'])
    .select(['e.mes', 'e.situacao', 'e.em', 'e.erro', 'm.situacao as entrega', 'm.erro as erroDaEntrega'])
    .orderBy('a.id')
    .execute();
}

/** The name and the address of a user. */
export function receiver(db: Selecting, idUsuario: number) {
  return db.selectFrom('Usuario').select(['nome', 'email']).where('id', '=', idUsuario).executeTakeFirstOrThrow();
}

/** What a record of a register is called; null when there is none, or what is named is no id. Removed ones keep their name. */
export async function nameOf(db: Selecting, entity: RegisterEntity, named: unknown): Promise<string | null> {
  const { data: id } = recordId.safeParse(named);
  if (id === undefined) return null;
  const record = await db.selectFrom(entity).select('descricao').where('id', '=', id).executeTakeFirst();
  return record?.descricao ?? null;
}

/** What a user has subscribed to. */
export function subscribedBy({ db }: Tx, idUsuario: number): Promise<Assinado[]> {
  return db
    .selectFrom(TABLE)
    .select(['relatorio', 'filtros'])
    .where('idUsuario', '=', idUsuario)
    .where('removidoEm', 'is', null)
    .execute();
}

/** Adds a subscription of whoever writes. @returns its id */
export async function insertSubscription(
  { db, actor, now }: Tx,
  values: Pick<RowOf<typeof TABLE>, 'relatorio' | 'filtros' | 'dia' | 'primeiroMes'>,
): Promise<number> {
  const { id } = await db
    .insertInto(TABLE)
    .values({ ...values, idUsuario: actor.id, dtCadastro: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A subscription, read to be written. @throws AppError NOT_FOUND */
export const lockSubscription = (tx: Tx, id: number) => current(tx, TABLE, id);

/** Has what is still to be sent tried anew: what failed before may go well after a change. */
export async function startOver({ db, now }: Tx, idAssinatura: number): Promise<void> {
  await db
    .updateTable('AssinaturaEnvio')
    .set({ tentativas: 0, proximaEm: now })
    .where('idAssinatura', '=', idAssinatura)
    .where('situacao', '=', 'pendente')
    .execute();
}

/** Forgets what is still to be sent: a server that has it finds nothing left to send. */
export async function forgetPending({ db }: Tx, idAssinatura: number): Promise<void> {
  await db
    .deleteFrom('AssinaturaEnvio')
    .where('idAssinatura', '=', idAssinatura)
    .where('situacao', '=', 'pendente')
    .execute();
}

import type { Selectable } from 'kysely';
import { GRUPO } from '../../../../domain/acesso/access.ts';
import type { Books } from '../../../bookkeeping.ts';
import type { SignedUser } from '../../../context.ts';
import type { RowOf } from '../../../database/columns.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Schema } from '../../../database/schema.ts';

/** A subscription with how often the sending of the month was tried. */
export type Due = RowOf<'AssinaturaRelatorio'> & { tentativas: number };

/** When is now: the day of the month, the month that is sent (`YYYY-MM`), the moment. */
export interface When {
  dia: number;
  mes: string;
  moment: string;
}

/** The first subscription whose month is to be sent, and that no server has. */
export async function firstDue(db: Selecting, { dia, mes, moment }: When): Promise<Due | undefined> {
  const row = await db
    .selectFrom('AssinaturaRelatorio as a')
    .leftJoin('AssinaturaEnvio as e', (join) => join.onRef('e.idAssinatura', '=', 'a.id').on('e.mes', '=', mes))
    .where('a.removidoEm', 'is', null)
    .where('a.dia', '<=', dia)
    .where('a.primeiroMes', '<=', mes)
    .where(({ or, and, eb }) =>
      or([eb('e.mes', 'is', null), and([eb('e.situacao', '=', 'pendente'), eb('e.proximaEm', '<=', moment)])]),
    )
    .selectAll('a')
    .select('e.tentativas')
    .orderBy('a.id')
    .executeTakeFirst();
  return row && { ...row, tentativas: row.tentativas ?? 0 };
}

/** Begins an attempt, and has the sending until `proximaEm`; false when another server took it meanwhile. */
export async function take(books: Books, due: Due, { mes, moment }: When, proximaEm: string): Promise<boolean> {
  const attempt = { tentativas: due.tentativas + 1, proximaEm, em: moment };
  const { db } = books;
  await db
    .insertInto('AssinaturaEnvio')
    .values({ idAssinatura: due.id, mes, situacao: 'pendente', tentativas: 0, em: moment, proximaEm: moment })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return settle(books, due, mes, attempt);
}

/** Writes what became of an attempt; false when the sending is another's by now, or was begun anew. */
export async function settle(
  { db }: Books,
  { id, tentativas }: Pick<Due, 'id' | 'tentativas'>,
  mes: string,
  values: Partial<Selectable<Schema['AssinaturaEnvio']>>,
): Promise<boolean> {
  const settled = await db
    .updateTable('AssinaturaEnvio')
    .set(values)
    .where('idAssinatura', '=', id)
    .where('mes', '=', mes)
    .where('tentativas', '=', tentativas)
    .where('situacao', '=', 'pendente')
    .executeTakeFirst();
  return Number(settled.numUpdatedRows) === 1;
}

/** Writes which message carries a sending. */
export async function carriedBy({ db }: Books, { id }: Pick<Due, 'id'>, mes: string, idMensagem: number) {
  await db
    .updateTable('AssinaturaEnvio')
    .set({ idMensagem })
    .where('idAssinatura', '=', id)
    .where('mes', '=', mes)
    .execute();
}

/** The subscription whose report a message carries; undefined of any other message. */
export function subscriptionOf(db: Selecting, idMensagem: number) {
  return db
    .selectFrom('AssinaturaEnvio as e')
    .innerJoin('AssinaturaRelatorio as a', 'a.id', 'e.idAssinatura')
    .where('e.idMensagem', '=', idMensagem)
    .select(['a.relatorio', 'a.idUsuario', 'a.removidoEm'])
    .executeTakeFirst();
}

/** A sending that came to nothing after its round: given up by the mail queue, or not made before the month's end. */
export type Lost = Selectable<Schema['AssinaturaEnvio']> &
  Pick<RowOf<'AssinaturaRelatorio'>, 'relatorio' | 'filtros'> & {
    idUsuario: number;
    assinante: string;
    /** Of the message that carried it. */
    erroMensagem: string | null;
  };

/** Those that nobody was told of, with whose they are. */
export function lostSendings(db: Selecting, { mes, moment }: When): Promise<Lost[]> {
  return db
    .selectFrom('AssinaturaEnvio as e')
    .innerJoin('AssinaturaRelatorio as a', 'a.id', 'e.idAssinatura')
    .innerJoin('Usuario as u', 'u.id', 'a.idUsuario')
    .leftJoin('Mensagem as m', 'm.id', 'e.idMensagem')
    .where('a.removidoEm', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('e.situacao', 'in', ['enviada', 'vazia']), eb('m.situacao', '=', 'falhou')]),
        and([eb('e.situacao', '=', 'pendente'), eb('e.mes', '<', mes), eb('e.proximaEm', '<=', moment)]),
      ]),
    )
    .selectAll('e')
    .select(['a.relatorio', 'a.filtros', 'u.id as idUsuario', 'u.nome as assinante', 'm.erro as erroMensagem'])
    .orderBy('a.id')
    .orderBy('e.mes')
    .execute();
}

/** Writes that a sending came to nothing; false when another server did, or it went on meanwhile. */
export async function giveUp(
  { db }: Books,
  { idAssinatura, mes, situacao, tentativas }: Lost,
  values: { em: string; erro: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('AssinaturaEnvio')
    .set({ ...values, situacao: 'falhou' })
    .where('idAssinatura', '=', idAssinatura)
    .where('mes', '=', mes)
    .where('situacao', '=', situacao)
    .where('tentativas', '=', tentativas)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Somebody who gets mail. */
export interface Receiver {
  id: number;
  nome: string;
  email: string;
}

const enabled = (db: Selecting) =>
  db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .where('GrupoAcesso.flagAtivo', '=', 1);

/** A user as a session has them, with their address; undefined when user or group was disabled or removed. */
export async function enabledUser(db: Selecting, id: number): Promise<(SignedUser & Receiver) | undefined> {
  const row = await enabled(db)
    .where('Usuario.id', '=', id)
    .select([
      'Usuario.id',
      'Usuario.nome',
      'Usuario.login',
      'Usuario.email',
      'Usuario.idGrupo',
      'Usuario.flagAlterarSenha',
      'GrupoAcesso.nome as grupo',
    ])
    .executeTakeFirst();
  return row && { ...row, flagAlterarSenha: row.flagAlterarSenha === 1 ? 1 : 0 };
}

/** Who administers, can, and has an address. */
export function administrators(db: Selecting): Promise<Receiver[]> {
  return enabled(db)
    .where('Usuario.idGrupo', '=', GRUPO.ADMINISTRADOR)
    .where('Usuario.email', '<>', '')
    .select(['Usuario.id', 'Usuario.nome', 'Usuario.email'])
    .orderBy('Usuario.id')
    .execute();
}

import type { Assinatura, AssinaturaDeAlguem } from '../../../contract/assinaturas.ts';
import { GRUPO, type ModuleAccess } from '../../../domain/acesso/access.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { firstMonth, nextSending } from '../../../domain/relatorio/assinatura.ts';
import type { SignedUser } from '../../context.ts';
import type { RowOf } from '../../database/columns.ts';
import type { Selecting } from '../../database/reading.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError, notFound } from '../../errors.ts';
import { refuseStale, takeAway, writeNext } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { checkSubscribed, inWords, titleOf } from './relatorio.ts';
import {
  type Assinado,
  forgetPending,
  insertSubscription,
  lockSubscription,
  receiver,
  startOver,
  subscribedBy,
  subscriptions,
  TABLE,
} from './repository.ts';

/** Subscriptions that one user may have. */
const MOST = 50;

type Row = RowOf<typeof TABLE>;

/** What the log tells of a subscription. */
export const told = async (db: Selecting, row: Assinado & { dia: number }) => ({
  relatorio: titleOf(row.relatorio),
  filtros: await inWords(db, row),
  dia: row.dia,
});

/** Subscriptions as they are shown, with who has each, the day of the next sending and what the last one became. */
export async function listOf(db: Selecting, now: string, idUsuario?: number): Promise<AssinaturaDeAlguem[]> {
  const rows = await subscriptions(db, idUsuario);
  const listed = rows.map(async ({ mes, situacao, em, erro, entrega, erroDaEntrega, primeiroMes, ...row }) => ({
    ...row,
    titulo: titleOf(row.relatorio),
    filtrosEmPalavras: await inWords(db, row),
    proximoEnvio: nextSending(
      { dia: row.dia, primeiroMes, ultimoMes: situacao === 'pendente' ? null : mes },
      dayOf(now),
    ),
    // What was put in the queue is sent once it has left that.
    ultimoEnvio:
      mes && situacao && em
        ? { mes, em, ...(entrega === 'pendente' ? { situacao: entrega, erro: erroDaEntrega } : { situacao, erro }) }
        : null,
  }));
  return Promise.all(listed);
}

/** A user's own, without their name, and the address that gets them. */
export async function ownOf(db: Selecting, now: string, { id }: SignedUser) {
  const { email } = await receiver(db, id);
  const assinaturas = await listOf(db, now, id);
  return { email, assinaturas: assinaturas.map(({ assinante: _, ...own }): Assinatura => own) };
}

/** @throws AppError CONFLICT for what the user has subscribed to already, REFUSED past so many */
async function refuseMore(tx: Tx, idUsuario: number, wanted: Assinado): Promise<void> {
  await waitTurn(tx.db, `assinaturas de ${idUsuario}`);
  const there = await subscribedBy(tx, idUsuario);
  if (there.some(({ relatorio, filtros }) => relatorio === wanted.relatorio && filtros === wanted.filtros)) {
    throw new AppError('CONFLICT', 'Você já assina este relatório com estes filtros');
  }
  if (there.length >= MOST) throw new AppError('REFUSED', `Só ${MOST} assinaturas por usuário: cancele alguma`);
}

interface Subscriber {
  user: SignedUser;
  modules: readonly ModuleAccess[];
}

/** Subscribes a user to a report. @throws AppError as `checkSubscribed` and `refuseMore`, REFUSED without an address */
export async function subscribe(
  tx: Tx,
  { user, modules }: Subscriber,
  { dia, ...asked }: Assinado & { dia: number },
): Promise<{ id: number; versao: number }> {
  const { email } = await receiver(tx.db, user.id);
  if (!email) throw new AppError('REFUSED', 'Cadastre o seu e-mail antes de assinar: é a ele que o relatório vai');
  const today = dayOf(tx.now);
  const values = { ...checkSubscribed(asked, modules, today), dia, primeiroMes: firstMonth(today, dia) };
  await refuseMore(tx, user.id, values);
  const id = await insertSubscription(tx, values);
  await tx.audit({ tabela: TABLE, id, acao: 'Inclusão', after: await told(tx.db, values) });
  return { id, versao: 1 };
}

/** A user's own subscription, read to be written. @throws AppError NOT_FOUND, for that of somebody else as well */
async function own(tx: Tx, id: number, { id: idUsuario }: SignedUser): Promise<Row> {
  const row = await lockSubscription(tx, id);
  if (row.idUsuario !== idUsuario) throw notFound();
  return row;
}

/**
 * Changes the day of a subscription; what is due and was not sent yet is tried anew.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN when its report may not be seen any more, CONFLICT when it changed meanwhile
 */
export async function change(
  tx: Tx,
  { user, modules }: Subscriber,
  { id, dia, versao }: { id: number; dia: number; versao?: number | null | undefined },
): Promise<{ id: number; versao: number }> {
  const row = await own(tx, id, user);
  checkSubscribed(row, modules, dayOf(tx.now));
  await refuseStale(tx, TABLE, row, versao, ['relatorio', 'filtros', 'dia']);
  if (row.dia === dia) {
    tx.unchanged();
    return { id, versao: row.versao };
  }
  const next = await writeNext(tx, TABLE, row, { dia });
  await startOver(tx, id);
  await tx.audit({
    tabela: TABLE,
    id,
    acao: 'Alteração',
    before: await told(tx.db, row),
    after: await told(tx.db, { ...row, dia }),
  });
  return { id, versao: next };
}

/** Ends a subscription: one's own, or as ADMINISTRADOR anybody's. @throws AppError NOT_FOUND, CONFLICT */
export async function unsubscribe(
  tx: Tx,
  user: SignedUser,
  { id, versao }: { id: number; versao?: number | null | undefined },
): Promise<{ id: number }> {
  const row = user.idGrupo === GRUPO.ADMINISTRADOR ? await lockSubscription(tx, id) : await own(tx, id, user);
  await refuseStale(tx, TABLE, row, versao, ['relatorio', 'filtros', 'dia']);
  await end(tx, row);
  return { id };
}

/** Ends a subscription and tells the log whose it was. @param info why, where nobody asked for it */
export async function end(tx: Tx, row: Row, info?: string): Promise<void> {
  const { nome: assinante } = await receiver(tx.db, row.idUsuario ?? 0);
  await forgetPending(tx, row.id);
  await takeAway(tx, TABLE, row);
  await tx.audit({
    tabela: TABLE,
    id: row.id,
    acao: 'Remoção',
    before: { ...(await told(tx.db, row)), assinante },
    info,
  });
}

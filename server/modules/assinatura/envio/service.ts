import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '../../../../domain/calendar.ts';
import { monthSentOn } from '../../../../domain/relatorio/assinatura.ts';
import { ReportError } from '../../../../reports/engine/report.ts';
import { SYSTEM } from '../../../audit.ts';
import { bookkeepingOf } from '../../../bookkeeping.ts';
import type { Implementation, Services } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { inProcessApi } from '../../../http/inProcess.ts';
import { queueMail } from '../../../mail/queue.ts';
import type { Anexo } from '../../../mail/repository.ts';
import { write } from '../../../write.ts';
import { modulesOfGroup } from '../../sessao/signedIn/service.ts';
import { seenReport } from '../relatorio.ts';
import { lockSubscription, receiver, TABLE } from '../repository.ts';
import { end } from '../service.ts';
import { filesOf, TooLarge } from './files.ts';
import { emptyLetter, failureLetter, reportLetter } from './letters.ts';
import { tellOfLost } from './lost.ts';
import { LOST } from './recheck.ts';
import { carriedBy, type Due, enabledUser, firstDue, type Receiver, settle, take, type When } from './repository.ts';
import { NEXT_MONTH, toldOf, toldTo } from './told.ts';

/** The first attempt and three more, an hour apart. */
const MOST_ATTEMPTS = 4;
/** Less than the hour between two rounds. */
const AGAIN_MS = 30 * 60_000;
/** How long a server has a report that it took to make. One that dies leaves it to the others after that. */
const LEASE_MS = 15 * 60_000;

const BROKEN_OFF = 'O servidor parou antes de terminar o relatório.';
const NO_ADDRESS = 'O usuário não tem e-mail cadastrado.';
const UNFORESEEN = 'Ocorreu um erro inesperado no servidor.';

const ENDED = 'A assinatura foi cancelada. Quem tiver permissão outra vez pode assinar de novo.';

/** What sending needs: the server's own, the calls that it answers, and where it tells of what fails. */
export interface Sending {
  services: Services;
  routes: readonly Implementation[];
  log: FastifyBaseLogger;
  /** Bytes that the files of one message may have; tests lower it. */
  mostBytes?: number;
}

/** What became of one subscription in this round; 'cancelada' when its user may not see the report any more. */
export interface Sent {
  id: number;
  mes: string;
  situacao: 'enviada' | 'vazia' | 'pendente' | 'falhou' | 'cancelada';
}

const after = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();

function whenIs(now: Date): When {
  const moment = now.toISOString();
  const today = dayOf(moment);
  return { dia: Number(today.slice(8)), mes: monthSentOn(today), moment };
}

/** A sending that this server has. */
interface Claim {
  due: Due;
  when: When;
}

/** Takes the sending that is due first, for this server alone: two that see the same one cannot both take it. */
async function claim({ databases, now }: Services): Promise<Claim | undefined> {
  for (;;) {
    const when = whenIs(now());
    const due = await firstDue(databases.read, when);
    if (!due) return undefined;
    const until = after(when.moment, LEASE_MS);
    const taken = await bookkeepingOf(databases)((books) => take(books, due, when, until));
    if (taken) return { due: { ...due, tentativas: due.tentativas + 1 }, when };
  }
}

/** Queues the report with its files, or that there is nothing to report; once, whoever else tried meanwhile. */
async function deliver({ services }: Sending, { due, when }: Claim, to: Receiver, files: Anexo[]) {
  const { config, databases, now } = services;
  const situacao = files.length > 0 ? 'enviada' : 'vazia';
  const letter = (situacao === 'enviada' ? reportLetter : emptyLetter)(
    await toldOf(services, due, when),
    config.publicUrl,
  );
  const moment = now();
  const em = moment.toISOString();
  await bookkeepingOf(databases)(async (books) => {
    if (!(await settle(books, due, when.mes, { situacao, em, erro: null }))) return;
    const idMensagem = await queueMail(books.db, to, letter, em, files);
    await carriedBy(books, due, when.mes, idMensagem);
    const info = `${letter.assunto} (mensagem ${idMensagem})`;
    await books.audit(SYSTEM, moment, { tabela: TABLE, id: due.id, acao: 'Exportação', info });
  });
  return situacao;
}

/** Ends the subscription of who may not see its report any more, and tells of it. */
async function cancel({ services }: Sending, { due, when }: Claim, owner: Receiver | undefined) {
  const receivers = await toldTo(services, owner);
  const told = await toldOf(services, due, when);
  await write(services.databases, SYSTEM, services.now, async (tx) => {
    const row = await lockSubscription(tx, due.id);
    const { nome } = await receiver(tx.db, row.idUsuario ?? 0);
    const letter = failureLetter({ ...told, assinante: nome, motivo: LOST, consequencia: ENDED });
    for (const to of receivers) await queueMail(tx.db, to, letter, tx.now);
    await end(tx, row, LOST);
  });
  return 'cancelada' as const;
}

/** Leaves a failed sending to the next round, or gives it up for this month and tells of it. */
async function fail({ services }: Sending, { due, when }: Claim, owner: Receiver, motivo: string, final: boolean) {
  const { databases, now } = services;
  const receivers = await toldTo(services, owner);
  const em = now().toISOString();
  const told = { ...(await toldOf(services, due, when)), assinante: owner.nome, motivo, consequencia: NEXT_MONTH };
  const situacao = final ? 'falhou' : 'pendente';
  await bookkeepingOf(databases)(async (books) => {
    const outcome = { situacao, em, proximaEm: after(em, AGAIN_MS), erro: motivo } as const;
    if (!(await settle(books, due, when.mes, outcome)) || !final) return;
    for (const to of receivers) await queueMail(books.db, to, failureLetter(told), em);
  });
  return situacao;
}

/** What is told of a failure; what nobody foresaw is for the log alone. */
function motivoOf(error: unknown, { log }: Sending, { due }: Claim): string {
  log.error({ err: error, assinatura: due.id }, 'subscribed report failed');
  return error instanceof ReportError || error instanceof AppError ? error.message : UNFORESEEN;
}

/** Makes and queues one report, as its user may see it now. */
async function attempt(sending: Sending, claimed: Claim): Promise<Sent['situacao']> {
  const { services, routes, log, mostBytes } = sending;
  const { due, when } = claimed;
  const { read } = services.databases;
  const user = await enabledUser(read, due.idUsuario ?? 0);
  const modules = user ? await modulesOfGroup(read, user.idGrupo) : [];
  const report = seenReport(due.relatorio, modules);
  if (!user || !report) return cancel(sending, claimed, user);
  if (!user.email) return fail(sending, claimed, user, NO_ADDRESS, true);
  if (due.tentativas > MOST_ATTEMPTS) return fail(sending, claimed, user, BROKEN_OFF, true);
  const api = inProcessApi(services, routes, { user, modules }, log);
  try {
    const files = await filesOf(report, due.filtros, when, api, mostBytes);
    return await deliver(sending, claimed, user, files);
  } catch (error) {
    const final = error instanceof TooLarge || due.tentativas === MOST_ATTEMPTS;
    return fail(sending, claimed, user, motivoOf(error, sending, claimed), final);
  }
}

/**
 * Sends every report that is due, one by one: on its day of the month or, where the server was down then, later, the
 * month that was over. Then those are told of that were lost after an earlier round. Several servers may do so at once
 * over one database.
 *
 * @param signal aborted: the report at hand is finished and no other is begun
 */
export async function sendDueReports(sending: Sending, signal?: AbortSignal): Promise<Sent[]> {
  const sent: Sent[] = [];
  while (!signal?.aborted) {
    const claimed = await claim(sending.services);
    if (!claimed) break;
    const { due, when } = claimed;
    // One that goes wrong here is tried again in an hour; those after it do not wait for that.
    const situacao = await attempt(sending, claimed).catch((error: unknown) => {
      sending.log.error({ err: error, assinatura: due.id }, 'subscribed report failed');
      return 'pendente' as const;
    });
    sent.push({ id: due.id, mes: when.mes, situacao });
  }
  if (!signal?.aborted) await tellOfLost(sending.services, whenIs(sending.services.now()));
  return sent;
}

import type * as z from 'zod';
import type { ClienteDaAgenda } from '../../../contract/agenda.ts';
import type { contract } from '../../../contract/index.ts';
import { dayOf } from '../../../domain/calendar.ts';
import {
  agendaDoAno,
  type ClienteDoAno,
  escreverMeses,
  lerMeses,
  mesInicial,
  planejado,
} from '../../../domain/monitoramento/agenda.ts';
import { collectionsDue } from '../../../domain/monitoramento/annualMonitoring.ts';
import { compareNames, compareTexts } from '../../../domain/textOrder.ts';
import type { Context } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError, fieldError } from '../../errors.ts';
import { refuseStale, saveExisting, saveNew } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { clientsOfYear, type OfClients, plansOfYear, plansToWrite, techniciansOf } from './repository.ts';

const TABLE = 'AgendaColeta';
const VISIBLE = ['ano', 'meses'] as const;

/** Months from January of a year to a day's: 1 is January of that year, 0 December of the one before. */
const monthsUpTo = (day: string, ano: number) => (Number(day.slice(0, 4)) - ano) * 12 + Number(day.slice(5, 7));

/** A year's clients as the rule of the schedule takes them, with what else is known of them. */
export async function yearOf(db: Selecting, ano: number, only?: OfClients) {
  const clients = await clientsOfYear(db, ano, only);
  const plans = await plansOfYear(db, ano);
  const planOf = new Map(plans.map((plan) => [plan.idPessoa, plan]));
  return clients.map(({ meses, ...client }) => {
    const { ultimaColeta } = client;
    const feitas = (meses?.match(/../g) ?? []).map(Number).sort((a, b) => a - b);
    const plan = planOf.get(client.idPessoa);
    const rule: ClienteDoAno = {
      id: client.idPessoa,
      roteiro: client.idRoteiro,
      minimo: client.minimo,
      feitas: feitas.length,
      ultimo: ultimaColeta ? monthsUpTo(ultimaColeta, ano) : null,
      guardados: lerMeses(plan?.meses ?? ''),
    };
    return { ...client, feitas, versao: plan?.versao ?? null, rule };
  });
}

const fromOf = (now: Date, ano: number) => mesInicial(ano, dayOf(now.toISOString()));

/** The schedule of a year, by the clients' routes, those without one at last, and names. */
export async function scheduleOf({ db, now }: Context, ano: number): Promise<ClienteDaAgenda[]> {
  const [year, technicians] = await Promise.all([yearOf(db, ano), techniciansOf(db)]);
  const technicianOf = new Map(technicians.map((one) => [one.idPessoa, one]));
  const due = agendaDoAno(
    year.map(({ rule }) => rule),
    fromOf(now(), ano),
  );
  return year
    .map(({ rule: _rule, ...client }) => ({
      ...client,
      idTecnico: technicianOf.get(client.idPessoa)?.idTecnico ?? null,
      tecnico: technicianOf.get(client.idPessoa)?.tecnico ?? null,
      devidas: due.get(client.idPessoa) ?? [],
    }))
    .toSorted((a, b) => compareNames(a.roteiro, b.roteiro) || compareTexts(a.nome, b.nome) || a.idPessoa - b.idPessoa);
}

type Body = z.output<typeof contract.agenda.save.body>;

const CHANGED = 'O que falta deste ano mudou desde que a agenda foi aberta: abra-a de novo';

/**
 * Keeps the months that were planned for some clients, one for each collection still due, none in the past.
 *
 * @throws AppError CONFLICT when somebody planned a client's year meanwhile, or other collections are due than were
 *   planned; REFUSED for a month that has passed
 */
export async function plan(tx: Tx, { ano, clientes }: Body): Promise<{ idPessoa: number; versao: number }[]> {
  const from = fromOf(new Date(tx.now), ano);
  if (clientes.some(({ meses }) => meses.some((mes) => mes < from))) {
    throw fieldError('clientes', 'Não se planeja coleta para um mês que já passou');
  }
  const ids = clientes.map(({ idPessoa }) => idPessoa);
  if (new Set(ids).size < ids.length) throw fieldError('clientes', 'Há um cliente repetido');
  // Who plans a client's year for the first time at the same time waits.
  await waitTurn(tx.db, `${TABLE}:${ano}`);
  const plans = await plansToWrite(tx, ano, ids);
  const year = await yearOf(tx.db, ano, ids);
  const known = new Map(year.map(({ rule }) => [rule.id, rule]));
  const planOf = new Map(plans.map((one) => [one.idPessoa, one]));
  const written: { idPessoa: number; versao: number }[] = [];
  for (const { idPessoa, meses, versao } of clientes) {
    const rule = known.get(idPessoa);
    const kept = planOf.get(idPessoa);
    if (kept) await refuseStale(tx, TABLE, kept, versao ?? 0, VISIBLE);
    if (!rule || collectionsDue(rule.minimo, rule.feitas) !== meses.length) throw new AppError('CONFLICT', CHANGED);
    const values = { meses: escreverMeses(planejado(rule, meses)) };
    const told = { visible: VISIBLE };
    const saved = kept
      ? await saveExisting(tx, TABLE, kept, values, { idPessoa, ...told })
      : await saveNew(tx, TABLE, { idPessoa, ano, ...values, removidoEm: null }, { idPessoa: () => idPessoa, ...told });
    written.push({ idPessoa, versao: saved.versao });
  }
  return written;
}

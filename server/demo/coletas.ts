import { addDays, addYears, daysBetween, localToMoment } from '../../domain/calendar.ts';
import { round } from '../../domain/numbers.ts';
import { analyse } from './analises.ts';
import type { Cliente } from './pessoas.ts';
import { RAMOS } from './ramos.ts';
import { createRandom, type Random } from './random.ts';
import type { SubCadastros } from './subcadastros.ts';

const YEARS = 6;
const MONTH_DAYS = 30.44;

/** The day on which every sewage meter showed zero. */
const METERS_SINCE = '2015-01-01';

/** Months between two collections of a client. */
const INTERVALS = [
  [1, 2],
  [2, 3],
  [3, 5],
  [4, 4],
  [6, 3],
] as const;

/** 1 normal, 2 analysis error, 3 non-representative, 4 charged, 5 excluded. */
const TIPOS_DBO = [
  [1, 66],
  [2, 4],
  [3, 6],
  [4, 20],
  [5, 4],
] as const;

/** Days on which a client was visited, oldest first: weekdays, none in the future. */
function visits(cliente: Cliente, today: string, random: Random): string[] {
  const interval = random.weighted(INTERVALS) * MONTH_DAYS;
  const first = addDays(addYears(today, -YEARS), random.int(1, Math.ceil(interval)));
  const last = cliente.flagAtivo === 1 ? today : addDays(today, -random.int(200, 700));
  const count = Math.max(0, Math.floor(daysBetween(first, last) / interval) + 1);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, Math.round(index * interval) + random.int(-5, 5));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return addDays(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
  }).filter((day) => day < today);
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** When the sampler stood there: a day, a shift, or the moment of a single dip. */
function installation(dtRetirada: string, random: Random) {
  const hours = random.weighted([
    [24, 6],
    [8, 3],
    [0, 1],
  ] as const);
  const minute = random.int(8 * 12, 16 * 12) * 5;
  const installed = hours === 8 ? minute - 8 * 60 : minute;
  const sameDay = hours === 0 || (hours === 8 && installed >= 0);
  return {
    dtInstalaco: sameDay ? dtRetirada : addDays(dtRetirada, -1),
    horaInstalacao: clock((installed + 1440) % 1440),
    dtRetirada,
    horaRetirada: clock(minute),
    tempoInstalacao: `${String(hours).padStart(2, '0')}:00`,
    qtdeColeta: hours === 0 ? 1 : hours * random.pick([1, 2]),
  };
}

function coleta(id: number, cliente: Cliente, idPontoColeta: number, dia: string, sampler: string, random: Random) {
  const daily = RAMOS[cliente.idRamoAtividade - 1]!.volume / 30;
  const medidorInicial = round(daysBetween(METERS_SINCE, dia) * daily, 0);
  const volumeMedido = round(Math.max(1, random.normal(daily, daily * 0.25)), 0);
  return {
    id,
    idPessoa: cliente.id,
    idPontoColeta,
    codigoAmostra: `DEMO-${dia.slice(2, 4)}-${String(id).padStart(5, '0')}`,
    amostrador: sampler,
    ...installation(dia, random),
    flagChuva: random.chance(0.14) ? (1 as const) : (0 as const),
    medidorInicial,
    medidorFinal: medidorInicial + volumeMedido,
    volumeMedido,
    idTipoDBO: random.weighted(TIPOS_DBO),
    dtCadastro: localToMoment(dia, '17:30'),
    idUsuario: 3,
  };
}

/** Six years of collections and their results, in the order in which they happened. */
export function demoColetas(
  clientes: readonly Cliente[],
  pontos: SubCadastros['PessoaPontoColeta'],
  amostradores: readonly { descricao: string }[],
  today: string,
) {
  const random = createRandom('coletas');
  const pontosOf = Map.groupBy(pontos, ({ idPessoa }) => idPessoa);
  const agenda = clientes
    .flatMap((cliente) => {
      const forca = random.logNormal(1, 0.25);
      return visits(cliente, today, random).map((dia) => ({ cliente, dia, forca }));
    })
    .sort((a, b) => (a.dia === b.dia ? a.cliente.id - b.cliente.id : a.dia < b.dia ? -1 : 1));

  const HistoricoColeta = agenda.map(({ cliente, dia }, index) => {
    const own = pontosOf.get(cliente.id)!;
    const ponto = random.chance(0.7) ? own[0]! : random.pick(own);
    return coleta(index + 1, cliente, ponto.id, dia, random.pick(amostradores).descricao, random);
  });
  const Resultado = HistoricoColeta.flatMap(({ id, idTipoDBO }, index) => {
    const { cliente, forca } = agenda[index]!;
    return analyse(id, RAMOS[cliente.idRamoAtividade - 1]!, forca, idTipoDBO, random);
  });
  return { HistoricoColeta, Resultado };
}

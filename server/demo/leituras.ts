import { addDays, localToMoment } from '../../domain/calendar.ts';
import { type LeituraCalculada, type LeituraDigitada, monthFigures } from '../../domain/leitura/figures.ts';
import { mediansOf } from '../../domain/leitura/median.ts';
import { type Mes, monthAt, monthIndex } from '../../domain/leitura/month.ts';
import { latestOf, oddities } from '../../domain/leitura/plausibility.ts';
import { type Reinicio, restartName } from '../../domain/leitura/restart.ts';
import { HORIMETRO, LEITURA, MEDIA } from '../../domain/leitura/rules.ts';
import { round } from '../../domain/numbers.ts';
import type { Hidrometro, Medidor } from './medidores.ts';
import type { Cliente } from './pessoas.ts';
import { RAMOS } from './ramos.ts';
import { createRandom, type Random } from './random.ts';

const MONTHS = 24;
const SUBSTITUIDO = 1;

/** The months before the current one, oldest first: the current one is left for people to type. */
function monthsBefore(today: string): Mes[] {
  const current = monthIndex({ idAno: Number(today.slice(0, 4)), idMes: Number(today.slice(5, 7)) });
  return Array.from({ length: MONTHS }, (_, index) => monthAt(current - MONTHS + index));
}

/** An hour-meter's reading, as its calculation writes it. */
function hourText(logica: number, hours: number): string {
  if (logica === 2) return `${String(Math.floor(hours)).padStart(4, '0')}:${hours % 1 === 0 ? '00' : '30'}`;
  return logica === 3 ? String(hours * 60) : String(hours).replace('.', ',');
}

/** A meter as its readings see it. */
interface Meter {
  idHidrometro: number;
  /** Hour-meter calculation of the flow meter, or null on a water source. */
  logica: number | null;
  categoria: number;
  usual: number;
}

/** A source without a flow meter has one category only; the others fall back to the mean when a meter stands still. */
function categoryOf({ logica, categoria }: Meter, historico: readonly LeituraCalculada[], random: Random): number {
  return logica !== null && historico.length > 0 && random.chance(0.04) ? MEDIA : categoria;
}

/** What somebody reads of a meter at the end of a month. */
function typedIn(
  meter: Meter,
  month: Mes,
  before: { leitura: number; horas: number },
  historico: readonly LeituraCalculada[],
  random: Random,
): { digitada: LeituraDigitada; horas: number } {
  const { usual, logica } = meter;
  const reinicio: Reinicio = random.chance(0.002) ? SUBSTITUIDO : 0;
  const leituraAtual =
    reinicio === SUBSTITUIDO
      ? random.int(0, 50)
      : round(before.leitura + Math.max(0, random.normal(usual, usual * 0.18)), 0);
  const horas = before.horas + random.int(1000, 1340) / 2;
  const digitada = {
    ...month,
    regra: categoryOf(meter, historico, random),
    reinicio,
    leituraAnterior: reinicio === SUBSTITUIDO ? 0 : before.leitura,
    leituraAtual,
    tempoAnterior: logica === null ? null : hourText(logica, before.horas),
    tempoAtual: logica === null ? null : hourText(logica, horas),
    volumeMedido: null,
    volumeCorrigido: null,
  };
  return { digitada, horas };
}

/** The month as it is kept: by the rules, and with a reason where they find something odd. */
function kept(meter: Meter, digitada: LeituraDigitada, historico: readonly LeituraCalculada[]) {
  const { logica } = meter;
  const calculo = monthFigures(digitada, historico, logica);
  if (!calculo.ok) throw new Error(`a reading of the demonstration has no figures: ${calculo.motivo}`);
  const leitura = { ...digitada, ...calculo.figuras };
  const contexto = {
    anterior: latestOf(historico, logica),
    ...mediansOf(historico, digitada),
    emAtividade: true,
    logica,
  };
  const odd = oddities({ ...leitura, horas: calculo.horas }, contexto);
  const motivo = digitada.reinicio === SUBSTITUIDO ? 'Hidrômetro substituído no mês' : 'Conferido no local';
  return { leitura, motivo: odd.length > 0 ? motivo : null };
}

function rowOf(meter: Meter, { leitura, motivo }: ReturnType<typeof kept>, random: Random) {
  const { regra, reinicio, ...figures } = leitura;
  return {
    idHidrometro: meter.idHidrometro,
    ...figures,
    // Of the shipped categories the id is the rule's.
    idCategoriaCobranca: regra,
    reinicioMedidor: reinicio,
    medidorStatusNome: restartName(reinicio),
    obs: random.chance(0.03) ? 'Leitura informada pelo cliente' : null,
    motivo,
    flagAtivo: 1,
    dtCadastro: readOn(leitura),
    idUsuario: 3,
  };
}

/** Meters are read on the last days of their month. */
function readOn({ idAno, idMes }: Mes): string {
  const nextMonth = `${idMes === 12 ? idAno + 1 : idAno}-${String((idMes % 12) + 1).padStart(2, '0')}-01`;
  return localToMoment(addDays(nextMonth, -2), '14:00');
}

/** Two years of readings of every hydrometer in use. */
export function demoLeituras(
  clientes: readonly Cliente[],
  hidrometros: readonly Hidrometro[],
  medidores: readonly Medidor[],
  today: string,
) {
  const random = createRandom('leituras');
  const ramoOf = new Map(clientes.map(({ id, idRamoAtividade }) => [id, RAMOS[idRamoAtividade - 1]!]));
  const logicaOf = new Map(medidores.map(({ registro, idCalculoHorimetro }) => [registro, idCalculoHorimetro]));
  const months = monthsBefore(today);

  const rows = hidrometros
    .filter(({ flagAtivo }) => flagAtivo === 1)
    .flatMap((hidrometro) => {
      const logica = logicaOf.get(hidrometro.registro) ?? null;
      const categoria =
        logica === null
          ? LEITURA
          : random.weighted([
              [LEITURA, 6],
              [HORIMETRO, 4],
            ]);
      const volume = ramoOf.get(hidrometro.idPessoa)!.volume * (logica === null ? 0.6 : 1);
      const meter: Meter = { idHidrometro: hidrometro.id, logica, categoria, usual: random.logNormal(volume, 0.4) };
      const historico: LeituraCalculada[] = [];
      let state = { leitura: random.int(500, 60_000), horas: random.int(200, 4000) };
      return months.map((month) => {
        const { digitada, horas } = typedIn(meter, month, state, historico, random);
        const saved = kept(meter, digitada, historico);
        historico.push(saved.leitura);
        state = { leitura: saved.leitura.leituraAtual, horas };
        return rowOf(meter, saved, random);
      });
    });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

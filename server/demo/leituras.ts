import { addDays, localToMoment } from '../../domain/calendar.ts';
import { formatHours, hoursRun } from '../../domain/leitura/hourMeter.ts';
import { correctedVolume, type LeituraSalva, measuredVolume } from '../../domain/leitura/reading.ts';
import { round } from '../../domain/numbers.ts';
import type { Hidrometro, Medidor } from './medidores.ts';
import type { Cliente } from './pessoas.ts';
import { RAMOS } from './ramos.ts';
import { createRandom, type Random } from './random.ts';

const MONTHS = 24;
const LEITURA = 1;
const MEDIA = 2;
const HORIMETRO = 3;

interface Month {
  idAno: number;
  idMes: number;
}

/** The months before the current one, oldest first: the current one is left for people to type. */
function monthsBefore(today: string): Month[] {
  const current = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = current - MONTHS + index;
    return { idAno: Math.floor(month / 12), idMes: (month % 12) + 1 };
  });
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
function categoryOf({ logica, categoria }: Meter, historico: readonly LeituraSalva[], random: Random): number {
  return logica !== null && historico.length > 0 && random.chance(0.04) ? MEDIA : categoria;
}

function reading(
  meter: Meter,
  month: Month,
  before: { leitura: number; horas: number },
  historico: readonly LeituraSalva[],
  random: Random,
) {
  const { usual, logica } = meter;
  const replaced = random.chance(0.002);
  const leituraAnterior = before.leitura;
  const leituraAtual = replaced
    ? random.int(0, 50)
    : round(leituraAnterior + Math.max(0, random.normal(usual, usual * 0.18)), 0);
  const horas = before.horas + random.int(1000, 1440) / 2;
  const tempoAnterior = logica === null ? null : hourText(logica, before.horas);
  const tempoAtual = logica === null ? null : hourText(logica, horas);
  const run = hoursRun(logica, tempoAnterior, tempoAtual);
  const volumeMedido = measuredVolume(leituraAnterior, leituraAtual) ?? 0;
  const idCategoriaCobranca = categoryOf(meter, historico, random);
  const corrected = correctedVolume({
    regra: idCategoriaCobranca,
    ...month,
    leituraAnterior,
    leituraAtual,
    medidorReiniciado: replaced,
    horas: run,
    historico,
  });
  return {
    row: {
      idHidrometro: meter.idHidrometro,
      ...month,
      idCategoriaCobranca,
      leituraAnterior,
      leituraAtual,
      volumeMedido,
      volumeCorrigido: corrected.ok ? corrected.volumeCorrigido : volumeMedido,
      tempoAnterior,
      tempoAtual,
      tempoFinal: run === null ? null : formatHours(run),
      medidorStatusNome: replaced ? 'Substituído' : null,
      obs: replaced ? 'Hidrômetro substituído no mês' : random.chance(0.03) ? 'Leitura informada pelo cliente' : null,
      flagMedia: corrected.ok ? corrected.flagMedia : 0,
      flagAtivo: 1,
      dtCadastro: readOn(month),
      idUsuario: 3,
    },
    after: { leitura: leituraAtual, horas },
  };
}

/** Meters are read on the last days of their month. */
function readOn({ idAno, idMes }: Month): string {
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
      const historico: LeituraSalva[] = [];
      let state = { leitura: random.int(500, 60_000), horas: random.int(200, 4000) };
      return months.map((month) => {
        const { row, after } = reading(meter, month, state, historico, random);
        historico.push({ ...month, volumeCorrigido: row.volumeCorrigido });
        state = after;
        return row;
      });
    });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

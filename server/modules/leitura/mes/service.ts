import type * as z from 'zod';
import type { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import { flowMeterOf } from '../../../../domain/leitura/flowMeter.ts';
import { mediansOf } from '../../../../domain/leitura/median.ts';
import { isToCome, type Mes } from '../../../../domain/leitura/month.ts';
import { latestOf } from '../../../../domain/leitura/plausibility.ts';
import { allowedCategories } from '../../../../domain/leitura/reading.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { compareTexts } from '../../../../domain/textOrder.ts';
import type { Selecting } from '../../../database/reading.ts';
import { latest, latestReadings, meanOf } from './history.ts';
import {
  allFlowMeters,
  allRegisters,
  categories,
  enabledMeters,
  type LeituraAntes,
  type MedidorHabilitado,
  readingsBeforeOf,
  readingsById,
  readingsOfMonth,
} from './repository.ts';

interface OfClient {
  idHidrometro: number;
  idPessoa: number;
  nome: string;
}

/** Rows of one client stand together, the clients in the order of their names. */
const byClient = <T extends OfClient>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => compareTexts(a.nome, b.nome) || a.idPessoa - b.idPessoa || a.idHidrometro - b.idHidrometro);

type Metered = OfClient & { registro: string; flagMedidorVazao: number };

/** Tells what other hydrometers the client of a meter has. */
export async function hydrometersBeside(db: Selecting) {
  const all = Map.groupBy(await allRegisters(db), ({ idPessoa }) => idPessoa);
  return ({ idPessoa, idHidrometro }: OfClient) => (all.get(idPessoa) ?? []).filter(({ id }) => id !== idHidrometro);
}

/** Tells how a meter counts its hours; null of one without an hour-meter. */
async function hourCounts(db: Selecting) {
  const flowMeters = Map.groupBy(await allFlowMeters(db), ({ idPessoa }) => idPessoa);
  const beside = await hydrometersBeside(db);
  return (row: Metered) =>
    flowMeterOf(row, flowMeters.get(row.idPessoa) ?? [], beside(row))?.idCalculoHorimetro ?? null;
}

/** The saved readings of a month. Where one begins, and its hours, somebody said, or that is not told. */
async function savedReadings(db: Selecting, mes: Mes) {
  return (await readingsOfMonth(db, mes)).map(({ flagAnteriorInformada, flagTempoAnteriorInformado, ...row }) => ({
    ...row,
    ...(flagAnteriorInformada === 1 && { flagAnteriorInformada: 1 as const }),
    ...(flagTempoAnteriorInformado === 1 && { flagTempoAnteriorInformado: 1 as const }),
  }));
}

/** The saved readings of a month, by the clients' names. */
export async function savedOfMonth(db: Selecting, mes: Mes) {
  const logicaOf = await hourCounts(db);
  return byClient(await savedReadings(db, mes)).map((row) => ({ ...row, idCalculoHorimetro: logicaOf(row) }));
}

const EMPTY = {
  id: 0,
  regra: null,
  leituraAtual: 0,
  volumeMedido: 0,
  volumeCorrigido: 0,
  tempoAtual: null,
  tempoFinal: null,
  horaInicial: null,
  horaFinal: null,
  volumeCorrido: null,
  obs: null,
  motivo: null,
  flagMedia: 0,
  medidorStatusNome: null,
  reinicioMedidor: 0,
  flagMedidoInformado: 0,
  flagCorrigidoInformado: 0,
  flagNaoLida: 0,
  estranhezasExplicadas: null,
  dtCadastro: null,
  flagAtivo: 1,
  idUsuario: null,
  versao: null,
} as const;

/** The row of a meter that was not read yet: it begins where the reading before it ended. */
function notRead(
  { idAnterior: _before, ...own }: MedidorHabilitado,
  before: LeituraAntes | undefined,
  tempoAnterior: string | null,
  mes: Mes,
  categorias: Awaited<ReturnType<typeof categories>>,
) {
  const allowed = allowedCategories(own.flagMedidorVazao, categorias, ({ flagAtivo }) => flagAtivo === 1);
  const category = allowed.find(({ id }) => id === before?.idCategoriaCobranca) ?? allowed[0];
  return {
    ...own,
    ...EMPTY,
    ...mes,
    leituraAnterior: before?.leituraAtual ?? 0,
    tempoAnterior,
    idCategoriaCobranca: category?.id ?? null,
  };
}

/**
 * The readings that tell where hour-meters stand before a month, by the meter's id. The latest one mostly does; only of the
 * others more are asked.
 */
async function hourMeters(
  db: Selecting,
  meters: readonly MedidorHabilitado[],
  before: ReadonlyMap<number, LeituraAntes>,
  mes: Mes,
) {
  const silent = meters.flatMap(({ idHidrometro }) => {
    const last = before.get(idHidrometro);
    return last && last.tempoAtual === null ? [idHidrometro] : [];
  });
  const older = Map.groupBy(await readingsBeforeOf(db, silent, mes), ({ idHidrometro }) => idHidrometro);
  return (id: number): readonly LeituraAntes[] => {
    const last = before.get(id);
    return latest(older.get(id) ?? (last ? [last] : []));
  };
}

type DoMes = Awaited<ReturnType<typeof savedReadings>>[number];

/** Whether the former time of a month's reading, saved or not, counts no hours yet: it is as it was where it was read. */
const isBroughtAlone = ({ tempoAnterior, tempoFinal }: Pick<DoMes, 'tempoAnterior' | 'tempoFinal'>) =>
  tempoAnterior !== null && tempoFinal === null;

/** A month's grid: a row for each enabled meter of an enabled client, by the clients' names. */
export async function gridOfMonth(
  db: Selecting,
  { idMes, idAno, nomeCliente, medidorVazao }: z.output<typeof leiturasDoMes.query>,
) {
  const mes = { idMes, idAno };
  const wanted = normalize(nomeCliente ?? '');
  const meters = (await enabledMeters(db, mes))
    .filter(({ nome }) => normalize(nome).includes(wanted))
    .filter(({ flagMedidorVazao }) => medidorVazao === null || flagMedidorVazao === medidorVazao);
  const saved = new Map((await savedReadings(db, mes)).map((one) => [one.idHidrometro, one]));
  const asked = meters.filter(({ idHidrometro }) => {
    const row = saved.get(idHidrometro);
    return !row || isBroughtAlone(row);
  });
  const before = await readingsById(
    db,
    asked.flatMap(({ idAnterior }) => idAnterior ?? []),
  );
  const last = new Map(before.map((one) => [one.idHidrometro, one]));
  const logicaOf = await hourCounts(db);
  const metered = asked.filter((meter) => logicaOf(meter) !== null);
  const readOf = await hourMeters(db, metered, last, mes);
  const categorias = await categories(db);
  const rows = meters.map((meter) => {
    const { idHidrometro: id } = meter;
    const idCalculoHorimetro = logicaOf(meter);
    const anterior = latestOf(readOf(id), idCalculoHorimetro);
    const tempo = anterior?.tempoAtual ?? null;
    const row = saved.get(id) ?? notRead(meter, last.get(id), tempo, mes, categorias);
    const contadaAntes = isBroughtAlone(row) && row.tempoAnterior === tempo ? anterior?.contada : undefined;
    return { ...row, idCalculoHorimetro, ...(contadaAntes !== undefined && { contadaAntes }) };
  });
  return byClient(rows);
}

/** What a month's readings are held against, meter by meter. @param today 'YYYY-MM-DD' */
export async function contextOfMonth(db: Selecting, mes: Mes, today: string) {
  const meters = await enabledMeters(db, mes);
  const before = await latestReadings(db, meters, mes);
  const logicaOf = await hourCounts(db);
  return byClient(meters).map((meter) => {
    const { idHidrometro } = meter;
    const historico = before.get(idHidrometro) ?? [];
    return {
      idHidrometro,
      anterior: latestOf(latest(historico), logicaOf(meter)),
      media: meanOf(historico, mes),
      ...mediansOf(historico, mes),
      ...(isToCome(mes, today) && { porVir: true as const }),
    };
  });
}

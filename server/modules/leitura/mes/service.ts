import type * as z from 'zod';
import type { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import { flowMeterOf } from '../../../../domain/leitura/flowMeter.ts';
import type { Mes } from '../../../../domain/leitura/month.ts';
import { medianVolume } from '../../../../domain/leitura/plausibility.ts';
import { allowedCategories } from '../../../../domain/leitura/reading.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { Selecting } from '../../../database/reading.ts';
import { latestReadings, meanOf } from './history.ts';
import {
  allFlowMeters,
  categories,
  enabledMeters,
  type LeituraAntes,
  type MedidorHabilitado,
  readingsById,
  readingsOfMonth,
} from './repository.ts';

interface OfClient {
  idHidrometro: number;
  idPessoa: number;
  nome: string;
}

/** Rows of one client stand together. */
function byClient<T extends OfClient>(rows: readonly T[]): T[] {
  const keys = new Map(rows.map(({ nome }) => [nome, normalize(nome)]));
  const keyOf = ({ nome }: T) => keys.get(nome) ?? nome;
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one !== other) return one < other ? -1 : 1;
    return a.idPessoa - b.idPessoa || a.idHidrometro - b.idHidrometro;
  });
}

/** Adds how each meter counts its hours. */
async function withLogica<T extends OfClient & { registro: string; flagMedidorVazao: number }>(
  db: Selecting,
  rows: readonly T[],
) {
  const flowMeters = Map.groupBy(await allFlowMeters(db), ({ idPessoa }) => idPessoa);
  return rows.map((row) => ({
    ...row,
    idCalculoHorimetro: flowMeterOf(row, flowMeters.get(row.idPessoa) ?? [])?.idCalculoHorimetro ?? null,
  }));
}

/** The saved readings of a month, by the clients' names. */
export async function savedOfMonth(db: Selecting, mes: Mes) {
  return withLogica(db, byClient(await readingsOfMonth(db, mes)));
}

const EMPTY = {
  id: 0,
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
  dtCadastro: null,
  flagAtivo: 1,
  idUsuario: null,
  versao: null,
} as const;

/** The row of a meter that was not read yet: it begins where the reading before it ended. */
function notRead(
  { idAnterior: _before, ...own }: MedidorHabilitado,
  before: LeituraAntes | undefined,
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
    tempoAnterior: before?.tempoAtual ?? null,
    idCategoriaCobranca: category?.id ?? null,
  };
}

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
  const saved = new Map((await readingsOfMonth(db, mes)).map((one) => [one.idHidrometro, one]));
  const unread = meters.filter(({ idHidrometro }) => !saved.has(idHidrometro));
  const before = await readingsById(
    db,
    unread.flatMap(({ idAnterior }) => idAnterior ?? []),
  );
  const latest = new Map(before.map((one) => [one.idHidrometro, one]));
  const categorias = await categories(db);
  const rows = meters.map(
    (meter) => saved.get(meter.idHidrometro) ?? notRead(meter, latest.get(meter.idHidrometro), mes, categorias),
  );
  return withLogica(db, byClient(rows));
}

/** What a month's readings are held against, meter by meter. */
export async function contextOfMonth(db: Selecting, mes: Mes) {
  const meters = await enabledMeters(db, mes);
  const before = await latestReadings(db, meters, mes);
  return byClient(meters).map(({ idHidrometro }) => {
    const historico = before.get(idHidrometro) ?? [];
    const last = historico.at(-1);
    return {
      idHidrometro,
      anterior: last
        ? { idAno: last.idAno, idMes: last.idMes, leituraAtual: last.leituraAtual, tempoAtual: last.tempoAtual }
        : null,
      media: meanOf(historico, mes),
      mediana: medianVolume(historico),
    };
  });
}

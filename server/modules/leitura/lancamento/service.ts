import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { placeReading, takeReading } from '../../../../domain/leitura/chain.ts';
import type { LeituraCalculada } from '../../../../domain/leitura/figures.ts';
import { countedSoFar } from '../../../../domain/leitura/hourMeter.ts';
import { mediansOf } from '../../../../domain/leitura/median.ts';
import { aroundMonth, isToCome, monthIndex, monthRef } from '../../../../domain/leitura/month.ts';
import {
  explainedIn,
  explainedText,
  latestOf,
  newOddities,
  oddities,
  stillExplained,
} from '../../../../domain/leitura/plausibility.ts';
import { notFound } from '../../../errors.ts';
import { conflictWith, markRemoved, pick, refuseStale, saveExisting, saveNew, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { refuseErased } from '../../cliente/repository.ts';
import { toldOfLater } from './later.ts';
import { neededBy, refuseUnexplained, withoutFigures } from './refusals.ts';
import { type Lancamento, type Medidor, monthToWrite, placeOf, TABLE } from './repository.ts';
import { oddAsSaved, savedReadings, VISIBLE } from './saved.ts';
import { type Body, categoryOf, otherFields, typedReading } from './typed.ts';

/** Told of what a person gave or said, and of nothing else. */
const GIVEN = [
  'flagMedidoInformado',
  'flagCorrigidoInformado',
  'flagAnteriorInformada',
  'flagTempoAnteriorInformado',
] as const;

/** Told besides what the log tells: whether nobody read the meter, and whether somebody said where it, or its hours, begin. */
const saidOf = ({ regra, flagNaoLida, flagAnteriorInformada, flagTempoAnteriorInformado }: Lancamento) => ({
  regra,
  flagNaoLida,
  flagAnteriorInformada,
  flagTempoAnteriorInformado,
});

/**
 * The reading that a save changes, or null when it adds one.
 *
 * @throws AppError CONFLICT with the present record when there is one already, or it changed meanwhile; NOT_FOUND when the
 * one that is named is not this meter's of this month
 */
async function heldBy(tx: Tx, { id, versao, ...mes }: Body, ofMonth: Lancamento | null): Promise<Lancamento | null> {
  if (!id) {
    if (!ofMonth) return null;
    const message = `Este medidor já tem a leitura de ${monthRef(mes)}`;
    throw await conflictWith(tx, TABLE, ofMonth, VISIBLE, message, saidOf(ofMonth));
  }
  if (ofMonth?.id !== id) throw notFound('Leitura não encontrada');
  await refuseStale(tx, TABLE, ofMonth, versao, VISIBLE, saidOf(ofMonth));
  return ofMonth;
}

const isInUse = ({ flagAtivo, clienteAtivo }: Medidor) => flagAtivo === 1 && clienteAtivo === 1;

/** Writes what a save or a removal changes in later months, of which these are the rows. */
async function writeFollowing(
  tx: Tx,
  rows: readonly Lancamento[],
  alteradas: readonly LeituraCalculada[],
  { idPessoa, info }: { idPessoa: number; info: string },
): Promise<void> {
  for (const row of rows) {
    const alterada = alteradas.find((one) => monthIndex(one) === monthIndex(row));
    if (!alterada) continue;
    const { regra: _rule, reinicio: _restart, ...figures } = alterada;
    const estranhezasExplicadas = stillExplained(row.estranhezasExplicadas, row, figures);
    await writeNext(tx, TABLE, row, { ...figures, estranhezasExplicadas });
    await tx.audit({
      tabela: TABLE,
      id: row.id,
      idPessoa,
      acao: 'Alteração',
      before: pick(row, VISIBLE),
      after: pick({ ...row, ...figures }, VISIBLE),
      info,
    });
  }
}

/**
 * Saves a meter's reading of a month. All figures are worked out here, by the rules of `domain/leitura`, and those of the
 * months after it with them.
 *
 * @throws AppError NOT_FOUND, CONFLICT (`heldBy`, and of an erased client), REFUSED by field when it has no figures, or is odd without a reason
 */
export async function saveReading(tx: Tx, body: Body): Promise<z.output<typeof contract.leituras.save.result>> {
  const { medidor, rows, lidasAntes, logica, categorias, novoId } = await monthToWrite(tx, body.idHidrometro, body);
  const { idPessoa, cliente: nome } = medidor;
  refuseErased({ nome });
  const held = await heldBy(tx, body, rows.doMes);
  const last = rows.anteriores.at(-1)?.idCategoriaCobranca ?? null;
  const categoria = categoryOf(body, held, last, medidor, categorias);
  const salvas = savedReadings(rows, categorias, logica);
  const { anteriores, doMes } = aroundMonth(salvas, body);
  // Who names no other category leaves the rule as it is, though that category has another one by now.
  const isSame = held?.idCategoriaCobranca === categoria.id;
  const digitada = typedReading(body, held, isSame && doMes ? doMes.regra : categoria.regra);
  const placed = placeReading(salvas, digitada, logica);
  if (!placed.ok) throw withoutFigures(placed, digitada, held, anteriores, logica);

  const { figuras, horas, alteradas } = placed;
  const { reinicio } = digitada;
  const others = otherFields(body, held, reinicio);
  const emAtividade = isInUse(medidor);
  const conferida = { ...digitada, ...figuras, horas, horasInformadas: body.tempoFinal ?? null };
  const anterior = latestOf(anteriores, placed.logica);
  const contada = countedSoFar(logica, held);
  const medianas = mediansOf([...lidasAntes, ...rows.anteriores], body);
  const porVir = isToCome(body, dayOf(tx.now));
  const contexto = { anterior, ...medianas, porVir, emAtividade, logica: placed.logica, contada };
  const explained = body.motivo === undefined && held?.motivo ? held : null;
  const odd = oddities(conferida, contexto);
  if (explained) refuseUnexplained(placed, newOddities(conferida, oddAsSaved(explained), contexto), explained);
  else if (others.motivo === null) refuseUnexplained(placed, odd, null);

  // A reason goes on explaining what it was said of, though that is not odd for a while.
  const known = [...odd, ...(explainedIn(explained?.estranhezasExplicadas) ?? [])];
  const explicadas = { estranhezasExplicadas: others.motivo === null ? null : explainedText(known) };
  const values = {
    idHidrometro: medidor.id,
    idAno: body.idAno,
    idMes: body.idMes,
    idCategoriaCobranca: categoria.id,
    // Of one of before it goes on being what its figures tell.
    regra: held && isSame ? held.regra : digitada.regra,
    ...figuras,
    ...others,
    ...explicadas,
  };
  const written = held
    ? await saveExisting(tx, TABLE, held, values, { idPessoa, visible: VISIBLE })
    : await saveNew(tx, TABLE, values, { id: novoId, idPessoa: () => idPessoa, visible: VISIBLE });
  const info = `Recalculada: mudou a leitura de ${monthRef(body)}`;
  await writeFollowing(tx, rows.seguintes, alteradas, { idPessoa, info });
  const { leituraAnterior, tempoAnterior, volumeMedido, volumeCorrigido, tempoFinal, flagMedia } = figuras;
  const given = Object.fromEntries(GIVEN.filter((name) => figuras[name] === 1).map((name) => [name, 1 as const]));
  const { regra } = values;
  const own = { regra, leituraAnterior, tempoAnterior, volumeMedido, volumeCorrigido, tempoFinal, flagMedia };
  const reason = others.motivo === null ? {} : explicadas;
  return {
    ...written,
    ...own,
    ...given,
    ...reason,
    ...toldOfLater(placed, body, rows.seguintes, { emAtividade, logica, lidasAntes }),
  };
}

/**
 * Removes a reading; the one after it begins where the one before it ended.
 *
 * @throws AppError NOT_FOUND, CONFLICT when it changed meanwhile, REFUSED when a later month needs it
 */
export async function removeReading(
  tx: Tx,
  { id, versao }: z.output<typeof contract.leituras.remove.query>,
): Promise<z.output<typeof contract.leituras.remove.result>> {
  const place = await placeOf(tx, id);
  if (!place) throw notFound('Leitura não encontrada');
  const { medidor, rows, lidasAntes, logica, categorias } = await monthToWrite(tx, place.idHidrometro, place);
  const row = rows.doMes;
  if (row?.id !== id) throw notFound('Leitura não encontrada');
  await refuseStale(tx, TABLE, row, versao, VISIBLE);
  const taken = takeReading(savedReadings(rows, categorias, logica), place, logica);
  if (!taken.ok) throw neededBy(taken);
  const { idPessoa } = medidor;
  const removed = await markRemoved(tx, TABLE, row, { idPessoa, visible: VISIBLE });
  const info = `Recalculada: saiu a leitura de ${monthRef(place)}`;
  await writeFollowing(tx, rows.seguintes, taken.alteradas, { idPessoa, info });
  const emAtividade = isInUse(medidor);
  return { ...removed, ...toldOfLater(taken, place, rows.seguintes, { emAtividade, logica, lidasAntes }) };
}

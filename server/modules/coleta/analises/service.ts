import { setImmediate } from 'node:timers/promises';
import type { IndustriaNaoConforme, NaoConforme } from '../../../../contract/analises.ts';
import { addYears, dayOf } from '../../../../domain/calendar.ts';
import { addressLine } from '../../../../domain/cliente/address.ts';
import { isOutside } from '../../../../domain/coleta/conformity.ts';
import { byParametro } from '../../../../domain/coleta/parametros.ts';
import type { AnaliseCliente } from '../../../../reports/analises/dados.ts';
import { analiseDoCliente } from '../../../../reports/analises/load.ts';
import { parametrosCall } from '../../../../reports/cliente/respostas.ts';
import { LIMITES, parametro } from '../../../../resources/parametro/definition.ts';
import type { Context } from '../../../context.ts';
import { periods } from '../../../registers/dated/repository.ts';
import { listRecords } from '../../../registers/repository.ts';
import { firstAddresses } from '../../cliente/enderecos/repository.ts';
import { clientById, clientOf } from '../../cliente/repository.ts';
import { collectionsOfClient } from '../repository.ts';
import { metersOf, outsideOfAll, outsideOfClient, type Periodo, pointsOf } from './repository.ts';

/** Years that the non-conformities of a client go back (spec 2 §9). */
const YEARS = 2;

/**
 * What did not conform in a client's last 2 years, each by the limits of its day.
 *
 * @throws AppError NOT_FOUND
 */
export async function nonConforming({ db, now }: Context, idPessoa: number): Promise<NaoConforme[]> {
  await clientOf(db, idPessoa);
  const today = dayOf(now().toISOString());
  const rows = await outsideOfClient(db, idPessoa, { inicio: addYears(today, -YEARS), fim: today });
  const failed = rows.filter(({ bruto, ...limits }) => isOutside(bruto, limits));
  return [...Map.groupBy(failed, ({ idColeta }) => idColeta).values()]
    .flatMap((results) => results.sort((one, other) => byParametro(one.idParametro, other.idParametro)))
    .map(({ bruto, ...row }) => ({ ...row, encontrado: bruto }));
}

type Results = IndustriaNaoConforme['naoConformes'];

/** Collections whose results are read and judged in one go; others are answered before the next. */
const AT_ONCE = 250;

/** The collections of a period with something that did not conform, newest first. */
export async function nonConformingCollections(
  { db, engine }: Pick<Context, 'db' | 'engine'>,
  periodo: Periodo,
  disabledToo: boolean,
): Promise<IndustriaNaoConforme[]> {
  const rows = await outsideOfAll(db, engine, periodo, disabledToo);
  const addresses = await firstAddresses(db, [...new Set(rows.map(({ idPessoa }) => idPessoa))]);
  const found: IndustriaNaoConforme[] = [];
  for (const [at, { idColeta, idPessoa, data, resultados, ...row }] of rows.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const results: Results = JSON.parse(resultados);
    const naoConformes = results
      .filter(({ valorParametro, ...limits }) => isOutside(valorParametro, limits))
      .sort((one, other) => byParametro(one.idParametro, other.idParametro));
    if (naoConformes.length === 0) continue;
    const enderecoCompleto = addressLine(addresses.get(idPessoa));
    found.push({ ...row, id: idColeta, enderecoCompleto, dtExecucao: data, naoConformes });
  }
  return found;
}

/**
 * What a client's analysis history says today: the report's own figures, from the same function.
 *
 * @throws AppError NOT_FOUND
 */
export async function analysisOf(context: Context, id: number): Promise<AnaliseCliente> {
  const { db, now } = context;
  const today = dayOf(now().toISOString());
  const [cliente, addresses, hidrometros, pontos, coletas, parametros, limites] = await Promise.all([
    clientById(db, id),
    firstAddresses(db, [id]),
    metersOf(db, id),
    pointsOf(db, id),
    collectionsOfClient(context, id),
    listRecords(db, parametro, { flagAtivo: null }, today),
    periods(db, LIMITES),
  ]);
  return analiseDoCliente(
    {
      cliente,
      enderecos: [...addresses.values()],
      hidrometros,
      pontos,
      coletas: coletas.texts.map((text) => JSON.parse(text)),
      parametros: parametrosCall.result.parse(parametros),
      limites,
    },
    today,
  );
}

import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { Carga } from '../../../../contract/relatorioCarga.ts';
import { addDays } from '../../../../domain/calendar.ts';
import { isOutside } from '../../../../domain/coleta/conformity.ts';
import { byParametro } from '../../../../domain/coleta/parametros.ts';
import type { Context } from '../../../context.ts';
import { byName } from '../byName.ts';
import { chargesOn } from '../cobranca/service.ts';
import { clientsOf, outsideOf } from './repository.ts';

type Outside = Awaited<ReturnType<typeof outsideOf>>[number];

/** Abbreviations of what failed, each once, in the order of the 27. */
function abbreviations(outside: readonly Outside[]): string[] {
  const failed = outside.filter(({ menor, maior, ...limits }) => isOutside(menor, limits) || isOutside(maior, limits));
  const siglas = new Map(failed.map(({ idParametro, sigla }) => [idParametro, sigla]));
  return [...siglas].sort(([one], [other]) => byParametro(one, other)).map(([, sigla]) => sigla);
}

/** The load of every client with collections in a period: its charge before it and at its end, and what failed in it. */
export async function loads({ db }: Context, periodo: PeriodoPedido): Promise<Carga[]> {
  const clients = await clientsOf(db, periodo);
  const ids = clients.map(({ id }) => id);
  const [before, after, outside] = await Promise.all([
    chargesOn(db, addDays(periodo.dtInicio, -1), ids),
    chargesOn(db, periodo.dtFim, ids),
    outsideOf(db, periodo),
  ]);
  const failed = Map.groupBy(outside, ({ idPessoa }) => idPessoa);
  return clients.sort(byName).map(({ id, nome, coletas }) => {
    const [dboAnterior = null, dboAtual = null] = [before.get(id), after.get(id)];
    return {
      idPessoa: id,
      nomeCliente: nome,
      dboAnterior,
      dboAtual,
      diferenca: dboAnterior === null || dboAtual === null ? null : dboAtual - dboAnterior,
      coletas: Number(coletas),
      parametrosNaoConforme: abbreviations(failed.get(id) ?? []),
    };
  });
}

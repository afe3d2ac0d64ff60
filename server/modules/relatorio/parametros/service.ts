import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { ParametroAnalisado } from '../../../../contract/relatorioParametros.ts';
import { isOutside } from '../../../../domain/coleta/conformity.ts';
import { compareTexts } from '../../../../domain/textOrder.ts';
import type { Context } from '../../../context.ts';
import { countsOf, outsideOf } from './repository.ts';

/** Ids of the parameters that come first, in their order: DBO and DQO (spec 2 §2.9). */
const FIRST: readonly number[] = [26, 25];

const place = (id: number) => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);

const inOrder = (one: ParametroAnalisado, other: ParametroAnalisado) =>
  place(one.id) - place(other.id) || compareTexts(one.descricao, other.descricao) || one.id - other.id;

/** The parameters analysed in a period, each with how many of its results conform by the limits of their day. */
export async function analysedParameters({ db }: Context, periodo: PeriodoPedido): Promise<ParametroAnalisado[]> {
  const [counts, outside] = await Promise.all([countsOf(db, periodo), outsideOf(db, periodo)]);
  const failed = new Map<number, number>();
  for (const { idParametro, bruto, qtde, ...limits } of outside) {
    if (isOutside(bruto, limits)) failed.set(idParametro, (failed.get(idParametro) ?? 0) + Number(qtde));
  }
  return counts
    .map(({ qtde, ...parametro }) => {
      const qtdeNaoConforme = failed.get(parametro.id) ?? 0;
      return { ...parametro, qtde: Number(qtde), qtdeConforme: Number(qtde) - qtdeNaoConforme, qtdeNaoConforme };
    })
    .sort(inOrder);
}

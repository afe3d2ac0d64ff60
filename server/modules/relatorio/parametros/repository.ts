import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { Selecting } from '../../../database/reading.ts';
import { outsideOfLimits } from '../../parametro/limites/repository.ts';
import { collectionsOf, ofListedClients } from '../repository.ts';

/** How many results of each parameter a period has. */
export function countsOf(db: Selecting, periodo: PeriodoPedido) {
  return collectionsOf(db, periodo)
    .innerJoin('Resultado as r', 'r.idColeta', 'c.id')
    .innerJoin('Parametro as p', 'p.id', 'r.idParametro')
    .select(({ fn }) => ['p.id', 'p.descricao', 'p.sigla', fn.countAll<number | string>().as('qtde')])
    .groupBy(['p.id', 'p.descricao', 'p.sigla'])
    .execute();
}

/** Results of a period that may not conform, and how many of each text are judged alike. */
export function outsideOf(db: Selecting, periodo: PeriodoPedido) {
  return outsideOfLimits(db)
    .where('c.dtRetirada', '>=', periodo.dtInicio)
    .where('c.dtRetirada', '<=', periodo.dtFim)
    .where(ofListedClients(periodo))
    .select(({ fn }) => ['r.idParametro', 'r.bruto', 'l.minimo', 'l.maximo', fn.countAll<number | string>().as('qtde')])
    .groupBy(['r.idParametro', 'r.bruto', 'l.minimo', 'l.maximo'])
    .execute();
}

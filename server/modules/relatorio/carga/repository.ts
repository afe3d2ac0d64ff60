import type { PeriodoPedido } from '../../../../contract/periodo.ts';
import type { Selecting } from '../../../database/reading.ts';
import { outsideOfLimits } from '../../parametro/limites/repository.ts';
import { collectionsOf, ofListedClients } from '../repository.ts';

/** The clients with collections in a period, and how many. */
export function clientsOf(db: Selecting, periodo: PeriodoPedido) {
  return collectionsOf(db, periodo)
    .innerJoin('Pessoa as p', 'p.id', 'c.idPessoa')
    .select(({ fn }) => ['p.id', 'p.nome', fn.countAll<number | string>().as('coletas')])
    .groupBy(['p.id', 'p.nome'])
    .execute();
}

/** Results of a period that may not conform, of each client those of one text and limits once. */
export function outsideOf(db: Selecting, periodo: PeriodoPedido) {
  return outsideOfLimits(db)
    .innerJoin('Parametro as p', 'p.id', 'r.idParametro')
    .where('c.dtRetirada', '>=', periodo.dtInicio)
    .where('c.dtRetirada', '<=', periodo.dtFim)
    .where(ofListedClients(periodo))
    .select(['c.idPessoa', 'r.idParametro', 'p.sigla', 'r.bruto', 'l.minimo', 'l.maximo'])
    .distinct()
    .execute();
}

import { sql } from 'kysely';
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

/** Zero is judged by no limit: the least of the others. */
const LEAST = sql<number | null>`min(nullif("r"."numero", 0))`;

/** What of a period may not conform: of each client, parameter and limits the least and the greatest result. */
export function outsideOf(db: Selecting, periodo: PeriodoPedido) {
  return outsideOfLimits(db)
    .innerJoin('Parametro as p', 'p.id', 'r.idParametro')
    .where('c.dtRetirada', '>=', periodo.dtInicio)
    .where('c.dtRetirada', '<=', periodo.dtFim)
    .where(ofListedClients(periodo))
    .select(({ fn }) => [
      'c.idPessoa',
      'r.idParametro',
      'p.sigla',
      'l.minimo',
      'l.maximo',
      fn.max('r.numero').as('maior'),
    ])
    .select(LEAST.as('menor'))
    .groupBy(['c.idPessoa', 'r.idParametro', 'p.sigla', 'l.minimo', 'l.maximo'])
    .execute();
}

import { sql } from 'kysely';
import type { Engine } from '../../../database/open.ts';
import { orBlank } from '../../../database/orBlank.ts';
import type { Selecting } from '../../../database/reading.ts';
import { outsideOfLimits } from '../../parametro/limites/repository.ts';

/** Days of the collections, both included. */
export interface Periodo {
  inicio: string;
  fim: string;
}

/** Such results of a period with their collection and parameter, by collection, newest first. */
function told(db: Selecting, { inicio, fim }: Periodo) {
  return outsideOfLimits(db)
    .innerJoin('Parametro as p', 'p.id', 'r.idParametro')
    .leftJoin('PessoaPontoColeta as o', 'o.id', 'c.idPontoColeta')
    .where('c.dtRetirada', '>=', inicio)
    .where('c.dtRetirada', '<=', fim)
    .select(['c.id as idColeta', 'c.dtRetirada as data', 'o.descricao as pontoColeta'])
    .orderBy('c.dtRetirada', 'desc')
    .orderBy(orBlank('c.horaRetirada'), 'desc')
    .orderBy('c.id', 'desc');
}

export function outsideOfClient(db: Selecting, idPessoa: number, periodo: Periodo) {
  return told(db, periodo)
    .where('c.idPessoa', '=', idPessoa)
    .select(['p.id as idParametro', 'p.sigla', 'p.descricao', 'r.bruto', 'l.minimo', 'l.maximo'])
    .execute();
}

/** The results of a collection as a JSON text: one row travels instead of some 15. */
function resultsOf(engine: Engine) {
  const fields = sql`'idParametro', "p"."id", 'sigla', "p"."sigla", 'descricao', "p"."descricao",
    'minimo', "l"."minimo", 'maximo', "l"."maximo", 'valorParametro', "r"."bruto"`;
  return engine === 'sqlite'
    ? sql<string>`json_group_array(json_object(${fields}))`
    : sql<string>`json_agg(json_build_object(${fields}))::text`;
}

/** The collections of all clients that have some, or of the enabled ones alone. */
export function outsideOfAll(db: Selecting, engine: Engine, periodo: Periodo, disabledToo: boolean) {
  const all = told(db, periodo)
    .innerJoin('Pessoa as c2', 'c2.id', 'c.idPessoa')
    .where('c2.removidoEm', 'is', null)
    .leftJoin('CartaNaoConforme as e', 'e.idColeta', 'c.id')
    .select('e.em as cartaEm')
    .select(['c2.id as idPessoa', 'c2.codigo as codigoPessoa', 'c2.nome', 'c2.nroDocumento'])
    .select(resultsOf(engine).as('resultados'))
    .groupBy(['c.id', 'o.id', 'c2.id', 'e.idColeta']);
  return (disabledToo ? all : all.where('c2.flagAtivo', '=', 1)).execute();
}

export function metersOf(db: Selecting, idPessoa: number) {
  return db
    .selectFrom('PessoaHidrometro')
    .select(['uc', 'flagAtivo'])
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

export function pointsOf(db: Selecting, idPessoa: number) {
  return db
    .selectFrom('PessoaPontoColeta')
    .select('descricao')
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

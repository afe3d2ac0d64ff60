import { orBlank } from '../../../database/orBlank.ts';
import type { Selecting } from '../../../database/reading.ts';
import { outsideOfLimits } from '../../parametro/limites/repository.ts';

/** Days of the collections, both included. */
export interface Periodo {
  inicio: string;
  fim: string;
}

/** Such results of a period with their collection and parameter, newest first. */
function told(db: Selecting, { inicio, fim }: Periodo) {
  return outsideOfLimits(db)
    .innerJoin('Parametro as p', 'p.id', 'r.idParametro')
    .leftJoin('PessoaPontoColeta as o', 'o.id', 'c.idPontoColeta')
    .where('c.dtRetirada', '>=', inicio)
    .where('c.dtRetirada', '<=', fim)
    .select(['c.id as idColeta', 'c.idPessoa', 'c.dtRetirada as data', 'o.descricao as pontoColeta'])
    .select(['p.id as idParametro', 'p.sigla', 'p.descricao', 'r.bruto', 'l.minimo', 'l.maximo'])
    .orderBy('c.dtRetirada', 'desc')
    .orderBy(orBlank('c.horaRetirada'), 'desc')
    .orderBy('c.id', 'desc')
    .orderBy('p.id');
}

export function outsideOfClient(db: Selecting, idPessoa: number, periodo: Periodo) {
  return told(db, periodo).where('c.idPessoa', '=', idPessoa).execute();
}

/** Those of all clients, or of the enabled ones alone. */
export function outsideOfAll(db: Selecting, periodo: Periodo, disabledToo: boolean) {
  const all = told(db, periodo)
    .innerJoin('Pessoa as c2', 'c2.id', 'c.idPessoa')
    .where('c2.removidoEm', 'is', null)
    .select(['c2.codigo as codigoPessoa', 'c2.nome', 'c2.nroDocumento']);
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

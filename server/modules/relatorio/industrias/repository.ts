import type { Engine } from '../../../database/open.ts';
import { orBlank } from '../../../database/orBlank.ts';
import type { Selecting } from '../../../database/reading.ts';
import { resultsJson } from '../../coleta/results/repository.ts';
import { ofListedClients } from '../repository.ts';

/** Which collections: of a period that may be open on a side, of one client or of all. */
export interface Filtro {
  dtInicio: string | null;
  dtFim: string | null;
  idCliente: number | null;
  desabilitadas: 0 | 1;
}

function filtered(db: Selecting, { dtInicio, dtFim, idCliente, desabilitadas }: Filtro) {
  let query = db
    .selectFrom('HistoricoColeta as c')
    .where('c.removidoEm', 'is', null)
    .where(ofListedClients({ desabilitadas }));
  if (dtInicio !== null) query = query.where('c.dtRetirada', '>=', dtInicio);
  if (dtFim !== null) query = query.where('c.dtRetirada', '<=', dtFim);
  if (idCliente !== null) query = query.where('c.idPessoa', '=', idCliente);
  return query;
}

/** How many there are. */
export async function countCollections(db: Selecting, filtro: Filtro): Promise<number> {
  const { total } = await filtered(db, filtro)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Some of them, newest first, after the first `skip` counted from that end; their results as JSON text. */
export function someCollections(
  db: Selecting,
  engine: Engine,
  filtro: Filtro,
  { from, skip, take }: { from: 'desc' | 'asc'; skip: number; take: number },
) {
  // The page's ids come from the index alone: what is skipped is never joined.
  const ids = filtered(db, filtro)
    .select('c.id')
    .orderBy('c.dtRetirada', from)
    .orderBy(orBlank('c.horaRetirada'), from)
    .orderBy('c.id', from)
    .limit(take)
    .offset(skip);
  return db
    .selectFrom('HistoricoColeta')
    .innerJoin('Pessoa', 'Pessoa.id', 'HistoricoColeta.idPessoa')
    .leftJoin('PessoaPontoColeta', 'PessoaPontoColeta.id', 'HistoricoColeta.idPontoColeta')
    .select(['HistoricoColeta.id', 'HistoricoColeta.idPessoa', 'HistoricoColeta.dtRetirada as dtExecucao'])
    .select(['HistoricoColeta.dtInstalaco', 'HistoricoColeta.idTipoDBO', 'PessoaPontoColeta.descricao as pontoColeta'])
    .select(['Pessoa.codigo as codigoPessoa', 'Pessoa.nome', 'Pessoa.nroDocumento'])
    .select(resultsJson(engine).as('resultados'))
    .where('HistoricoColeta.id', 'in', ids)
    .orderBy('HistoricoColeta.dtRetirada', 'desc')
    .orderBy(orBlank('HistoricoColeta.horaRetirada'), 'desc')
    .orderBy('HistoricoColeta.id', 'desc')
    .execute();
}

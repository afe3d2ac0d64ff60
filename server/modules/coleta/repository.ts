import { sql } from 'kysely';
import type { Engine } from '../../database/open.ts';
import { orBlank } from '../../database/orBlank.ts';
import { prepared, type Slots } from '../../database/prepared.ts';
import type { Reading, Selecting } from '../../database/reading.ts';
import { JsonRows } from '../../http/jsonRows.ts';
import { jsonWithResults, resultsJson } from './results/repository.ts';

/** What these queries need of a reading call's context: their one difference between the engines is JSON. */
interface Source {
  db: Reading;
  engine: Engine;
}

/** Number of the point among its client's, in the order they were registered: P1, P2 … */
const pointNumber = sql<number>`(select count(*) from "PessoaPontoColeta" as "antes"
  where "antes"."idPessoa" = "PessoaPontoColeta"."idPessoa" and "antes"."removidoEm" is null
  and "antes"."id" <= "PessoaPontoColeta"."id")`;

const joinTime = (date: string | null, time: string | null) => (date && time ? `${date} ${time}` : date);

function wide(db: Selecting, engine: Engine) {
  return db
    .selectFrom('HistoricoColeta')
    .innerJoin('Pessoa', 'Pessoa.id', 'HistoricoColeta.idPessoa')
    .leftJoin('PessoaPontoColeta', 'PessoaPontoColeta.id', 'HistoricoColeta.idPontoColeta')
    .where('HistoricoColeta.removidoEm', 'is', null)
    .selectAll('HistoricoColeta')
    .select(['Pessoa.nome as nomeCliente', 'PessoaPontoColeta.descricao as pontoColeta'])
    .select([pointNumber.as('numeroPonto'), resultsJson(engine).as('resultados')])
    .orderBy('HistoricoColeta.dtRetirada', 'desc')
    .orderBy(orBlank('HistoricoColeta.horaRetirada'), 'desc')
    .orderBy('HistoricoColeta.id', 'desc');
}

type WideRow = Awaited<ReturnType<ReturnType<typeof wide>['execute']>>[number];

/** A collection as it travels. */
function toJson(row: WideRow): string {
  const own = {
    id: row.id,
    identificacao: String(row.id),
    idPessoa: row.idPessoa,
    nomeCliente: row.nomeCliente,
    pontoColeta: row.pontoColeta,
    RTPontoColeta3: row.idPontoColeta === null ? null : `P${row.numeroPonto}`,
    amostrador: row.amostrador,
    dtInstalaco: joinTime(row.dtInstalaco, row.horaInstalacao),
    tempoInstalacao: row.tempoInstalacao,
    dtRetirada: joinTime(row.dtRetirada, row.horaRetirada),
    qtdeColeta: row.qtdeColeta,
    codigoAmostra: row.codigoAmostra,
    flagChuva: row.flagChuva,
    medidorInicial: row.medidorInicial,
    medidorFinal: row.medidorFinal,
    volumeMedido: row.volumeMedido,
    idClienteSave: row.idPessoa,
    idTipoDBO: row.idTipoDBO,
    flagMedidorInoperante: row.flagMedidorInoperante,
    versao: row.versao,
  };
  return jsonWithResults(own, row.resultados);
}

/** All collections of one client, newest first. */
export async function collectionsOfClient({ db, engine }: Source, idPessoa: number) {
  const rows = await wide(db, engine).where('HistoricoColeta.idPessoa', '=', idPessoa).execute();
  return new JsonRows(rows.map(toJson));
}

const howMany = prepared((db) =>
  db
    .selectFrom('HistoricoColeta')
    .where('removidoEm', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total')),
);

/** Collections after the first `skip`, counted from the newest or from the oldest; newest first either way. */
const counted = (engine: Engine, from: 'desc' | 'asc') =>
  prepared((db, { skip, take }: Slots<{ skip: number; take: number }>) => {
    // The page's ids come from the index alone: what is skipped is never joined.
    const ids = db
      .selectFrom('HistoricoColeta as pagina')
      .select('pagina.id')
      .where('pagina.removidoEm', 'is', null)
      .orderBy('pagina.dtRetirada', from)
      .orderBy(orBlank('pagina.horaRetirada'), from)
      .orderBy('pagina.id', from)
      .limit(take)
      .offset(skip);
    return wide(db, engine).where('HistoricoColeta.id', 'in', ids);
  });

const PAGES = {
  sqlite: { newest: counted('sqlite', 'desc'), oldest: counted('sqlite', 'asc') },
  postgres: { newest: counted('postgres', 'desc'), oldest: counted('postgres', 'asc') },
};

/** A page of the collections of all clients, newest first, with how many there are. */
export async function collectionsPage({ db, engine }: Source, pagina: number, tamanho: number) {
  const [counts] = await howMany(db, {});
  const total = Number(counts?.total);
  const before = (pagina - 1) * tamanho;
  const take = Math.min(tamanho, total - before);
  if (take <= 0) return { rows: new JsonRows([]), total };
  const after = total - before - take;
  // Counted from the nearer end: the last pages cost what the first ones do.
  const rows =
    before <= after
      ? await PAGES[engine].newest(db, { skip: before, take })
      : await PAGES[engine].oldest(db, { skip: after, take });
  return { rows: new JsonRows(rows.map(toJson)), total };
}

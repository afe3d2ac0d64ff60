import { sql } from 'kysely';
import type { Selecting } from '../../../database/reading.ts';
import { toWrite } from '../../../database/rowLocks.ts';
import type { Tx } from '../../../write.ts';

/** The annual monitoring of enabled clients in a year. */
export function yearsOfAll(db: Selecting, ano: number) {
  return db
    .selectFrom('RelatorioMonitoramento as m')
    .innerJoin('Pessoa as p', 'p.id', 'm.idPessoa')
    .leftJoin('RamoAtividade as r', 'r.id', 'p.idRamoAtividade')
    .select(['m.id', 'm.idPessoa', 'p.nome', 'r.descricao as ramoAtividade', 'm.volume as volumeEsgoto'])
    .select(['m.dboAtual as dboTotal', 'm.cargaOrganica', 'm.qtdMinima as qtdMin', 'm.coletas as col'])
    .select(['m.Meta as meta', 'm.regraColeta'])
    .where('m.ano', '=', ano)
    .where('m.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null)
    .where('p.flagAtivo', '=', 1)
    .execute();
}

/** The last year before one, or the first after it, in which an enabled client has annual monitoring. */
export async function nearestYear(db: Selecting, ano: number, side: 'anterior' | 'posterior'): Promise<number | null> {
  const [than, order] = side === 'anterior' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const found = await db
    .selectFrom('RelatorioMonitoramento as m')
    .select('m.ano')
    .where('m.ano', than, ano)
    .where('m.removidoEm', 'is', null)
    // Asked row by row, so that years are found in their index.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('Pessoa as p')
          .select('p.id')
          .whereRef('p.id', '=', 'm.idPessoa')
          .where('p.removidoEm', 'is', null)
          .where('p.flagAtivo', '=', 1),
      ),
    )
    .orderBy('m.ano', order)
    .limit(1)
    .executeTakeFirst();
  return found?.ano ?? null;
}

/** Ids of the enabled clients. */
export async function enabledClients({ db }: Tx): Promise<number[]> {
  const rows = await db
    .selectFrom('Pessoa')
    .select('id')
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The records of a year, about to be written. */
export function recordsOfYear({ db }: Tx, ano: number) {
  const records = db
    .selectFrom('RelatorioMonitoramento')
    .selectAll()
    .where('ano', '=', ano)
    .where('removidoEm', 'is', null)
    .orderBy('id');
  return toWrite(db, records).execute();
}

/** Of each client with collections up to a year's end, how many the year has, and the day of the last one. */
export async function collectionsUpTo({ db }: Tx, ano: number) {
  const rows = await db
    .selectFrom('HistoricoColeta')
    .select(({ fn }) => ['idPessoa', fn.max('dtRetirada').as('ultima')])
    .select(sql<number | string>`sum(case when "dtRetirada" >= ${`${ano}-01-01`} then 1 else 0 end)`.as('coletas'))
    .where('removidoEm', 'is', null)
    .where('dtRetirada', '<=', `${ano}-12-31`)
    .groupBy('idPessoa')
    .execute();
  return rows.map(({ idPessoa, ultima, coletas }) => ({ idPessoa, ultima, coletas: Number(coletas) }));
}

/** What the hydrometers of sewage of all clients were read in a year. */
export function sewageOfAll({ db }: Tx, ano: number) {
  return db
    .selectFrom('PessoaHidrometroLancamento as l')
    .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
    .select(['h.idPessoa', 'l.idAno', 'l.idMes', 'l.volumeCorrigido'])
    .where('h.flagMedidorVazao', '=', 1)
    .where('l.idAno', '=', ano)
    .where('l.removidoEm', 'is', null)
    .execute();
}

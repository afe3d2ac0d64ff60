import { sql } from 'kysely';
import type { Selecting } from '../../database/reading.ts';
import { toWrite } from '../../database/rowLocks.ts';
import type { Tx } from '../../write.ts';
import { PEDIDAS } from '../cliente/pedidas/repository.ts';

const TABLE = 'AgendaColeta';

/** Ids of clients, where not all are meant. */
export type OfClients = readonly number[] | undefined;

/** Month of each collection of a year, two digits each. Asked client by client, so that it is found in their index alone. */
const MONTHS = (ano: number) => sql<string | null>`(
  select string_agg(substr("c"."dtRetirada", 6, 2), '') from "HistoricoColeta" as "c" where "c"."idPessoa" = "p"."id"
    and "c"."removidoEm" is null and "c"."dtRetirada" >= ${`${ano}-01-01`} and "c"."dtRetirada" <= ${`${ano}-12-31`})`;

/** The enabled clients whose year asks for collections, with those that it has, and the day of the last up to its end. */
export function clientsOfYear(db: Selecting, ano: number, only: OfClients) {
  const clients = db
    .selectFrom('RelatorioMonitoramento as m')
    .innerJoin('Pessoa as p', 'p.id', 'm.idPessoa')
    .leftJoin('Roteiro as t', 't.id', 'p.idRoteiro')
    .select(['p.id as idPessoa', 'p.nome', 'p.codigo', 'p.idRoteiro', 't.descricao as roteiro'])
    .select(PEDIDAS.as('minimo'))
    .select(MONTHS(ano).as('meses'))
    .select(({ selectFrom }) =>
      selectFrom('HistoricoColeta as c')
        .select('c.dtRetirada')
        .whereRef('c.idPessoa', '=', 'p.id')
        .where('c.removidoEm', 'is', null)
        .where('c.dtRetirada', '<=', `${ano}-12-31`)
        .orderBy('c.dtRetirada', 'desc')
        .limit(1)
        .as('ultimaColeta'),
    )
    .where('m.ano', '=', ano)
    .where(PEDIDAS, '>', 0)
    .where('m.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null)
    .where('p.flagAtivo', '=', 1);
  return (only ? clients.where('p.id', 'in', only) : clients).execute();
}

/** What somebody planned of a year, by client. */
export function plansOfYear(db: Selecting, ano: number) {
  return db
    .selectFrom(TABLE)
    .select(['idPessoa', 'meses', 'versao'])
    .where('ano', '=', ano)
    .where('removidoEm', 'is', null)
    .execute();
}

/** Who looks after the flow meters in use, by client: of several that of the newest. */
export function techniciansOf(db: Selecting) {
  return db
    .selectFrom('PessoaMedidorVazao as v')
    .innerJoin('Usuario as u', 'u.id', 'v.idUsuarioTecnico')
    .select(['v.idPessoa', 'u.id as idTecnico', 'u.nome as tecnico'])
    .where('v.flagAtivo', '=', 1)
    .where('v.removidoEm', 'is', null)
    .orderBy('v.id')
    .execute();
}

/** What is planned of some clients' year, about to be written. */
export function plansToWrite({ db }: Tx, ano: number, clientes: readonly number[]) {
  const plans = db
    .selectFrom(TABLE)
    .selectAll()
    .where('ano', '=', ano)
    .where('idPessoa', 'in', clientes)
    .where('removidoEm', 'is', null)
    .orderBy('idPessoa');
  return toWrite(db, plans).execute();
}

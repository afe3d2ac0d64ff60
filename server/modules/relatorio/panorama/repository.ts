import { collectionsAsked } from '../../../../domain/monitoramento/annualMonitoring.ts';
import type { Selecting } from '../../../database/reading.ts';

/** Clients with the branch and the route that they belong to. */
const clientsOf = (db: Selecting) =>
  db
    .selectFrom('Pessoa as p')
    .leftJoin('RamoAtividade as a', 'a.id', 'p.idRamoAtividade')
    .leftJoin('Roteiro as t', 't.id', 'p.idRoteiro')
    .select(['p.id', 'a.descricao as ramo', 't.descricao as roteiro'])
    .where('p.removidoEm', 'is', null)
    .orderBy('p.id')
    .execute();

/** The day of each client's latest collection: found at the end of its part of the index. */
const latestOf = (db: Selecting) =>
  db
    .selectFrom('Pessoa as p')
    .select(({ selectFrom }) => [
      'p.id',
      selectFrom('HistoricoColeta as c')
        .select('c.dtRetirada')
        .whereRef('c.idPessoa', '=', 'p.id')
        .where('c.removidoEm', 'is', null)
        .orderBy('c.dtRetirada', 'desc')
        .limit(1)
        .as('ultimaColeta'),
    ])
    .where('p.removidoEm', 'is', null)
    .execute();

/** Last valid day of each client's enabled flow meters: of several, that of the one that is due first. */
const validityOf = (db: Selecting) =>
  db
    .selectFrom('PessoaMedidorVazao')
    .select(({ fn }) => ['idPessoa', fn.min('dtValidadeCalibragem').as('dtValidadeCalibragem')])
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null)
    .groupBy('idPessoa')
    .execute();

const goalsOf = (db: Selecting, ano: number) =>
  db
    .selectFrom('RelatorioMonitoramento')
    .select(['idPessoa', 'qtdMinima', 'coletas', 'Meta'])
    .where('ano', '=', ano)
    .where('removidoEm', 'is', null)
    .execute();

/** How many collections a year has, of each client. */
const countsOf = (db: Selecting, ano: number) =>
  db
    .selectFrom('HistoricoColeta')
    .select(({ fn }) => ['idPessoa', fn.countAll<number | string>().as('coletas')])
    .where('removidoEm', 'is', null)
    .where('dtRetirada', '>=', `${ano}-01-01`)
    .where('dtRetirada', '<=', `${ano}-12-31`)
    .groupBy('idPessoa')
    .execute();

/** What the list of all clients tells of each, apart from its charge. */
export async function recordsOfAll(db: Selecting, ano: number) {
  const [clients, latest, meters, goals, counts] = await Promise.all([
    clientsOf(db),
    latestOf(db),
    validityOf(db),
    goalsOf(db, ano),
    countsOf(db, ano),
  ]);
  return {
    clients,
    latest: new Map(latest.map(({ id, ultimaColeta }) => [id, ultimaColeta])),
    validity: new Map(meters.map(({ idPessoa, dtValidadeCalibragem }) => [idPessoa, dtValidadeCalibragem])),
    asked: new Map(goals.map((goal) => [goal.idPessoa, collectionsAsked(goal)])),
    collected: new Map(counts.map(({ idPessoa, coletas }) => [idPessoa, Number(coletas)])),
  };
}

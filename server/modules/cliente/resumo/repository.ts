import { sql } from 'kysely';
import type { ResumoCliente } from '../../../../contract/clientes.ts';
import { addDays } from '../../../../domain/calendar.ts';
import type { RegistrosDoCliente } from '../../../../domain/cliente/clientSummary.ts';
import { WINDOW_DAYS } from '../../../../domain/coleta/billingDbo.ts';
import { ID_DBO } from '../../../../domain/coleta/parametros.ts';
import { orBlank } from '../../../database/orBlank.ts';
import type { Reading, Selecting } from '../../../database/reading.ts';
import { ofItsDay, outsideOfLimits } from '../../parametro/limites/repository.ts';

/** Tables of records that a client's page lists. */
type Parte =
  | 'PessoaEndereco'
  | 'PessoaContato'
  | 'PessoaPontoColeta'
  | 'RelatorioMonitoramento'
  | 'PessoaMedidorVazao'
  | 'PessoaHidrometro';

/** The client's collections that were not removed. */
const ofClient = (db: Selecting, idPessoa: number) =>
  db.selectFrom('HistoricoColeta as c').where('c.idPessoa', '=', idPessoa).where('c.removidoEm', 'is', null);

/** Every collection with its DBO alone, newest first: what the charge looks at. */
function coletas(db: Reading, idPessoa: number) {
  return ofClient(db, idPessoa)
    .leftJoin('Resultado as r', (join) => join.onRef('r.idColeta', '=', 'c.id').on('r.idParametro', '=', ID_DBO))
    .leftJoin('PessoaPontoColeta as p', 'p.id', 'c.idPontoColeta')
    .select([
      'c.id',
      'c.dtRetirada as data',
      'c.horaRetirada as hora',
      'c.idTipoDBO',
      'r.bruto as dbo',
      'p.descricao as pontoColeta',
    ])
    .orderBy('c.dtRetirada', 'desc')
    .orderBy(orBlank('c.horaRetirada'), 'desc')
    .orderBy('c.id', 'desc')
    .execute();
}

/** Results of the last 365 days that may not conform, by the limits of their day. */
function failedLately(db: Reading, idPessoa: number, today: string) {
  return outsideOfLimits(db)
    .where('c.idPessoa', '=', idPessoa)
    .where('c.dtRetirada', '>=', addDays(today, -WINDOW_DAYS))
    .where('c.dtRetirada', '<=', today)
    .select(['c.id as idColeta', 'r.bruto', 'l.minimo', 'l.maximo'])
    .execute();
}

/**
 * The latest text of each parameter. Collections are numbered from the newest and each parameter takes its least
 * number: that reads the index of results alone, where sorting the results themselves takes three times as long.
 */
function latestValues(db: Reading, idPessoa: number) {
  return db
    .with('coletas', () =>
      ofClient(db, idPessoa).select([
        'c.id',
        'c.dtRetirada',
        sql<number>`row_number() over (order by "c"."dtRetirada" desc, ${orBlank('c.horaRetirada')} desc, "c"."id" desc)`.as(
          'ordem',
        ),
      ]),
    )
    .with('ultimas', (numbered) =>
      numbered
        .selectFrom('coletas')
        .innerJoin('Resultado', 'Resultado.idColeta', 'coletas.id')
        .select(({ fn }) => ['Resultado.idParametro', fn.min<number>('coletas.ordem').as('ordem')])
        .groupBy('Resultado.idParametro'),
    )
    .selectFrom('ultimas as u')
    .innerJoin('coletas as c', 'c.ordem', 'u.ordem')
    .innerJoin('Resultado as r', (join) =>
      join.onRef('r.idColeta', '=', 'c.id').onRef('r.idParametro', '=', 'u.idParametro'),
    )
    .innerJoin('Parametro as p', 'p.id', 'u.idParametro')
    .innerJoin('ParametroLimite as l', (join) => join.onRef('l.idParametro', '=', 'r.idParametro').on(ofItsDay))
    .select(['u.idParametro', 'p.sigla', 'p.descricao', 'r.bruto as valor', 'c.dtRetirada as data'])
    .select(['l.minimo', 'l.maximo'])
    .execute();
}

/** The flow meter in use: of several, the one whose calibration is due first. */
function medidor(db: Reading, idPessoa: number) {
  return db
    .selectFrom('PessoaMedidorVazao')
    .select(['id', 'registro', 'dtValidadeCalibragem'])
    .where('idPessoa', '=', idPessoa)
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null)
    .orderBy('dtValidadeCalibragem', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

function monitoramento(db: Reading, idPessoa: number, ano: number) {
  return db
    .selectFrom('RelatorioMonitoramento')
    .select(['ano', 'qtdMinima', 'coletas', 'Meta'])
    .where('idPessoa', '=', idPessoa)
    .where('ano', '=', ano)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}

/** How many records each part of the client's page lists. */
export function countParts(db: Reading, idPessoa: number) {
  const count = (table: Parte) =>
    db
      .selectFrom(table)
      .where('idPessoa', '=', idPessoa)
      .where('removidoEm', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('n'));
  return db
    .selectFrom('Pessoa')
    .where('id', '=', idPessoa)
    .select([
      count('PessoaEndereco').as('enderecos'),
      count('PessoaContato').as('contatos'),
      count('PessoaPontoColeta').as('pontos'),
      count('RelatorioMonitoramento').as('monitoramento'),
      count('PessoaMedidorVazao').as('medidores'),
      count('PessoaHidrometro').as('hidrometros'),
    ])
    .$narrowType<{ [K in keyof ResumoCliente['partes']]: number }>()
    .executeTakeFirstOrThrow();
}

/** What a client's summary of `today` ('YYYY-MM-DD') is made of. */
export async function recordsOfClient(db: Reading, idPessoa: number, today: string): Promise<RegistrosDoCliente> {
  const [all, meter, year, results, values] = await Promise.all([
    coletas(db, idPessoa),
    medidor(db, idPessoa),
    monitoramento(db, idPessoa, Number(today.slice(0, 4))),
    failedLately(db, idPessoa, today),
    latestValues(db, idPessoa),
  ]);
  return { coletas: all, medidor: meter ?? null, monitoramento: year ?? null, resultados: results, valores: values };
}

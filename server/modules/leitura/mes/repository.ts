import { sql } from 'kysely';
import type { Mes } from '../../../../domain/leitura/month.ts';
import type { Selecting } from '../../../database/reading.ts';

const READING = [
  'l.id',
  'l.idMes',
  'l.idAno',
  'l.leituraAnterior',
  'l.leituraAtual',
  'l.volumeMedido',
  'l.volumeCorrigido',
  'l.idCategoriaCobranca',
  'l.tempoAnterior',
  'l.tempoAtual',
  'l.tempoFinal',
  'l.horaInicial',
  'l.horaFinal',
  'l.volumeCorrido',
  'l.obs',
  'l.motivo',
  'l.flagMedia',
  'l.medidorStatusNome',
  'l.reinicioMedidor',
  'l.flagMedidoInformado',
  'l.flagCorrigidoInformado',
  'l.dtCadastro',
  'l.flagAtivo',
  'l.idUsuario',
  'l.versao',
] as const;
const METER = ['h.id as idHidrometro', 'h.idPessoa', 'p.nome', 'h.registro', 'h.uc', 'h.flagMedidorVazao'] as const;

/** Saved readings of a month, each with its meter. */
export function readingsOfMonth(db: Selecting, { idAno, idMes }: Mes) {
  return db
    .selectFrom('PessoaHidrometroLancamento as l')
    .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .select([...METER, ...READING])
    .where('l.idAno', '=', idAno)
    .where('l.idMes', '=', idMes)
    .where('l.removidoEm', 'is', null)
    .where('p.removidoEm', 'is', null)
    .execute();
}

export type LeituraSalva = Awaited<ReturnType<typeof readingsOfMonth>>[number];

/** Enabled meters of enabled clients, each with its latest reading before a month. */
export function metersBefore(db: Selecting, { idAno, idMes }: Mes) {
  return db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .leftJoin('PessoaHidrometroLancamento as a', (join) =>
      join.on('a.id', '=', ({ selectFrom }) =>
        selectFrom('PessoaHidrometroLancamento as b')
          .select('b.id')
          .whereRef('b.idHidrometro', '=', 'h.id')
          .where('b.removidoEm', 'is', null)
          .where(sql<boolean>`("b"."idAno", "b"."idMes") < (${idAno}, ${idMes})`)
          .orderBy('b.idAno', 'desc')
          .orderBy('b.idMes', 'desc')
          .limit(1),
      ),
    )
    .select([...METER, 'a.leituraAtual', 'a.tempoAtual', 'a.idCategoriaCobranca'])
    .where('h.flagAtivo', '=', 1)
    .where('h.removidoEm', 'is', null)
    .where('p.flagAtivo', '=', 1)
    .where('p.removidoEm', 'is', null)
    .execute();
}

export type MedidorAntes = Awaited<ReturnType<typeof metersBefore>>[number];

/** The flow meters of all clients: those in use first, the newest first. */
export function allFlowMeters(db: Selecting) {
  return db
    .selectFrom('PessoaMedidorVazao')
    .select(['idPessoa', 'registro', 'idCalculoHorimetro'])
    .where('removidoEm', 'is', null)
    .orderBy('flagAtivo', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The enabled billing categories. */
export function categories(db: Selecting) {
  return db
    .selectFrom('CategoriaCobranca')
    .select(['id', 'regra'])
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

/** As many readings before a month as its mean and its median look at. */
const BEFORE = 12;

/** The latest readings before a month of each enabled meter of an enabled client, oldest first. */
export function latestReadings(db: Selecting, { idAno, idMes }: Mes) {
  const counted = (from: Selecting) =>
    from
      .selectFrom('PessoaHidrometroLancamento as l')
      .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
      .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
      .select(['l.idHidrometro', 'l.idAno', 'l.idMes', 'l.leituraAtual', 'l.tempoAtual'])
      .select(['l.volumeMedido', 'l.volumeCorrigido'])
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('l.idHidrometro').orderBy('l.idAno', 'desc').orderBy('l.idMes', 'desc'))
          .as('posicao'),
      )
      .where('l.removidoEm', 'is', null)
      .where(sql<boolean>`("l"."idAno", "l"."idMes") < (${idAno}, ${idMes})`)
      .where('h.flagAtivo', '=', 1)
      .where('h.removidoEm', 'is', null)
      .where('p.flagAtivo', '=', 1)
      .where('p.removidoEm', 'is', null);
  return db
    .selectFrom(counted(db).as('contadas'))
    .select(['idHidrometro', 'idAno', 'idMes', 'leituraAtual', 'tempoAtual', 'volumeMedido', 'volumeCorrigido'])
    .where('posicao', '<=', BEFORE)
    .orderBy('idHidrometro')
    .orderBy('idAno')
    .orderBy('idMes')
    .execute();
}

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
  'l.regra',
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
  'l.flagNaoLida',
  'l.flagAnteriorInformada',
  'l.flagTempoAnteriorInformado',
  'l.estranhezasExplicadas',
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

/** Enabled meters of enabled clients, each with the id of its latest reading before a month. */
export function enabledMeters(db: Selecting, { idAno, idMes }: Mes) {
  return db
    .selectFrom('PessoaHidrometro as h')
    .innerJoin('Pessoa as p', 'p.id', 'h.idPessoa')
    .select(METER)
    .select(({ selectFrom }) =>
      selectFrom('PessoaHidrometroLancamento as b')
        .select('b.id')
        .whereRef('b.idHidrometro', '=', 'h.id')
        .where('b.removidoEm', 'is', null)
        .where(sql<boolean>`("b"."idAno", "b"."idMes") < (${idAno}, ${idMes})`)
        .orderBy('b.idAno', 'desc')
        .orderBy('b.idMes', 'desc')
        .limit(1)
        .as('idAnterior'),
    )
    .where('h.flagAtivo', '=', 1)
    .where('h.removidoEm', 'is', null)
    .where('p.flagAtivo', '=', 1)
    .where('p.removidoEm', 'is', null)
    .execute();
}

export type MedidorHabilitado = Awaited<ReturnType<typeof enabledMeters>>[number];

const BEFORE = [
  'id',
  'idHidrometro',
  'idAno',
  'idMes',
  'leituraAtual',
  'tempoAnterior',
  'tempoAtual',
  'tempoFinal',
  'reinicioMedidor as reinicio',
  'volumeMedido',
  'volumeCorrigido',
  'flagNaoLida',
  'flagTempoAnteriorInformado',
  'idCategoriaCobranca',
] as const;

/** Readings by their ids. */
export async function readingsById(db: Selecting, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('PessoaHidrometroLancamento').select(BEFORE).where('id', 'in', ids).execute();
}

/** All readings since a month and before another, oldest first. */
export function readingsBetween(db: Selecting, since: Mes, before: Mes) {
  return db
    .selectFrom('PessoaHidrometroLancamento')
    .select(BEFORE)
    .where('removidoEm', 'is', null)
    .where(sql<boolean>`("idAno", "idMes") >= (${since.idAno}, ${since.idMes})`)
    .where(sql<boolean>`("idAno", "idMes") < (${before.idAno}, ${before.idMes})`)
    .orderBy('idAno')
    .orderBy('idMes')
    .execute();
}

/** The readings of some meters before a month, oldest first. */
export async function readingsBeforeOf(db: Selecting, idsHidrometro: readonly number[], { idAno, idMes }: Mes) {
  if (idsHidrometro.length === 0) return [];
  return db
    .selectFrom('PessoaHidrometroLancamento')
    .select(BEFORE)
    .where('idHidrometro', 'in', idsHidrometro)
    .where('removidoEm', 'is', null)
    .where(sql<boolean>`("idAno", "idMes") < (${idAno}, ${idMes})`)
    .orderBy('idAno')
    .orderBy('idMes')
    .execute();
}

export type LeituraAntes = Awaited<ReturnType<typeof readingsBetween>>[number];

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

/** The registers of all clients' hydrometers. */
export function allRegisters(db: Selecting) {
  return db
    .selectFrom('PessoaHidrometro')
    .select(['id', 'idPessoa', 'registro'])
    .where('removidoEm', 'is', null)
    .execute();
}

/** The billing categories. */
export function categories(db: Selecting) {
  return db
    .selectFrom('CategoriaCobranca')
    .select(['id', 'flagAtivo'])
    .where('removidoEm', 'is', null)
    .orderBy('id')
    .execute();
}

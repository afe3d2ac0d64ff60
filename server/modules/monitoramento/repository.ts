import { ID_DBO } from '../../../domain/coleta/parametros.ts';
import { namesOf } from '../../../resources/cliente/defineFields.ts';
import { MONITORAMENTO } from '../../../resources/cliente/monitoramento.ts';
import type { Selecting } from '../../database/reading.ts';

const TABLE = 'RelatorioMonitoramento';

/** A client's annual monitoring, the latest year first. */
export function monitoringOf(db: Selecting, idPessoa: number) {
  return db
    .selectFrom(TABLE)
    .select(['id', 'idPessoa', ...namesOf(MONITORAMENTO), 'versao'])
    .where('idPessoa', '=', idPessoa)
    .where('removidoEm', 'is', null)
    .orderBy('ano', 'desc')
    .execute();
}

/** The client's record of that year, if any. */
export function monitoringOfYear(db: Selecting, idPessoa: number, ano: number) {
  return db
    .selectFrom(TABLE)
    .select('id')
    .where('idPessoa', '=', idPessoa)
    .where('ano', '=', ano)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}

/** Volume and DBO of a record, and whether each was typed. */
export function heldInputs(db: Selecting, id: number) {
  return db
    .selectFrom(TABLE)
    .select(['volume', 'flagVolumeInformado', 'dboAtual', 'flagDboInformado'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What the client's hydrometers of sewage were read in a year. */
export function sewageOfYear(db: Selecting, idPessoa: number, ano: number) {
  return db
    .selectFrom('PessoaHidrometroLancamento as l')
    .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
    .select(['l.idAno', 'l.idMes', 'l.volumeCorrigido'])
    .where('h.idPessoa', '=', idPessoa)
    .where('h.flagMedidorVazao', '=', 1)
    .where('l.idAno', '=', ano)
    .where('l.removidoEm', 'is', null)
    .execute();
}

/** Every collection of the client with its DBO alone. */
export function collectionsWithDbo(db: Selecting, idPessoa: number) {
  return db
    .selectFrom('HistoricoColeta as c')
    .leftJoin('Resultado as r', (join) => join.onRef('r.idColeta', '=', 'c.id').on('r.idParametro', '=', ID_DBO))
    .select(['c.id', 'c.dtRetirada as data', 'c.horaRetirada as hora', 'c.idTipoDBO', 'r.bruto as dbo'])
    .where('c.idPessoa', '=', idPessoa)
    .where('c.removidoEm', 'is', null)
    .execute();
}

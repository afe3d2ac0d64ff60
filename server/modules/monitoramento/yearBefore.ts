import { type ColetaDbo, dboCobranca } from '../../../domain/coleta/billingDbo.ts';
import { ID_DBO } from '../../../domain/coleta/parametros.ts';
import { round } from '../../../domain/numbers.ts';
import type { Selecting } from '../../database/reading.ts';

type Coleta = ColetaDbo & { data: string };

/** What the summary reads of a saved reading. */
type LeituraEsgoto = { idAno: number; idMes: number; volumeCorrigido: number };

/**
 * What the annual monitoring of `ano` starts from: last year's sewage, in how many months it was read, its DBO, and the
 * collections done.
 *
 * @param leituras readings of flow-meter hydrometers, of any year
 * @param coletas every collection of the client
 */
export function summarize(leituras: readonly LeituraEsgoto[], coletas: readonly Coleta[], ano: number) {
  const before = leituras.filter(({ idAno }) => idAno === ano - 1);
  const years = coletas.map(({ data }) => Number(data.slice(0, 4))).filter((year) => year <= ano);
  return {
    soma: round(
      before.reduce((total, { volumeCorrigido }) => total + volumeCorrigido, 0),
      2,
    ),
    meses: new Set(before.map(({ idMes }) => idMes)).size,
    coletas: years.filter((year) => year === ano).length,
    ano: years.length > 0 ? Math.max(...years) : null,
    dbo: dboCobranca(coletas, `${ano - 1}-12-31`).valor,
  };
}

/** {@link summarize} of what a client's records hold. */
export async function yearBefore(db: Selecting, idPessoa: number, ano: number) {
  const leituras = await db
    .selectFrom('PessoaHidrometroLancamento as l')
    .innerJoin('PessoaHidrometro as h', 'h.id', 'l.idHidrometro')
    .select(['l.idAno', 'l.idMes', 'l.volumeCorrigido'])
    .where('h.idPessoa', '=', idPessoa)
    .where('h.flagMedidorVazao', '=', 1)
    .where('l.idAno', '=', ano - 1)
    .where('l.removidoEm', 'is', null)
    .execute();
  const coletas = await db
    .selectFrom('HistoricoColeta as c')
    .leftJoin('Resultado as r', (join) => join.onRef('r.idColeta', '=', 'c.id').on('r.idParametro', '=', ID_DBO))
    .select(['c.id', 'c.dtRetirada as data', 'c.idTipoDBO', 'r.bruto as dbo'])
    .where('c.idPessoa', '=', idPessoa)
    .where('c.removidoEm', 'is', null)
    .execute();
  return summarize(leituras, coletas, ano);
}

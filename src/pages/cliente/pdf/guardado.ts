import type { AnaliseCliente, DboCliente } from '../../../../reports/cliente/dados.ts';
import { readReport, storeReport } from '../../../app/storedReport.ts';

/** What screens leave for the PDF pages of a client, by the key of the browser's storage (spec 2 §2.7 and §2.8). */
export interface Guardados {
  DADOS_ANALISE: AnaliseCliente;
  DADOS_DBO: DboCliente;
}

const queryOf = (idPessoa: number) => `idPessoa=${idPessoa}`;

/**
 * Leaves a client's data for its PDF page, which another tab opens. What the browser has no room for is not left: the
 * page loads it itself.
 *
 * @param emittedAt moment at which the data were taken, ISO UTC.
 */
export function guardarDados<K extends keyof Guardados>(key: K, dados: Guardados[K], emittedAt: string): void {
  storeReport(key, { query: queryOf(dados.id), rows: [dados], emittedAt });
}

/** What was left for a client, or for whichever one when `idPessoa` is null; null when nothing was. */
export function dadosGuardados<K extends keyof Guardados>(
  key: K,
  idPessoa: number | null,
): { dados: Guardados[K]; emittedAt: string } | null {
  const stored = readReport(key, idPessoa === null ? '' : queryOf(idPessoa));
  const [dados] = stored?.rows ?? [];
  return stored && dados ? { dados: dados as unknown as Guardados[K], emittedAt: stored.emittedAt } : null;
}

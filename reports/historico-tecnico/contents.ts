import type { DoCliente } from '../cliente/definition.ts';
import type { ReportContents } from '../defineReport.ts';
import type { HistoricoTecnico, Modelo } from './dados.ts';
import { documentoTecnico } from './document.ts';
import { load } from './load.ts';

/** How a technical report is loaded and made. */
export function contentsOf<F extends DoCliente>(modelo: Modelo<F>): ReportContents<F, HistoricoTecnico> {
  return {
    load: (api, filters, loading) => load(api, filters, loading, modelo),
    pdf: (dados, emission) => documentoTecnico(dados, emission, modelo),
  };
}

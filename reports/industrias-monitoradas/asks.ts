import { record } from '../tabela/asks.ts';
import { DAS_COLETAS } from '../tabela/coletas.ts';

/** What it asks besides what reports of collections do: of which client, where a link names one. */
export const DAS_INDUSTRIAS = {
  ...DAS_COLETAS,
  idCliente: { ...record('cliente', (id) => `somente o cliente de ID ${id}`), saidByRows: true as const },
};
export type DasIndustrias = typeof DAS_INDUSTRIAS;

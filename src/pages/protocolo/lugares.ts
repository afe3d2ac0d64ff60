import type { PanoramaDoProtocolo } from '../../../contract/protocolos.ts';
import type { Row } from '../../../reports/engine/report.ts';
import { mapAddress } from '../../kit/mapAddress.ts';
import { CLIENTE } from '../cliente/tabs.ts';

/** A map of the place of a row, in degrees; null without one. */
export const mapaDe = ({ latitude, longitude }: Row): string | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? mapAddress(latitude, longitude) : null;

/** The history of a client, narrowed to the day of one collection. */
export function historicoEm({ idPessoa, dtRetirada }: NonNullable<PanoramaDoProtocolo['coleta']>): string {
  const filter = JSON.stringify({ dtRetirada: { dtInicio: dtRetirada, dtFim: dtRetirada } });
  return `/${CLIENTE}/${idPessoa}/historico-coletas?${new URLSearchParams({ filter })}`;
}

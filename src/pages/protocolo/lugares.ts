import type { PanoramaDoProtocolo } from '../../../contract/protocolos.ts';
import { CLIENTE } from '../cliente/tabs.ts';

/** A map of a place, in degrees; null without one. It opens in a tab of its own: nothing is asked of it before. */
export function mapaDe(latitude: unknown, longitude: unknown): string | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The history of a client, narrowed to the day of one collection. */
export function historicoEm({ idPessoa, dtRetirada }: NonNullable<PanoramaDoProtocolo['coleta']>): string {
  const filter = JSON.stringify({ dtRetirada: { dtInicio: dtRetirada, dtFim: dtRetirada } });
  return `/${CLIENTE}/${idPessoa}/historico-coletas?${new URLSearchParams({ filter })}`;
}

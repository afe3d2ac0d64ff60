import type { FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** Whether a call changes something, or may: any method but GET, and the GETs that write. */
export const changes = ({ method, database }: Call) => method !== 'GET' || database === 'write';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);

/** Whether a browser says that a page of another site, or of another address of this one, made the request. */
function fromElsewhere({ headers }: FastifyRequest, { method }: Call, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers leave the other header out where there is no https; proxies may have put their own name into `Host`.
  const { origin, accept } = headers;
  // A link, an image or a script, which any page may have, says no origin, and asks for anything but what is answered here.
  if (method === 'GET' && accept !== undefined && !accept.toLowerCase().includes('application/json')) return true;
  return origin !== undefined && ![headers.host, hostOf(publicUrl)].includes(hostOf(origin) ?? undefined);
}

/**
 * Keeps other sites from acting with the cookie of who visits them. Clients that are no browser send neither header, and
 * pass; a GET that writes they ask as JSON, or without saying what they accept.
 *
 * @throws AppError FORBIDDEN
 */
export function refuseOtherSites(call: Call, request: FastifyRequest, { publicUrl }: Config): void {
  if (changes(call) && fromElsewhere(request, call, publicUrl)) {
    throw new AppError('FORBIDDEN', 'Pedido recusado: veio de outro endereço, não desta aplicação');
  }
}

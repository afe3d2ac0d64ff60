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
  // Following a link, which any site may have, asks for a page, and says no origin. This application never asks so.
  if (method === 'GET' && accept?.toLowerCase().includes('text/html')) return true;
  // Nor do images, scripts and requests whose answer nobody reads say one: a header of our own none of them can send.
  const isBrowser = headers['user-agent']?.startsWith('Mozilla/') ?? false;
  if (method === 'GET' && isBrowser && origin === undefined && !headers['x-requested-with']) return true;
  return origin !== undefined && ![headers.host, hostOf(publicUrl)].includes(hostOf(origin) ?? undefined);
}

/**
 * Keeps other sites from acting with the cookie of who visits them. Clients that are no browser send neither header, and
 * pass; a browser without `Sec-Fetch-Site` sends `X-Requested-With` with a GET that writes.
 *
 * @throws AppError FORBIDDEN
 */
export function refuseOtherSites(call: Call, request: FastifyRequest, { publicUrl }: Config): void {
  if (changes(call) && fromElsewhere(request, call, publicUrl)) {
    throw new AppError('FORBIDDEN', 'Pedido recusado: veio de outro endereço, não desta aplicação');
  }
}

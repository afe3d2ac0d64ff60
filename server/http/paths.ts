import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { failure } from './envelope.ts';
import { changes } from './sameSite.ts';

/** `/Roteiro/{id}` of the contract as Fastify writes it. */
export const routePath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

/** HEAD is answered as GET is, without its body, where that changes nothing. */
const takesHead = (calls: readonly Call[]) => calls.some((call) => call.method === 'GET' && !changes(call));

/** Refuses the methods that an address of the calls does not take; the names of parameters tell no addresses apart. */
export function refuseOtherMethods(app: FastifyInstance, calls: readonly Call[]): void {
  const addressOf = ({ path }: Call) => routePath(path.replace(/\{\w+\}/g, '{x}').toLowerCase());
  for (const [url, here] of Map.groupBy(calls, addressOf)) {
    const taken: readonly string[] = here.map(({ method }) => method);
    const refuse = (request: FastifyRequest, reply: FastifyReply) =>
      reply
        .status(405)
        .header('allow', taken.join(', '))
        .send(failure(`Este endereço não aceita ${request.method}`));
    app.route({
      method: METHODS.filter((method) => !taken.includes(method) && !(method === 'HEAD' && takesHead(here))),
      url,
      // Before anything of a body is read.
      onRequest: async (request, reply) => refuse(request, reply),
      handler: refuse,
    });
  }
}

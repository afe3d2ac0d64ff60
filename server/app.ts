import * as path from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { KeptRegister } from '../resources/defineRegister.ts';
import type { Services } from './context.ts';
import { serveCalls } from './http/calls.ts';
import { answerClientError, NOT_HTTP, REQUEST_TIMES, type RequestTimes } from './http/clientErrors.ts';
import { type DeviceLimits, doorOfDevices } from './http/devices.ts';
import { serveDocs } from './http/docs.ts';
import { readJsonAsUtf8 } from './http/encodings.ts';
import { failure, sendFailure } from './http/envelope.ts';
import { serveHealth } from './http/health.ts';
import { readableAddress } from './http/readableAddress.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveFrontEnd } from './http/static.ts';
import { closeUnread } from './http/unread.ts';
import { LIMITS } from './imports/limits.ts';
import { findDevice } from './modules/dispositivo/service.ts';
import { rememberSignedIn } from './modules/sessao/signedIn/service.ts';
import { allRoutes } from './routes.ts';

z.config(z.locales.pt());

const MB = 1024 * 1024;
const BODY_LIMIT = 2 * MB;

export interface AppOptions extends Services {
  /** Folder of the built front end; none in tests of the API. */
  frontEnd?: string;
  /** Registers to serve: the registry's, unless a test brings its own. */
  registers?: readonly KeptRegister[];
  /** How long requests may take to arrive; tests lower it. */
  requestTimes?: RequestTimes;
  /** How often devices may send; tests lower it. */
  deviceLimits?: DeviceLimits;
}

/** The server, without listening: its plugins, the calls of the contract, the front end. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, requestTimes: times = REQUEST_TIMES } = options;
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, routeOptions }) => ({ method, rota: routeOptions?.url }) },
    },
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 200,
    },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    forceCloseConnections: 'idle',
    requestTimeout: times.request,
    // Node's own refusal of a request without the host's name says nothing.
    http: { headersTimeout: times.headers, connectionsCheckingInterval: times.checked, requireHostHeader: false },
    clientErrorHandler: answerClientError,
    // No hook runs for what the router refuses.
    frameworkErrors: async (error, request, reply) => {
      await closeUnread(request, reply, times.lingers);
      sendFailure(error, reply.headers({ ...headers, 'cache-control': 'no-store' }));
    },
  });
  readJsonAsUtf8(app);
  app.setErrorHandler((error, _request, reply) => sendFailure(error, reply));
  const notFound = (reply: FastifyReply) => reply.status(404).send(failure('Endereço não encontrado'));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !path.extname(request.url.split('?')[0] ?? '');
    if (!wantsPage || !options.frontEnd) return notFound(reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
  // The router knows every spelling of an address; what no call of the API answers is no page either.
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => notFound(reply);
  for (const url of ['/api', '/api/*']) app.all(url, { onRequest }, onRequest);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      return reply.status(400).header('connection', 'close').send(failure(NOT_HTTP));
    // What is sent to no address is not read.
    if (request.is404 && request.method !== 'GET') return notFound(reply);
  });
  await app.register(cookie);
  // Nobody sends requests packed.
  await app.register(compress, { globalDecompression: false, encodings: ['gzip', 'identity'], threshold: 1024 });
  await app.register(multipart, {
    limits: { fileSize: LIMITS.bytes, files: 1, fields: 10, fieldSize: 1000 },
    throwFileSizeLimit: false,
  });
  // Only the front end's files and page, and images, say how they may be kept.
  app.addHook('onSend', async (request, reply) => {
    await closeUnread(request, reply, times.lingers);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  serveHealth(app, options.databases);
  const routes = allRoutes(options.registers);
  const { databases } = options;
  await app.register(rateLimit, { global: false });
  const doors = {
    findSignedIn: rememberSignedIn(databases),
    admitDevice: doorOfDevices(app, (token) => findDevice(databases, token), options.deviceLimits),
  };
  serveCalls(app, options, doors, routes);
  serveDocs(
    app,
    routes.map((route) => route.call),
  );
  if (options.frontEnd) await serveFrontEnd(app, options.frontEnd);
  return app;
}

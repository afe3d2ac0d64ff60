import type { CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedDevice } from '../context.ts';
import { AppError } from '../errors.ts';

/** Requests a minute: those of a device, which sends what it gathered in days at once, and those of an address that show no token that holds. */
export interface DeviceLimits {
  device: number;
  strangers: number;
}

const LIMITS: DeviceLimits = { device: 300, strangers: 900 };
const MINUTE_MS = 60_000;

/** Lets the device through that made a request. @throws AppError NO_SESSION without a token that holds, TOO_MANY */
export type AdmitDevice = (request: FastifyRequest, reply: FastifyReply) => Promise<SignedDevice>;

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1];

/**
 * The door of devices: by their tokens, and no more often than they may. Who knocks without one keeps no device out that
 * shares the address, as those of a team or of a mobile network do.
 */
export function doorOfDevices(
  app: FastifyInstance,
  find: (token: string) => Promise<SignedDevice | null>,
  limits: DeviceLimits = LIMITS,
): AdmitDevice {
  const limiter = (max: number, keyGenerator: CreateRateLimitOptions['keyGenerator']) => {
    const count = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) return;
      reply.header('retry-after', state.ttlInSeconds);
      throw new AppError('TOO_MANY', `Envios demais. Aguarde ${state.ttlInSeconds} s e tente novamente.`);
    };
  };
  const ofStrangers = limiter(limits.strangers, ({ ip }) => ip);
  const ofDevice = limiter(limits.device, (request) => tokenOf(request) ?? '');
  const counted = new WeakSet<FastifyRequest>();
  return async (request, reply) => {
    const token = tokenOf(request);
    const device = token ? await find(token) : null;
    if (!device) {
      await ofStrangers(request, reply);
      throw new AppError('NO_SESSION', 'Dispositivo não autorizado: o token não existe ou foi revogado');
    }
    // Asked again once its photo is here, a request is still one.
    if (!counted.has(request)) await ofDevice(request, reply);
    counted.add(request);
    return device;
  };
}

import type simpleRest from 'ra-data-simple-rest';
import { HttpError } from 'react-admin';
import type { Call } from '../contract/call.ts';
import { pickFields, type Sending } from './buildRequest.ts';
import type { Api } from './envelope.ts';

interface RestOptions {
  method?: string;
  body?: BodyInit | null;
  signal?: AbortSignal | null;
}

type RestReply = ReturnType<NonNullable<Parameters<typeof simpleRest>[1]>>;

function paramsOf(call: Call, url: string): Record<string, string> | null {
  const pattern = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const match = pattern.exec(url);
  return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([k, v]) => [k, decodeURIComponent(v)]));
}

/**
 * The HTTP client that ra-data-simple-rest asks for, over the contract: an address and a method find their call.
 * Nothing but the given calls can be reached.
 */
export function restClient(api: Api, calls: readonly Call[], { idempotencyKey, ...sending }: Sending = {}) {
  return async (url: string, { method = 'GET', body, signal = sending.signal }: RestOptions = {}): RestReply => {
    for (const call of calls) {
      const params = call.method === method ? paramsOf(call, url) : null;
      if (!params) continue;
      // Forms hand over whole records, display fields included: what the call takes is sent.
      const fields = body ? pickFields(call.body, JSON.parse(String(body))) : undefined;
      const { data } = await api(call, { params, body: fields, signal: signal ?? undefined, idempotencyKey });
      return { status: 200, headers: new Headers(), body: '', json: data };
    }
    throw new HttpError(`Chamada inexistente: ${method} ${url}`, 404);
  };
}

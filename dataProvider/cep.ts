import { type EnderecoCep, isCep, parseCepAnswer } from '../domain/cliente/cep.ts';

/** Asks for the street, district, city and state of a CEP (eight digits). Resolves with null whenever it cannot tell. */
export type LookUpCep = (cep: string, signal?: AbortSignal) => Promise<EnderecoCep | null>;

/**
 * The public postal-code service (spec 2 §7). Its failures are silent: a CEP that is not found blocks nothing.
 *
 * @param baseUrl address of the service, without a slash at its end; answers as ViaCEP does
 */
export function createCepLookup(baseUrl: string): LookUpCep {
  return async (cep, signal) => {
    if (!isCep(cep)) return null;
    try {
      // Nothing of the session goes to somebody else's server.
      const reply = await fetch(`${baseUrl}/${cep}/json/`, {
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      return reply.ok ? parseCepAnswer(await reply.json()) : null;
    } catch {
      return null;
    }
  };
}

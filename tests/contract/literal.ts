import type { AppDataProvider } from '../../dataProvider/index.ts';
import type { Databases } from '../../server/database/open.ts';
import type { UserName } from '../server/harness.ts';

/** The envelope, typed out: what stands in it is compared word for word. */
export interface LiteralReply {
  flagErro: boolean;
  listaMensagens: string[];
  listaResultados: unknown;
  paginas?: number;
  total?: number;
  sucesso?: boolean;
  msg?: string;
}

/**
 * One request of the specification with its reply, both typed by hand and not derived from the contract: a wrong name
 * in the contract, which both sides read, shows here.
 */
export interface Literal {
  /** The call's name in the contract: `GET /Roteiro`. */
  call: string;
  /** `dispositivo` is the device that the story's `prepare` puts in with the token of the tests. */
  as: UserName | 'anonymous' | 'dispositivo';
  /** `GET /Roteiro/?descricao=&flagAtivo=1`, below the API's base path. */
  request: string;
  body?: Record<string, unknown>;
  /** Fields of a multipart form, the file's name standing for the file. */
  form?: { fields: Record<string, string>; part: string; file: { name: string; bytes: () => Uint8Array } };
  status?: number;
  reply: LiteralReply;
  /** What the front end does to send it, and what it makes of the reply. */
  send: (provider: AppDataProvider, file: File | undefined) => Promise<unknown>;
  receives?: unknown;
}

/** Literals that run in order on one fresh server. */
export interface Story {
  name: string;
  /** Puts in what no call of the API can. */
  prepare?(databases: Databases): Promise<void>;
  literals: readonly Literal[];
}

/** The token of the device that literal requests are made with. */
export const TOKEN = 'token-do-dispositivo-de-teste';

export const ok = (listaResultados: unknown, more: Partial<LiteralReply> = {}): LiteralReply => ({
  flagErro: false,
  listaMensagens: [],
  listaResultados,
  ...more,
});

export const refused = (message: string, listaResultados: unknown = {}): LiteralReply => ({
  flagErro: true,
  listaMensagens: [message],
  listaResultados,
});

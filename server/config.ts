import * as path from 'node:path';
import * as z from 'zod';
import { decoded } from './decoded.ts';

const bit = z.enum(['0', '1']);
const url = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `deve ser um endereço ${protocols.map((one) => `${one}//`).join(' ou ')}`,
  });

/** A whole number; a refusal quotes what was given. */
const integer = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: ({ input }) => `deve ser um número inteiro de ${least} a ${most}, e não "${input}"`,
    })
    .transform(Number);

/** The address of a server alone: links of messages, cookies and calls know of no folder below it. */
const origin = url(['http:', 'https:'])
  .refine((value) => /^\w+:\/\/[^/\\?#@\s]+\/?$/.test(value), {
    error: 'deve ser só https://servidor ou https://servidor:porta, sem caminho, "?", "#" nem espaço',
  })
  // As browsers write it, whatever its capitals.
  .transform((value) => new URL(value).origin);

/** Whether an unescaped character of a password cuts it: the address is then without user, with an @ further on. */
function hasCutPassword(value: string): boolean {
  const { username, password, pathname, search, hash } = new URL(value);
  if (username === '') return `${pathname}${hash}${pathname === '' ? search : ''}`.includes('@');
  return [username, password].some((part) => decoded(part) === null);
}

const CODED =
  'postgres://usuário:senha@servidor:5432/banco; na senha, / ? # @ : e % se escrevem %2F %3F %23 %40 %3A e %25';
const databaseUrl = z.string().superRefine((value, context) => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (!/^postgres(ql)?:\/\//.test(value)) refuse('deve ser um endereço postgres:// ou postgresql://');
  else if (!URL.canParse(value) || hasCutPassword(value)) refuse(`não pode ser lido como ${CODED}`);
});

const schema = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databaseUrl.optional(),
  DEMO: bit.optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: integer(0, 10).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  VITE_CEP_URL: url(['http:', 'https:']).default('https://viacep.com.br/ws'),
  VITE_APP_API_URL: url(['http:', 'https:']).optional(),
  MAIL_FROM: z.email({ message: 'deve ser um endereço de e-mail' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Settings of one server process, from its environment. */
export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the embedded database, uploads and outbox. */
  dataDir: string;
  /** PostgreSQL instead of the embedded SQLite. */
  databaseUrl: string | null;
  /** Fill an empty database with demonstration data, whose passwords are known: under https only when said. */
  demo: boolean;
  /** Address under which users reach the application. */
  publicUrl: string;
  /** Users come by https only: cookies are `Secure`. */
  secure: boolean;
  /** How many proxies stand in front: from so many, the last ones, `X-Forwarded-For` is believed. */
  trustProxy: number;
  /** Outgoing mail server; without one, messages are written to the outbox of the data directory. */
  smtpUrl: string | null;
  /** Address that messages come from. */
  mailFrom: string;
  /** Postal-code service that the front end was built to ask: of other hosts its pages may reach this one and `appUrl`. */
  cepUrl: string;
  /** Where the front end was built to ask for protocols and their settings; null with ours, which is here. */
  appUrl: string | null;
  logLevel: string;
}

/** A setting that cannot be used; the message names it, for the terminal. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment. Empty variables count as absent.
 *
 * @throws ConfigError naming each wrong variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`Configuração inválida:\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const secure = publicUrl.startsWith('https:');
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demo: (env.DEMO ?? (secure ? '0' : '1')) === '1',
    publicUrl,
    secure,
    trustProxy: env.TRUST_PROXY ?? (secure ? 1 : 0),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `nao-responda@${new URL(publicUrl).hostname}`,
    cepUrl: env.VITE_CEP_URL,
    appUrl: env.VITE_APP_API_URL ?? null,
    logLevel: env.LOG_LEVEL,
  };
}

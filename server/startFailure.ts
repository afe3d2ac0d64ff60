import { type Config, ConfigError, readConfig } from './config.ts';
import { AppError } from './errors.ts';
import { told } from './http/failures.ts';

/** Of the system's calls that the server makes at start, what keeps one from working. */
const CAUSES: Record<string, string> = {
  EACCES: 'sem permissão',
  EPERM: 'sem permissão',
  EROFS: 'o disco só permite leitura',
  ENOENT: 'não existe',
  ENOTDIR: 'não é uma pasta',
  EEXIST: 'não é uma pasta',
  EISDIR: 'é uma pasta',
};

/** PostgreSQL's code. */
const NO_RIGHTS = '42501';

interface SystemError {
  code?: string;
  syscall?: string;
  path?: string;
}

function ofListening({ code = '' }: SystemError, { host, port }: Config): string {
  if (code === 'EADDRINUSE')
    return `A porta ${port} de ${host} já está em uso. Pare quem a usa, ou escolha outra com PORT.`;
  if (CAUSES[code]) return `A porta ${port} de ${host} não pode ser usada: ${CAUSES[code]}. Escolha outra com PORT.`;
  return `O endereço ${host} não é desta máquina. Escolha outro com HOST.`;
}

/**
 * What keeps the server from starting, in one sentence for whoever runs it; null for what nobody foresaw.
 *
 * @param config null while the settings themselves are not read
 */
function startFailure(error: unknown, config: Config | null): string | null {
  if (error instanceof ConfigError) return error.message;
  const cause = (error instanceof AppError && error.cause) || error;
  const { code = '', syscall, path } = cause as SystemError;
  if (config && (syscall === 'listen' || syscall === 'getaddrinfo')) return ofListening({ code }, config);
  if (code === NO_RIGHTS) return 'O usuário de DATABASE_URL não tem permissão nas tabelas do banco. Dê a ele o banco.';
  if (path && CAUSES[code]) return `Não foi possível usar ${path}: ${CAUSES[code]}.`;
  const { status, message } = told(cause);
  return status === 503 || status === 507 ? message : null;
}

/**
 * Reads the settings and does what the command line asks. What keeps it from its end ends the process, told in a sentence
 * where the cause is known.
 */
export async function orExplain(work: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await work(config);
  } catch (error) {
    console.error(startFailure(error, config) ?? error);
    process.exit(1);
  }
}

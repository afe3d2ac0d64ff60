import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const works = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).error === undefined;

/** Installs a Debian package where that is possible: as root, with apt. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !works('apt-get', ['--version'])) return;
  console.log(`Instalando ${name}…`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/**
 * Makes sure that a command is there, installing its package where it may.
 *
 * @throws Error that names the package
 */
export function requireCommand(command: string, debianPackage: string): void {
  if (works(command, ['-v'])) return;
  installPackage(debianPackage);
  if (!works(command, ['-v'])) throw new Error(`Os testes precisam de ${command}: instale o pacote ${debianPackage}`);
}

/** The one without windows comes first: it is the same browser, and leaves more of the processor to the journeys. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const installed = () =>
  [process.env.CHROMIUM_PATH ?? '', ...CANDIDATES, chromium.executablePath()].find((file) => file && existsSync(file));

/**
 * A real Chromium: the machine's, or Playwright's own download, or Debian's package.
 *
 * @throws Error when none can be had; journeys are never left out
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (!installed()) installPackage('chromium-headless-shell');
  const now = installed();
  if (!now) throw new Error('As jornadas precisam de um Chromium: instale-o, ou diga onde está em CHROMIUM_PATH');
  return now;
}

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { ROOT } from './sources.ts';

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** The document that lists what a production installation holds. */
export const DEPENDENCIES = path.join(ROOT, 'docs/dependencies.md');

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/** Days, `YYYY-MM-DD`, by which versions were published, by name and version: `exceljs 4.4.0`. */
export type Published = ReadonlyMap<string, string>;

const ROW = /^\| (\S+) \| (\S+) \| [^|]+ \| (\d{4}-\d{2}-\d{2}) \|$/gm;

/** The days that the document tells already. */
export function publishedIn(text: string): Published {
  return new Map([...text.matchAll(ROW)].map(([, name, version, day = '']) => [`${name} ${version}`, day]));
}

/** The packages of the lock file that a production installation holds. */
function installedPackages() {
  const packages: Record<string, Locked> = read('package-lock.json').packages;
  return Object.entries(packages)
    .filter(([place, { dev, devOptional, optional }]) => place !== '' && !dev && !devOptional && !optional)
    .map(([place, { version = '', license = 'sem licença declarada' }]) => ({
      name: place.split('node_modules/').at(-1) ?? '',
      nested: place.lastIndexOf('node_modules/') > 0,
      version,
      license,
    }));
}

const isOwn = ({ name, nested }: ReturnType<typeof installedPackages>[number]) =>
  !nested && name in read('package.json').dependencies;

/**
 * The text of that document, made of `package-lock.json`: what we ask for, with licence and age, and under each licence
 * what that brings along.
 */
export function dependenciesText(published: Published): string {
  const installed = installedPackages();
  const own = installed.filter(isOwn);
  const brought = installed.filter((one) => !own.includes(one));
  const byLicence = [...Map.groupBy(brought, ({ license }) => license)].toSorted((a, b) => b[1].length - a[1].length);
  const named = (list: typeof installed) =>
    [...new Set(list.map(({ name, version }) => `${name} ${version}`))].toSorted().join(', ');
  return [
    '# O que uma instalação de produção contém',
    '',
    `\`npm run dependencies\` escreve esta lista de \`package-lock.json\`: ${own.length} pacotes pedidos, ${brought.length} trazidos por eles.`,
    '',
    'A data é a do registro de pacotes, que pode ter recebido a versão depois de publicada: cada versão é dessa data ou mais antiga.',
    '',
    '| Pacote | Versão | Licença | Publicada até |',
    '|---|---|---|---|',
    ...own.map(({ name, version, license }) => {
      return `| ${name} | ${version} | ${license} | ${published.get(`${name} ${version}`) ?? ''} |`;
    }),
    '',
    '## Trazidos por eles, por licença',
    '',
    ...byLicence.flatMap(([license, list]) => [`**${license}** (${list.length}): ${named(list)}`, '']),
  ].join('\n');
}

/** Asks the registry for the days that are not known yet. */
function complete(known: Published): Published {
  const asked = installedPackages()
    .filter((one) => isOwn(one) && !known.has(`${one.name} ${one.version}`))
    .map(({ name, version }) => {
      const reply = execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8' });
      return [`${name} ${version}`, String(JSON.parse(reply)[version]).slice(0, 10)] as const;
    });
  return new Map([...known, ...asked]);
}

if (import.meta.main) {
  writeFileSync(DEPENDENCIES, dependenciesText(complete(publishedIn(readFileSync(DEPENDENCIES, 'utf8')))));
}

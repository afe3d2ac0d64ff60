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

/**
 * The text of that document, made of `package-lock.json`: what we ask for, with licence, and under each licence what
 * that brings along.
 */
export function dependenciesText(): string {
  const packages: Record<string, Locked> = read('package-lock.json').packages;
  const { dependencies }: { dependencies: Record<string, string> } = read('package.json');
  const installed = Object.entries(packages)
    .filter(([place, { dev, devOptional, optional }]) => place !== '' && !dev && !devOptional && !optional)
    .map(([place, { version = '', license = 'sem licença declarada' }]) => ({
      name: place.split('node_modules/').at(-1) ?? '',
      nested: place.lastIndexOf('node_modules/') > 0,
      version,
      license,
    }));
  const own = installed.filter(({ name, nested }) => !nested && name in dependencies);
  const brought = installed.filter((one) => !own.includes(one));
  const byLicence = [...Map.groupBy(brought, ({ license }) => license)].toSorted((a, b) => b[1].length - a[1].length);
  const named = (list: typeof installed) =>
    [...new Set(list.map(({ name, version }) => `${name} ${version}`))].toSorted().join(', ');
  return [
    '# O que uma instalação de produção contém',
    '',
    `\`npm run dependencies\` escreve esta lista de \`package-lock.json\`: ${own.length} pacotes pedidos, ${brought.length} trazidos por eles.`,
    '',
    'A idade das versões não consta: os pacotes não trazem data, e a que um registro informa pode ser a da sua cópia (a de exceljs 4.4.0, de 2023, veio como 2024).',
    '',
    '| Pacote | Versão | Licença |',
    '|---|---|---|',
    ...own.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    '',
    '## Trazidos por eles, por licença',
    '',
    ...byLicence.flatMap(([license, list]) => [`**${license}** (${list.length}): ${named(list)}`, '']),
  ].join('\n');
}

if (import.meta.main) writeFileSync(DEPENDENCIES, dependenciesText());

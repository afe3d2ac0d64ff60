import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['domain', 'resources', 'contract', 'dataProvider', 'i18n', 'reports', 'src', 'server'];

/** What each folder may import of the others: one way, towards the rules. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: [],
  resources: ['domain'],
  contract: ['domain', 'resources'],
  dataProvider: ['domain', 'resources', 'contract'],
  i18n: [],
  reports: ['domain', 'resources', 'contract', 'dataProvider'],
  src: ['domain', 'resources', 'contract', 'dataProvider', 'i18n', 'reports'],
  server: ['domain', 'resources', 'contract', 'reports'],
};

/** Folders that know no framework, clock or I/O. */
const PURE = ['domain', 'resources', 'contract'];
const PURE_PACKAGES = ['zod'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
);
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const codeOf = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

/** Modules that a file names in its imports, static and dynamic. */
function importsOf(file: string): string[] {
  const found = textOf(file).matchAll(/(?:from|import\(|import)\s*'([^']+)'/g);
  return [...found].map(([, name]) => name as string);
}

const resolved = (file: string, name: string) =>
  path.posix.join(path.posix.dirname(file), name.split('?')[0] as string);

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(80);
});

test.each(FOLDERS)('%s imports only what is nearer to the rules', (folder) => {
  const strays = files
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => resolved(file, name))
        .filter((target) => FOLDERS.includes(target.split('/')[0] as string))
        .filter((target) => ![folder, ...(MAY_IMPORT[folder] ?? [])].includes(target.split('/')[0] as string))
        .map((target) => `${file} → ${target}`),
    );
  expect(strays).toEqual([]);
});

describe.each(PURE)('%s is pure', (folder) => {
  const own = files.filter((file) => file.startsWith(`${folder}/`));

  test('imports no framework', () => {
    const strays = own.flatMap((file) =>
      importsOf(file)
        .filter((name) => !name.startsWith('.') && !PURE_PACKAGES.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(strays).toEqual([]);
  });

  test('reads no clock and does no I/O', () => {
    const impure = /\bDate\.now\(|new Date\(\)|\bfetch\(|\bprocess\.|\bconsole\.|Math\.random|localStorage/;
    expect(own.filter((file) => impure.test(codeOf(file)))).toEqual([]);
  });
});

test('no import goes in a circle', () => {
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => resolved(file, name)),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

/** The child of a folder that a file is, or lies in. */
const roomOf = (folder: string, file: string) => file.slice(folder.length).split('/')[0] as string;

test('within a folder, its files and subfolders form no circle', () => {
  const imports = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => [file, resolved(file, name)] as const),
  );
  const folders = new Set(
    files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))),
  );
  const circles = [...folders].flatMap((folder) => {
    const doors = new Map<string, Set<string>>();
    for (const [from, to] of imports) {
      if (!from.startsWith(folder) || !to.startsWith(folder)) continue;
      const room = roomOf(folder, from);
      doors.set(room, (doors.get(room) ?? new Set()).add(roomOf(folder, to)));
    }
    const reaches = (start: string) => {
      const seen = new Set<string>();
      const ahead = [start];
      for (let room = ahead.pop(); room !== undefined; room = ahead.pop()) {
        for (const next of doors.get(room) ?? []) {
          if (next === room || seen.has(next)) continue;
          seen.add(next);
          ahead.push(next);
        }
      }
      return seen;
    };
    return [...doors.keys()].filter((room) => reaches(room).has(room)).map((room) => `${folder}${room}`);
  });
  expect(circles).toEqual([]);
});

test('the product imports nothing of the demonstration', () => {
  const statically = /(?:from|import)\s*'([^']+)'/g;
  const strays = files
    .filter((file) => !file.startsWith('server/demo/'))
    .filter((file) =>
      [...textOf(file).matchAll(statically)].some(([, name]) => resolved(file, name!).startsWith('server/demo/')),
    );
  expect(strays).toEqual([]);
});

/** Where the writing connection is used by name: everything else writes through `write` or the bookkeeping. */
const WRITERS = [
  'server/bookkeeping.ts',
  'server/write.ts',
  'server/database/',
  'server/seed.ts',
  'server/demo/fill.ts',
  'server/cli/createAdmin.ts',
];

test('nothing writes but through the audited write and the bookkeeping, the setting up aside', () => {
  const writing = files
    .filter((file) => file.startsWith('server/'))
    .filter((file) =>
      /databases\.write\b|\bwrite\s*\.(transaction|insertInto|updateTable|deleteFrom)/.test(codeOf(file)),
    );
  expect(writing.filter((file) => !WRITERS.some((known) => file.startsWith(known)))).toEqual([]);
});

/** What makes queries for any table: the rest of the server's SQL stands in the repository of its area. */
const ANY_TABLE = ['server/database/', 'server/migrations/', 'server/records.ts', 'server/audit.ts'];

test('the SQL of the server stands in repositories', () => {
  const SQL = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<.]/;
  const strays = files
    .filter((file) => file.startsWith('server/') && !ANY_TABLE.some((known) => file.startsWith(known)))
    .filter((file) => path.posix.basename(file) !== 'repository.ts' && SQL.test(codeOf(file)));
  expect(strays).toEqual([]);
});

test('a server over PostgreSQL does not load SQLite', () => {
  const loads = (file: string) =>
    [...textOf(file).matchAll(/^(?:import|export)(?! type\b)[^;]*?'([^']+)';/gm)].map(([, name]) => name as string);
  const loaded = new Set(['server/run.ts', 'server/database/postgres.ts']);
  for (const file of loaded) {
    for (const name of loads(file)) {
      if (name.startsWith('.')) loaded.add(resolved(file, name));
      else expect(name, file).not.toBe('better-sqlite3');
    }
  }
  expect(loaded).toContain('server/modules/cliente/repository.ts');
});

test('only the two envelope modules know the envelope', () => {
  const knowing = files.filter((file) => /\bflagErro\b/.test(codeOf(file)));
  expect(knowing.toSorted()).toEqual(['dataProvider/envelope.ts', 'server/http/envelope.ts', 'server/http/openapi.ts']);
});

test('reports know no browser: the server makes them as well', () => {
  const BROWSER =
    /(?<![/\w])(?:document|window|self|globalThis|localStorage|navigator)\.|\bnew Worker\(|\?url'|(?<![\w.])fetch\(/;
  const strays = files.filter((file) => file.startsWith('reports/') && BROWSER.test(codeOf(file)));
  expect(strays).toEqual([]);
});

test("only the data provider calls fetch, and the reports' worker for its fonts", () => {
  const calling = files.filter((file) => !file.startsWith('server/') && /(?<![\w.])fetch\(/.test(codeOf(file)));
  expect(calling.filter((file) => !file.startsWith('dataProvider/') && file !== 'src/kit/reports/worker.ts')).toEqual(
    [],
  );
});

/** Calls that bundlers take for ones that only give something, and leave out where nothing is done with it: some throw. */
const TAKEN_OUT =
  /(?<=[;{}]\s*\n\s*)(?:(?:de|en)codeURI(?:Component)?|String(?:\.fromCodePoint)?|Symbol\.for)\([^;]*\);/;

test('nothing is called for its failing alone that a bundler leaves out', () => {
  expect(files.filter((file) => TAKEN_OUT.test(codeOf(file)))).toEqual([]);
});

/** Where a field is MUI's own instead of one of `src/kit/inputs/`, and why. */
const BARE_FIELDS: Record<string, string> = {
  'src/kit/inputs/Field.tsx': 'it is what the others are drawn by',
  'src/shell/session/Login.tsx': 'the first load has no more of the kit than it needs',
  'src/shell/session/PasswordField.tsx': 'the same',
  'src/shell/search/SearchField.tsx': 'the same, in the header; an Autocomplete gives it what it is',
  'src/pages/importacao/resolver/ClienteInput.tsx': 'an Autocomplete gives it what it is',
  'src/pages/importacao/resolver/ChoiceRow.tsx': 'an Autocomplete gives it what it is',
  'src/pages/configuracao-app/dispositivos/TokenDialog.tsx': 'it is read and copied, and nothing is typed in it',
};

test('what is typed and chosen is of one family, its exceptions named', () => {
  const OF_MUI = '(?:TextField|Select|NativeSelect|(?:Outlined|Filled)?Input|InputBase)';
  const OF_REACT_ADMIN = '(?:Text|Number|Date|DateTime|Select|Autocomplete|Password|Search)Input';
  const taken = (names: string, from: string) => String.raw`\{[^}]*\b${names}\b[^}]*\} from '${from}'`;
  const BARE = new RegExp(
    [taken(OF_MUI, '@mui/material'), `'@mui/material/${OF_MUI}'`, taken(OF_REACT_ADMIN, 'react-admin')].join('|'),
  );
  const bare = files.filter((file) => file.startsWith('src/') && BARE.test(codeOf(file)));
  expect(bare.toSorted()).toEqual(Object.keys(BARE_FIELDS).toSorted());
});

test('files stay readable in one sitting', () => {
  const MOST_LINES = 250;
  const long = files.filter((file) => textOf(file).split('\n').length > MOST_LINES);
  expect(long).toEqual([]);
});

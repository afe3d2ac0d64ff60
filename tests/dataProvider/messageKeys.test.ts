import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { leaves } from './leaves.ts';
import { areas, messages } from './texts.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const sources = ['domain', 'resources', 'contract', 'dataProvider', 'reports', 'src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8')),
);
/** What a pattern's group `name` holds wherever the pattern occurs, once each. */
const all = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))),
];

const keys = leaves(messages).map(([key]) => key);

/** What the code names: a text (`shell.home`), several (`cadastro.list.new.${gender}`) or a branch (`ficha.ponto`). */
const AREAS = ['ra', ...Object.keys(areas)].join('|');
const named = [
  ...all(new RegExp(`(?<quote>['"\`])(?<name>(?:${AREAS})\\.(?:(?!\\k<quote>).)+)\\k<quote>`, 'g')),
  ...all(/\btexts="(?<name>[\w.]+)"/g),
];

/** What a name stands for: it, with anything for what is put in, and what lies below it. */
const patternOf = (name: string) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}(?=\\.|$)`);

test('every text that the code names exists', () => {
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter((name) => !keys.some((key) => patternOf(name).test(key)))).toEqual([]);
});

test('what is translated is one text, not a branch of them', () => {
  const translated = all(/\btranslate\(\s*'(?<name>[^']+)'/g);
  expect(translated.length).toBeGreaterThan(200);
  expect(translated.filter((key) => !keys.includes(key))).toEqual([]);
});

/** What a file names in short: `const text = (name: string) => translate(`sequencial.${name}`)`, and then `text('novo')`. */
const inShort = sources.flatMap((source) =>
  [...source.matchAll(/const (\w+) = \(\w+: string[^)]*\) =>\s+translate\(`([\w.]+)\.\$\{\w+\}`/g)].flatMap(
    ([, short, area]) =>
      [...source.matchAll(new RegExp(`\\b${short}\\('([\\w.]+)'`, 'g'))].map(([, name]) => `${area}.${name}`),
  ),
);

test('every text that the code names in short exists', () => {
  expect(inShort.length).toBeGreaterThan(50);
  expect(inShort.filter((name) => !keys.includes(name))).toEqual([]);
});

test('every text of ours is named by the code', () => {
  const patterns = named.map(patternOf);
  const dead = leaves(areas).filter(([key]) => !patterns.some((pattern) => pattern.test(key)));
  expect(dead).toEqual([]);
});

/** Names of fields as they travel: `idPessoa`, `dtCadastro`, `flagAtivo`, `qtdMinima`. */
const WIRE_NAME = /\b(?:id|dt|flag|qtd)[A-Z]\w*/;

test('no text of ours shows a name that only the API knows', () => {
  const shown = leaves(areas).map(([key, text]) => [key, text.replaceAll(/%\{\w+\}/g, '')] as const);
  expect(shown.filter(([, text]) => WIRE_NAME.test(text))).toEqual([]);
});

test('a text of several forms is told how many there are', () => {
  const counted = new Set(leaves(messages).flatMap(([key, text]) => (text.includes('||||') ? [key] : [])));
  const uncounted = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:translate|notify)\(\s*'([^']+)'\s*\)/g)].map(([, key = '']) => key),
  );
  expect(uncounted.filter((key) => counted.has(key))).toEqual([]);
});

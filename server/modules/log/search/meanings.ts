import { EVENTOS } from '../../../../domain/log/acao.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { CHOICES, type Value } from '../../../../resources/kinds.ts';
import type { LogField } from '../../../../resources/log/logField.ts';
import { LOG_FIELDS, LOG_TABLES } from '../../../../resources/log/tables.ts';
import { keptDates, keptNumber } from '../keptText.ts';
import type { Ref } from '../names/repository.ts';

/** Entries in which a text may be read: what they keep, and what else is asked of them. */
export interface Meaning {
  /** What their searchable text holds, normalised. */
  raw: string;
  tabela?: string | undefined;
  evento?: string | undefined;
  /** A field whose value, before or after, is one of these; of a field with several, has one of them. */
  valor?: { campo: string; um: readonly string[]; several: boolean };
}

/** All that the searchable text of such an entry holds. */
export const heldBy = ({ raw, tabela }: Meaning): string[] => (tabela ? [normalize(`em ${tabela}`), raw] : [raw]);

/** Shorter texts are in every other word: only a whole one is taken for them. */
export const SHORTEST = 3;
const isIn = (text: string, shown: string) => {
  const whole = normalize(shown);
  return text.length < SHORTEST ? whole === text : whole.includes(text);
};

/**
 * What a text that somebody read in the log may stand for: it itself, and what the log keeps where screens show labels,
 * words, names and numbers in their place.
 *
 * @param text normalised
 * @param refs the records that are called so
 */
export function meaningsOf(text: string, refs: readonly Ref[]): Meaning[] {
  const idsOf = (tabela: string) => refs.filter((ref) => ref.tabela === tabela).map(({ id }) => String(id));
  const fields = LOG_FIELDS.flatMap(({ tabela, field }): Meaning[] => {
    const { name, label, of, several = false } = field;
    const raw = ` ${normalize(name)}: `;
    if (isIn(text, label)) return [{ raw, tabela }];
    const um = of ? idsOf(of) : valuesOf(text, field);
    return um.length > 0 ? [{ raw, tabela, valor: { campo: name, um, several } }] : [];
  });
  return [...new Set([text, keptDates(text), keptNumber(text)])]
    .map((raw): Meaning => ({ raw }))
    .concat(titles(text), fields);
}

/** 'Alteração em Contato', or a part of it with a part of the name that a table's records have. */
function titles(text: string): Meaning[] {
  return LOG_TABLES.flatMap(({ tabela, item }): Meaning[] => {
    const raw = normalize(`em ${tabela}`);
    if (isIn(text, item)) return [{ raw, tabela }];
    return EVENTOS.filter((evento) => !isIn(text, `${evento} em`) && isIn(text, `${evento} em ${item}`)).map(
      (evento) => ({
        raw: normalize(`${evento} em ${tabela}`),
        tabela,
        evento,
      }),
    );
  });
}

/** A title read as a whole: whose records are called so, by table, and what was done to them where it says. */
interface Title {
  name: string;
  tabelas: readonly string[];
  evento: string | undefined;
}

/** 'Alteração em Contato: Ana', or 'Contato: Ana'; null for what is no title. @param text normalised */
export function titleIn(text: string): Title | null {
  const [, verb, kind, name] = /^(?:(\p{L}+) em )?([^:]+): (.+)$/u.exec(text) ?? [];
  const tabelas = LOG_TABLES.filter(({ item }) => normalize(item) === kind).map(({ tabela }) => tabela);
  const evento = EVENTOS.find((one) => normalize(one) === verb);
  return name && tabelas.length > 0 && (evento || !verb) ? { name, tabelas, evento } : null;
}

/** The values that a field shows by words with the text in them, as JSON has them. */
function valuesOf(text: string, { kind, choices }: LogField): string[] {
  const words: readonly (readonly [Value, string])[] = choices ?? CHOICES[kind] ?? [];
  const values = words.filter(([, word]) => isIn(text, word)).map(([value]) => String(value));
  // A flag may be written as a truth.
  const truths = kind === 'simNao' || kind === 'situacao' ? values.map((value) => String(value === '1')) : [];
  return [...values, ...truths];
}

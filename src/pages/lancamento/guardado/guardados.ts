import { randomKey } from '../../../../dataProvider/idempotency.ts';
import { type Mes, monthKey } from '../../../../domain/leitura/month.ts';
import { draftsOf } from '../../../app/clienteDrafts.ts';
import { erasedSince } from '../../../app/draftPlace.ts';
import { CAMPOS, comecoDe, type Textos } from '../leitura/campos.ts';
import type { Seguinte } from '../leitura/seguintes.ts';
import { guardar, recuperar } from './copiaNoDisco.ts';
import { esquecerDe } from './mesGuardado.ts';
import { changed, type Mudanca, type Pendente, type Pendentes } from './pendente.ts';
import { esperar, faltaLugar, keysSemLugar, semLugar } from './semLugar.ts';

/** Comma-separated ids of the meters whose readings of the month at hand are not saved (spec 2 §4). */
const IDS = 'listaLancamentoEnvio';

/** Where one user's pending readings of one month are kept. They outlive the page, and the session: nobody else is shown them. */
export interface LugarDosPendentes {
  /** As kept now, by this tab or another. */
  read(): Pendentes;
  /** Keeps readings, by meter, or forgets those that are undefined. For as long as the browser has no room, in this page alone. */
  write(changes: Mudanca): void;
  /** Whether closing this page would lose some of them. */
  semEspaco(): boolean;
  /** Whether a change of the browser's storage is about them. */
  isAbout(key: string | null): boolean;
}

const prefixOf = (userId: number) => `${IDS}:${userId}:`;
/** As it stands in the keys. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const keyOf = (userId: number, mes: Mes) => `${prefixOf(userId)}${monthKey(mes)}`;

const isTextos = (kept: unknown): kept is Textos =>
  typeof kept === 'object' &&
  kept !== null &&
  Object.entries(kept).every(([campo, text]) => Object.hasOwn(CAMPOS, campo) && typeof text === 'string');

/** Whether what is kept is a reading: anything else would break the page, whenever it is opened. */
function isPendente(kept: unknown): kept is Pendente {
  const { idHidrometro, id, rotulo, chave, textos, base, categoria, ditos } = Object(kept);
  const named = typeof rotulo === 'string' && typeof chave === 'string';
  return (
    Number.isInteger(idHidrometro) &&
    Number.isInteger(id) &&
    named &&
    isTextos(textos) &&
    (base === undefined || isTextos(base)) &&
    (categoria === undefined || typeof categoria === 'string') &&
    (ditos === undefined || Array.isArray(ditos))
  );
}

function parse(text: string | null): Pendentes {
  try {
    const kept: unknown[] = JSON.parse(text ?? '[]');
    return new Map(kept.filter(isPendente).map((one) => [one.idHidrometro, one]));
  } catch {
    return new Map();
  }
}

/** The key of the month at hand: what is still being saved of another one does not name its ids. */
let aMao = '';

export function lugarDosPendentes(userId: number, mes: Mes): LugarDosPendentes {
  const key = keyOf(userId, mes);
  aMao = key;
  const opened = Date.now();
  let known: { text: string | null; pendentes: Pendentes } = { text: null, pendentes: new Map() };
  function stored(): Pendentes {
    const text = localStorage.getItem(key);
    // Parsed again only if another tab wrote it: a month of many meters is typed cell by cell.
    if (text !== known.text) known = { text, pendentes: parse(text) };
    return known.pendentes;
  }
  const nameIds = (pendentes: Pendentes) => {
    if (aMao === key) localStorage.setItem(IDS, [...pendentes.keys()].join(','));
  };
  return {
    read: () => {
      const pendentes = changed(stored(), semLugar(key));
      try {
        nameIds(pendentes);
      } catch {
        // A browser without room for their ids has them all the same.
      }
      return pendentes;
    },
    write: (changes) => {
      const isErased = (one: Pendente | undefined) => one && erasedSince(draftsOf(one.idPessoa), opened);
      // Of who was erased meanwhile nothing is kept again, by a step taken back either.
      const wanted = [...semLugar(key), ...changes].map(([id, one]) => [id, isErased(one) ? undefined : one] as const);
      const waiting = new Map(wanted);
      // What another tab has kept meanwhile stays.
      const pendentes = changed(stored(), waiting);
      const text = pendentes.size > 0 ? JSON.stringify([...pendentes.values()]) : null;
      try {
        guardar(key, text);
        nameIds(pendentes);
      } catch {
        return esperar(key, waiting);
      }
      esperar(key, new Map());
      known = { text, pendentes };
      // Written late, it is about a month that the page at hand shows as another one.
      if (aMao !== key) tellChange(key);
    },
    semEspaco: () => faltaLugar(key),
    isAbout: (changed) => changed === key || changed === null,
  };
}

/**
 * Has what is pending of a later month stand over the reading that one's own save of an earlier one made of it. What was typed
 * over any other version stays over that: somebody else changed it meanwhile.
 */
export function levarAdiante(userId: number, idHidrometro: number, { id, antes, agora, ...mes }: Seguinte): void {
  const key = keyOf(userId, mes);
  const pendentes = parse(localStorage.getItem(key));
  const pendente = pendentes.get(idHidrometro);
  const { versao } = agora;
  if (!pendente || versao === undefined || versao === antes.versao) return;
  if (pendente.id !== id || pendente.versao !== antes.versao) return;
  // It is another request from now on.
  const base = pendente.base && { ...pendente.base, ...comecoDe(agora) };
  const moved = new Map(pendentes).set(idHidrometro, { ...pendente, versao, base, chave: randomKey() });
  try {
    guardar(key, JSON.stringify([...moved.values()]));
  } catch {
    // Without room saving it asks which of the two is to stay.
    return;
  }
  tellChange(key);
}

/** Of a change by another tab the browser tells; that month may be open in this one by now. */
const tellChange = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** Whether a change of the browser's storage, of a key or of all, is about a user's other months. */
export const isAboutOthers = (changed: string | null, userId: number, mes: Mes): boolean =>
  changed === null || (changed.startsWith(prefixOf(userId)) && changed !== keyOf(userId, mes));

/** The other months of which a user has pending readings in this browser, the oldest first, with how many. */
export function outrosMesesPendentes(userId: number, mes: Mes): (Mes & { quantas: number })[] {
  const prefix = prefixOf(userId);
  const own = keyOf(userId, mes);
  const isOther = (key: string) => key.startsWith(prefix) && key !== own && MONTH.test(key.slice(prefix.length));
  const months = [...new Set([...Object.keys(localStorage), ...keysSemLugar()])].filter(isOther).sort();
  const counted = months.map((key) => {
    const [idAno = 0, idMes = 0] = key.slice(prefix.length).split('-').map(Number);
    return { idAno, idMes, quantas: changed(parse(localStorage.getItem(key)), semLugar(key)).size };
  });
  return counted.filter(({ quantas }) => quantas > 0);
}

/** Forgets what any user of this browser has pending of a client's meters, on disk as well, and what is kept of them. */
export async function forgetPendentesDe(idPessoa: number): Promise<void> {
  await esquecerDe(idPessoa);
  // What is on disk alone would come back later.
  await recuperar().catch(() => undefined);
  for (const key of keysSemLugar()) {
    esperar(key, new Map([...semLugar(key)].filter(([, one]) => one?.idPessoa !== idPessoa)));
  }
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(`${IDS}:`)) continue;
    const kept = localStorage.getItem(key);
    const others = [...parse(kept).values()].filter((one) => one.idPessoa !== idPessoa);
    // What is no reading goes too: nobody can say whose it is.
    const left = others.length > 0 ? JSON.stringify(others) : null;
    if (left === kept) continue;
    guardar(key, left);
    tellChange(key);
  }
}

import type { Leitura } from '../../../../contract/leitura.ts';
import { randomKey } from '../../../../dataProvider/idempotency.ts';
import { alterados, type Campo, type Comeco, comecoDe, type Ditos, ditosDe, type Textos } from '../leitura/campos.ts';
import type { LugarDosPendentes } from './guardados.ts';
import { changed, type Mudanca, type Pendente, type Pendentes } from './pendente.ts';
import { isBefore, pendenteDe, tornBack } from './pendenteDe.ts';

/** One field of one meter as it is to be. */
export interface Digitado {
  leitura: Leitura;
  campo: Campo;
  text: string;
}

/** What stood before a change that can be undone, and what it wrote, by meter. */
type Passo = ReadonlyMap<number, { antes: Pendente | undefined; escrito: Pendente | undefined }>;

/** How users know the meters that a step was about, as it was taken back or not. */
export interface Desfeito {
  desfeitas: readonly string[];
  /** They no longer hold what the step wrote: another tab has written since, or they were saved. */
  mantidas: readonly string[];
}

export interface Estado {
  pendentes: Pendentes;
  /** Something can be undone. */
  desfaz: boolean;
  /** The browser has no room to keep them: closing the page would lose them. */
  semEspaco: boolean;
}

/** The readings of a month that one user has typed and not saved; kept at every change. */
export interface Pendencias {
  subscribe(listener: () => void): () => void;
  now(): Estado;
  /**
   * Types into cells, as one step that can be undone.
   *
   * @param takenBack it was typed earlier, over the readings as they were then
   */
  type(changes: readonly Digitado[], takenBack?: boolean): void;
  /** Takes the last step back where its meters still hold what it wrote. */
  undo(): Desfeito;
  /** Puts one in the place of what is pending of its meter, or takes that away; as a step, or for good. */
  put(idHidrometro: number, pendente: Pendente | undefined, undoable?: boolean): void;
  /** Says why one that has no row is right: it is another request from now on. */
  explain(idHidrometro: number, motivo: string): void;
  /**
   * Has one that was typed over a reading which is gone stand over none, with the category that it had: it is another request from
   * now on. @returns it
   */
  renew(idHidrometro: number): Pendente | undefined;
  /**
   * The reading of a meter was removed, with what was pending over it when that was asked for; what was typed since, in any tab,
   * stays as a new reading.
   */
  removed(idHidrometro: number, asked: Pendente | undefined): void;
  /** Puts one in the place of another, unless that was typed over since, in any tab. @returns whether it did */
  replace(before: Pendente, after: Pendente): boolean;
  /** Goes on over the reading as somebody else saved it, with these texts alone. */
  over(leitura: Leitura, textos: Textos): void;
  /** One is sent: until it is answered it may be saved, so that what is typed back is no longer what the reading says. */
  sending(sent: Pendente): void;
  /**
   * It is no longer on its way, and `saved` is not said of it.
   *
   * @param answer 'known': what is saved of its meter is known; 'refused': it is not saved; none: whether it is, is not known
   */
  ended(sent: Pendente, answer?: 'known' | 'refused'): void;
  /** One that was sent is saved; what was typed while it was on its way, in any tab, stays over what is saved now. */
  saved(sent: Pendente, now: { id: number; versao: number } & Comeco & Ditos): void;
  /**
   * Forgets what the readings as they are now say already, while nothing is on its way. Of what was sent and not answered that is
   * told by those alone that were read since.
   *
   * @param lidasEm when they were read, epoch ms
   */
  settle(leituras: readonly Leitura[], lidasEm: number): void;
  /** Reads again what is kept: another tab changed it. */
  reload(key: string | null): void;
}

export function createPendencias(place: LugarDosPendentes): Pendencias {
  const listeners = new Set<() => void>();
  let passos: readonly Passo[] = [];
  /** What was sent and not answered: by its key its meter, and since when it is on its way, or was given up. */
  const unanswered = new Map<string, { idHidrometro: number; em: number }>();
  const unansweredOf = (id: number) => [...unanswered].filter(([, { idHidrometro }]) => idHidrometro === id);
  function forgetUnanswered(idHidrometro: number) {
    for (const [chave] of unansweredOf(idHidrometro)) unanswered.delete(chave);
  }
  let estado: Estado = { pendentes: place.read(), desfaz: false, semEspaco: place.semEspaco() };

  function publish(pendentes: Pendentes) {
    estado = { pendentes, desfaz: passos.length > 0, semEspaco: place.semEspaco() };
    for (const listener of listeners) listener();
  }
  function change(next: Mudanca) {
    place.write(next);
    publish(changed(estado.pendentes, next));
  }
  /** What was sent is no longer to be undone: the next step back would bring an old version with it. */
  function forgetSteps(idHidrometro: number) {
    passos = passos
      .map((one) => new Map([...one].filter(([id]) => id !== idHidrometro)))
      .filter(({ size }) => size > 0);
  }
  function put(idHidrometro: number, pendente: Pendente | undefined, undoable = false) {
    const next: Mudanca = new Map([[idHidrometro, pendente]]);
    if (undoable) remember(next);
    else forgetSteps(idHidrometro);
    change(next);
  }
  /** Puts one over the reading as it is now: undone, that reading is what is left. */
  function startOver(idHidrometro: number, pendente: Pendente | undefined) {
    forgetSteps(idHidrometro);
    if (pendente) passos = [...passos, new Map([[idHidrometro, { antes: undefined, escrito: pendente }]])];
    change(new Map([[idHidrometro, pendente]]));
  }
  /** What is left of one that stays over what was saved of its meter: to step back from it leads there. */
  function keepLater(later: Pendente) {
    const ofMeter = ([id, one]: [number, { escrito: Pendente | undefined }]) =>
      id !== later.idHidrometro || one.escrito?.chave === later.chave;
    passos = passos
      .map((passo) => {
        const left = [...passo].filter(ofMeter);
        return new Map(left.map(([id, one]) => [id, id === later.idHidrometro ? { ...one, antes: undefined } : one]));
      })
      .filter(({ size }) => size > 0);
    change(new Map([[later.idHidrometro, later]]));
  }
  function renew(idHidrometro: number): Pendente | undefined {
    const pendente = place.read().get(idHidrometro);
    if (pendente) {
      const categoria = pendente.base?.idCategoriaCobranca;
      const over = { id: 0, versao: null, base: undefined, categoria, ditos: undefined };
      startOver(idHidrometro, { ...pendente, ...over, chave: randomKey() });
    }
    return estado.pendentes.get(idHidrometro);
  }
  function remember(next: Mudanca) {
    const step = [...next].map(([id, escrito]) => [id, { antes: estado.pendentes.get(id), escrito }] as const);
    passos = [...passos, new Map(step)];
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => estado,
    sending: ({ chave, idHidrometro }) => void unanswered.set(chave, { idHidrometro, em: Date.now() }),
    ended: ({ chave, idHidrometro }, answer) => {
      if (answer === 'known') forgetUnanswered(idHidrometro);
      else if (answer === 'refused') unanswered.delete(chave);
      else unanswered.set(chave, { idHidrometro, em: Date.now() });
    },
    type: (changes, takenBack = false) => {
      const next = new Map<number, Pendente | undefined>();
      for (const [idHidrometro, own] of Map.groupBy(changes, ({ leitura }) => leitura.idHidrometro)) {
        const [first] = own;
        if (!first) continue;
        const antes = estado.pendentes.get(idHidrometro);
        const typed = Object.fromEntries(own.map(({ campo, text }) => [campo, text]));
        const mayBeSaved = unansweredOf(idHidrometro).length > 0;
        const after = pendenteDe(first.leitura, antes, { ...antes?.textos, ...typed }, { takenBack, mayBeSaved });
        if (JSON.stringify(after?.textos) !== JSON.stringify(antes?.textos)) next.set(idHidrometro, after);
      }
      if (next.size === 0) return;
      remember(next);
      change(next);
    },
    undo: () => {
      const passo = passos.at(-1);
      if (!passo) return { desfeitas: [], mantidas: [] };
      passos = passos.slice(0, -1);
      const held = place.read();
      const { own = [], others = [] } = Object.groupBy([...passo], ([id, { escrito }]) =>
        held.get(id)?.chave === escrito?.chave ? 'own' : 'others',
      );
      change(
        new Map(
          own.map(([id, { antes, escrito }]) => [
            id,
            escrito && unanswered.has(escrito.chave) ? tornBack(escrito, antes) : antes,
          ]),
        ),
      );
      const labels = (steps: typeof own) =>
        steps.map(([id, { antes, escrito }]) => (antes ?? escrito ?? held.get(id))?.rotulo ?? '');
      return { desfeitas: labels(own), mantidas: labels(others) };
    },
    put,
    saved: (sent, { id, versao, ...dito }) => {
      const later = place.read().get(sent.idHidrometro);
      const base = later?.base && { ...later.base, ...sent.textos, ...comecoDe(dito) };
      const ditos = ditosDe(dito);
      forgetUnanswered(sent.idHidrometro);
      if (later && later.chave !== sent.chave) keepLater({ ...later, id, versao, base, ditos });
      else put(sent.idHidrometro, undefined);
    },
    explain: (idHidrometro, motivo) => {
      const pendente = estado.pendentes.get(idHidrometro);
      if (!pendente || (pendente.textos.motivo ?? '') === motivo) return;
      put(idHidrometro, { ...pendente, textos: { ...pendente.textos, motivo }, chave: randomKey() }, true);
    },
    renew,
    removed: (idHidrometro, asked) => {
      const later = place.read().get(idHidrometro);
      if (later && later.chave !== asked?.chave) renew(idHidrometro);
      else put(idHidrometro, undefined);
    },
    replace: (before, after) => {
      const isThere = place.read().get(before.idHidrometro)?.chave === before.chave;
      if (isThere) put(before.idHidrometro, after);
      return isThere;
    },
    over: (leitura, textos) =>
      startOver(leitura.idHidrometro, pendenteDe(leitura, undefined, textos, { takenBack: false, mayBeSaved: false })),
    settle: (leituras, lidasEm) => {
      const done = leituras.filter((leitura) => {
        const { idHidrometro } = leitura;
        if (unansweredOf(idHidrometro).some(([, { em }]) => em >= lidasEm)) return false;
        const pendente = estado.pendentes.get(idHidrometro);
        return (
          pendente && !isBefore(leitura, pendente) && Object.keys(alterados(leitura, pendente.textos)).length === 0
        );
      });
      for (const { idHidrometro } of done) forgetUnanswered(idHidrometro);
      if (done.length > 0) change(new Map(done.map(({ idHidrometro }) => [idHidrometro, undefined])));
    },
    reload: (key) => {
      if (place.isAbout(key)) publish(place.read());
    },
  };
}

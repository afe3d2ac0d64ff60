import type { Leitura } from '../../../../contract/leitura.ts';
import type { Campo, Textos } from '../leitura/campos.ts';

/** A reading that was typed and not saved yet. What it says is sent as it stands here, also without its row on the screen. */
export interface Pendente {
  idHidrometro: number;
  /** The client whose meter it is. */
  idPessoa: number;
  /** The saved reading that it changes, as it was when typing began; 0 for a new one. */
  id: number;
  versao: number | null;
  /** How users know the meter. */
  rotulo: string;
  textos: Textos;
  /** What that reading held when typing began, where it is known: what somebody else changed since is told by it. */
  base?: Textos | undefined;
  /** Of a new one, the category that its row showed: it is saved by that unless one is chosen. */
  categoria?: string | undefined;
  /** Where it, or its hours, begin: the fields that somebody had said then. */
  ditos?: readonly Campo[] | undefined;
  /** Stands for this very content: sent twice, it is written once. */
  chave: string;
}

/** By meter. */
export type Pendentes = ReadonlyMap<number, Pendente>;

/** What is to be pending, by meter: undefined where nothing is. */
export type Mudanca = ReadonlyMap<number, Pendente | undefined>;

export function changed(pendentes: Pendentes, changes: Mudanca): Pendentes {
  const next = new Map(pendentes);
  for (const [id, pendente] of changes) {
    if (pendente) next.set(id, pendente);
    else next.delete(id);
  }
  return next;
}

/** How users know a reading's meter. */
export const rotuloDe = ({ nome, registro }: Leitura) => `${nome} – ${registro}`;

import type { Leitura } from '../../../../contract/leitura.ts';
import { randomKey } from '../../../../dataProvider/idempotency.ts';
import { alterados, type Campo, ditosDe, type Textos, textosDe } from '../leitura/campos.ts';
import { type Pendente, rotuloDe } from './pendente.ts';

/** Whether a reading that was read earlier is older than what is pending of it. */
export function isBefore({ id, versao }: Leitura, pendente: Pendente): boolean {
  if (id !== pendente.id) return id < pendente.id;
  return (versao ?? 0) < (pendente.versao ?? 0);
}

/** The same as `antes`, with other texts; undefined when they say what the reading says. */
export function pendenteDe(
  leitura: Leitura,
  antes: Pendente | undefined,
  textos: Textos,
  { takenBack, mayBeSaved }: { takenBack: boolean; mayBeSaved: boolean },
): Pendente | undefined {
  const { idHidrometro, idPessoa, id, versao = null } = leitura;
  const others = mayBeSaved ? textos : alterados(leitura, textos);
  if (Object.keys(others).length === 0) return undefined;
  // The version that typing began over: if it is another one by now, or none, saving tells so.
  const isOlder = (takenBack || id === antes?.id) && (versao ?? 0) < (antes?.versao ?? 0);
  // What a reading held then, nobody knows any more.
  const base = takenBack ? undefined : textosDe(leitura);
  const ditos = takenBack ? undefined : ditosDe(leitura);
  const categoria = id === 0 ? textosDe(leitura).idCategoriaCobranca : undefined;
  const over = antes && !isOlder ? antes : { id, versao, base, categoria, ditos };
  return {
    idHidrometro,
    idPessoa,
    id: over.id,
    versao: over.versao,
    rotulo: rotuloDe(leitura),
    textos: others,
    base: over.base,
    categoria: over.categoria,
    ditos: over.ditos,
    chave: randomKey(),
  };
}

/** What a step back leaves of one that may be saved by now: the texts of before, to be saved over it. */
export function tornBack(escrito: Pendente, antes: Pendente | undefined): Pendente {
  const { base = {}, textos } = escrito;
  const before = Object.keys(textos).map((campo) => [campo, base[campo as Campo] ?? '']);
  return { ...escrito, ...antes, textos: { ...Object.fromEntries(before), ...antes?.textos }, chave: randomKey() };
}

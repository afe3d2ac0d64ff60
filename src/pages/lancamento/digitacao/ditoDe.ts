import type { Escrita } from '../linha/celulas.ts';
import type { Escrever } from './useDigitacao.tsx';

type Como = Parameters<Escrever['onEscrita']>[1];
type Translate = (key: string, more?: object) => string;

/** What is said of cells that were written: of what is typed and seen nothing, but for what is not kept as it was given. */
export function ditoDe(escrita: Escrita, como: Como, translate: Translate): string[] {
  const counted = (names: readonly Exclude<keyof Escrita, 'mudancas'>[]) =>
    names.flatMap((name) =>
      escrita[name] > 0 ? [translate(`lancamento.${name}`, { smart_count: escrita[name] })] : [],
    );
  if (como === 'apagada') return [];
  if (como === 'digitada')
    return [...(escrita.deFora > 0 ? [translate('lancamento.naoAceito')] : []), ...counted(['cortados'])];
  const more = counted(['esvaziadas', 'cortados', 'deFora', 'alem']);
  const { length } = escrita.mudancas;
  return length === 0 && more.length > 0 ? more : [translate(`lancamento.${como}`, { smart_count: length }), ...more];
}

import type { RaRecord } from 'react-admin';
import type { Leitura } from '../../../../contract/leitura.ts';
import { randomKey } from '../../../../dataProvider/idempotency.ts';
import type { Conflict } from '../../../kit/forms/conflict.ts';
import { type Campo, ditosDe, NOMES, TRAZIDOS, textosDe } from '../leitura/campos.ts';
import type { Pendente } from './pendente.ts';

/**
 * A pending reading over the version that is saved now, where that differs from what it was typed over in nothing that a person
 * types, but for what is typed here as well: an earlier month was saved, and it was worked out anew, or it was saved by itself and the
 * reply lost. It is another request then.
 *
 * @returns undefined where somebody typed something of it since, or nobody can tell
 */
export function adiante(pendente: Pendente, conflito: Conflict): Pendente | undefined {
  const { id, base, textos, ditos = [] } = pendente;
  const atual = conflito.atual as RaRecord & Leitura;
  const versao = atual.versao ?? 0;
  // A measured volume that somebody gave is in no text.
  const isLater = atual.id === id ? versao > (pendente.versao ?? 0) : id === 0;
  if (!base || !isLater || atual.flagMedidoInformado === 1) return undefined;
  const agora = textosDe(atual);
  const wasTyped = (campo: Campo) => {
    const flag = TRAZIDOS[campo];
    // What somebody had said, and says no more, is another person's word too.
    const isWord = flag === undefined || atual[flag] !== 0 || ditos.includes(campo);
    const isTypedHere = textos[campo] !== undefined && textos[campo] === (agora[campo] ?? '');
    return isWord && !isTypedHere && agora[campo] !== (base[campo] || undefined);
  };
  return NOMES.some(wasTyped)
    ? undefined
    : { ...pendente, id: atual.id, versao, base: agora, ditos: ditosDe(atual), chave: randomKey() };
}

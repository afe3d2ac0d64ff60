import type { RaRecord } from 'react-admin';
import type { Leitura } from '../../../../contract/leitura.ts';
import { randomKey } from '../../../../dataProvider/idempotency.ts';
import type { Conflict } from '../../../kit/forms/conflict.ts';
import { type Campo, NOMES, textosDe } from '../leitura/campos.ts';
import type { Pendente } from './pendente.ts';

/** What is brought over from the month before unless somebody says it, and what tells that somebody does. */
const TRAZIDOS: Readonly<Partial<Record<Campo, string>>> = {
  leituraAnterior: 'flagAnteriorInformada',
  tempoAnterior: 'flagTempoAnteriorInformado',
};

/**
 * A pending reading over the version that is saved now, where that differs from what it was typed over in nothing that a person
 * types: an earlier month was saved, and it was worked out anew. It is another request then.
 *
 * @returns undefined where somebody typed something of it since, or nobody can tell
 */
export function adiante(pendente: Pendente, conflito: Conflict): Pendente | undefined {
  const { id, base } = pendente;
  const atual = conflito.atual as RaRecord & Leitura;
  const versao = atual.versao ?? 0;
  // A measured volume that somebody gave is in no text.
  if (!base || atual.id !== id || versao <= (pendente.versao ?? 0) || atual.flagMedidoInformado === 1) return undefined;
  const agora = textosDe(atual);
  const wasTyped = (campo: Campo) => {
    const flag = TRAZIDOS[campo];
    return agora[campo] !== (base[campo] || undefined) && (flag === undefined || atual[flag] !== 0);
  };
  return NOMES.some(wasTyped) ? undefined : { ...pendente, versao, base: agora, chave: randomKey() };
}

import { registerCalls } from '../../../contract/registers.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { roteiro } from '../../../resources/roteiro/definition.ts';
import { useCall } from '../../admin/useCall.ts';
import type { Choice } from './inputs.tsx';

const { list: ramosCall } = registerCalls(ramoAtividade);
const { list: roteirosCall } = registerCalls(roteiro);

interface Option {
  id: number;
  descricao?: unknown;
  flagAtivo?: unknown;
}

const NONE: readonly Option[] = [];

/** The items of a register that a client may be given. */
export interface Lookup {
  failed: boolean;
  /** The enabled items, and the one in use even if it no longer is enabled. */
  choices(used: unknown): readonly Choice[];
}

function lookup({ data, error }: { data?: { data: readonly Option[] }; error: Error | null }): Lookup {
  const options = data?.data ?? NONE;
  return {
    failed: error !== null,
    choices: (used) =>
      options
        .filter(({ id, flagAtivo }) => Number(flagAtivo) === 1 || id === used)
        .map(({ id, descricao }) => [id, String(descricao ?? id)] as const),
  };
}

/** Branches of activity and routes. */
export function useLookups(): { ramos: Lookup; roteiros: Lookup } {
  return { ramos: lookup(useCall(ramosCall)), roteiros: lookup(useCall(roteirosCall)) };
}

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EnderecoCep } from '../../../../domain/cliente/cep.ts';
import type { Value } from '../../../../resources/kinds.ts';
import { lookUpCep } from './lookUpCep.ts';

const FILLED: readonly (keyof EnderecoCep)[] = ['logradouro', 'bairro', 'cidade', 'uf'];
const CEP_LENGTH = 8;

/**
 * Fills street, district, city and state from a CEP of exactly eight digits (spec 2 §5). What was typed after the CEP
 * stays, a failure is silent, and nothing waits for the answer.
 *
 * @returns a function that takes what was typed as CEP
 */
export function useCep(): (typed: Value) => void {
  const { getValues, setValue } = useFormContext();
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  return async (typed) => {
    asking.current?.abort();
    const cep = String(typed ?? '').replace(/\D/g, '');
    if (cep.length !== CEP_LENGTH) return;
    const controller = new AbortController();
    asking.current = controller;
    const before = getValues();
    const found = await lookUpCep(cep, controller.signal);
    if (!found || controller.signal.aborted) return;
    const now = getValues();
    for (const name of FILLED) {
      if (found[name] && now[name] === before[name]) {
        setValue(name, found[name], { shouldDirty: true, shouldValidate: true });
      }
    }
  };
}

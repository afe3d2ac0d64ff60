import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';

/** The tabs of a client's history, in their order. */
export const PARTS = ['esgoto', 'outros'] as const;
type Part = (typeof PARTS)[number];

const { esgoto, outros } = contract.historicoLeituras;

/**
 * The volumes of the tab that is asked for; where none is, of the first that has readings.
 *
 * @returns `part` undefined as long as it is not known which tab that is
 */
export function useHistorico(idPessoa: number, aba: string | null) {
  const request = { query: { idPessoa, flgHistorico: '1' } };
  const asked = PARTS.find((one) => one === aba);
  const sewage = useCall(esgoto, request, { enabled: asked !== 'outros' });
  const isEmpty = (reply: typeof sewage) => reply.data?.data.every(({ val }) => val.length === 0);
  const others = useCall(outros, request, { enabled: asked === 'outros' || (!asked && isEmpty(sewage) === true) });
  const part = asked ?? firstWithReadings();
  const { data: reply, error, refetch } = part === 'outros' ? others : sewage;
  return { part, volumes: reply?.data, error, refetch };

  function firstWithReadings(): Part | undefined {
    if (sewage.error || isEmpty(sewage) === false) return 'esgoto';
    if (!isEmpty(sewage)) return undefined;
    if (others.error || isEmpty(others) === false) return 'outros';
    return isEmpty(others) ? 'esgoto' : undefined;
  }
}

import { contract } from '../../../contract/index.ts';
import { registerCalls } from '../../../contract/registers.ts';
import { fonteAbastecimento } from '../../../resources/fonte-abastecimento/definition.ts';
import { pessoaMedidorVazaoTipo } from '../../../resources/pessoa-medidor-vazao-tipo/definition.ts';
import { ramoAtividade } from '../../../resources/ramo-atividade/definition.ts';
import { roteiro } from '../../../resources/roteiro/definition.ts';
import { useCall } from '../../app/useCall.ts';
import type { Lookup } from '../../kit/forms/inputs/LookupInput.tsx';

const { list: ramos } = registerCalls(ramoAtividade);
const { list: roteiros } = registerCalls(roteiro);
const { list: fontes } = registerCalls(fonteAbastecimento);
const { list: tipos } = registerCalls(pessoaMedidorVazaoTipo);

interface Option {
  id: number;
  descricao?: unknown;
  nome?: unknown;
  flagAtivo?: unknown;
}

const NONE: readonly Option[] = [];

const nameOf = ({ id, descricao, nome }: Option) => String(descricao ?? nome ?? id);
// Lists that say nothing of it, such as the users', hold enabled items only.
const enabled = ({ flagAtivo }: Option) => flagAtivo === undefined || Number(flagAtivo) === 1;

interface Reply {
  data?: { data: readonly Option[] };
  error: Error | null;
  isPending: boolean;
}

function lookup({ data, error, isPending }: Reply): Lookup {
  const options = data?.data ?? NONE;
  return {
    pending: isPending,
    failed: error !== null,
    choices: (used) =>
      options.filter((one) => enabled(one) || one.id === used).map((one) => [one.id, nameOf(one)] as const),
    nameOf: (id) => {
      const found = options.find((one) => one.id === id);
      return found ? nameOf(found) : id ? String(id) : null;
    },
  };
}

/** Those that 'Dados' offers. */
export const DADOS_LOOKUPS = [ramos, roteiros] as const;

/** They change seldom: a form that opens takes those at hand. */
export const SELDOM = { staleTime: 60_000 } as const;

export const useRamos = () => lookup(useCall(ramos, {}, SELDOM));
export const useRoteiros = () => lookup(useCall(roteiros, {}, SELDOM));
export const useFontes = () => lookup(useCall(fontes, {}, SELDOM));
export const useTiposMedidor = () => lookup(useCall(tipos, {}, SELDOM));
export const useTecnicos = () => lookup(useCall(contract.usuarios.list, { query: {} }, SELDOM));
export const useCalculosHorimetro = () => lookup(useCall(contract.consultas.calculoHorimetro, {}, SELDOM));

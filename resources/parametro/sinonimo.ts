import type { Field } from '../defineRegister.ts';

/** A synonym of a parameter: another name under which a laboratory reports it. */
export const SINONIMO = {
  idParametro: { name: 'idParametro', label: 'Parâmetro', kind: 'integer' },
  descricao: { name: 'descricao', label: 'Sinônimo', kind: 'text', required: true, maxLength: 120 },
  flagAtivo: { name: 'flagAtivo', label: 'Situação', kind: 'situacao' },
} satisfies Record<string, Field>;

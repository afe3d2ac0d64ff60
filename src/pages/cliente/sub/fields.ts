import type { Field } from '../../../../resources/defineRegister.ts';

/** The fields of a sampling point, which are its columns too (spec 2 §2.3). */
export const PONTO_FIELDS: readonly Field[] = [
  { name: 'descricao', label: 'Ponto de Coleta', kind: 'text', required: true, maxLength: 160 },
  { name: 'planoAmostragem', label: 'Plano de Amostragem', kind: 'text', maxLength: 160 },
];

/** The columns of contacts. */
export const CONTATO_COLUMNS: readonly Field[] = [
  { name: 'departamento', label: 'Departamento', kind: 'text', maxLength: 120 },
  { name: 'nome', label: 'Nome', kind: 'text', required: true, maxLength: 120 },
  { name: 'email', label: 'E-mail', kind: 'text', maxLength: 400 },
  { name: 'telefone', label: 'Telefone', kind: 'text', maxLength: 60 },
  { name: 'obs', label: 'OBS', kind: 'multiline', maxLength: 1000 },
];

/** The fields of a contact. */
export const CONTATO_FIELDS: readonly Field[] = [
  ...CONTATO_COLUMNS,
  { name: 'flagAtivo', label: 'Situação', kind: 'situacao', default: 1, required: true },
];

/** The fields of a hydrometer. */
export const HIDROMETRO_FIELD = {
  registro: { name: 'registro', label: 'Registro', kind: 'text', required: true, maxLength: 60 },
  fonte: { name: 'idFonteAbastecimento', label: 'Fonte', kind: 'integer' },
  uc: { name: 'uc', label: 'UC', kind: 'text', maxLength: 60 },
  situacao: { name: 'flagAtivo', label: 'Situação', kind: 'situacao', default: 1 },
  medidor: { name: 'flagMedidorVazao', label: 'Medidor de Vazão?', kind: 'simNao', default: 0 },
} as const satisfies Record<string, Field>;

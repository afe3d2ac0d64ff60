import { defineFields } from './defineFields.ts';

/** A hydrometer of a client (spec 2 §2.3). */
export const HIDROMETRO = defineFields({
  registro: { label: 'Registro', kind: 'text', required: true, maxLength: 60 },
  idFonteAbastecimento: { label: 'Fonte', kind: 'integer', of: 'FonteAbastecimento' },
  uc: { label: 'UC', kind: 'text', maxLength: 60, loose: true },
  flagAtivo: { label: 'Situação', kind: 'situacao', default: 1 },
  flagMedidorVazao: { label: 'Medidor de Vazão?', kind: 'simNao', default: 0 },
});

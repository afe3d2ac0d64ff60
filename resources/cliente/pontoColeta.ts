import { defineFields } from './defineFields.ts';

/** A sampling point of a client (spec 2 §2.3). */
export const PONTO_COLETA = defineFields({
  descricao: { label: 'Ponto de Coleta', kind: 'text', required: true, maxLength: 160 },
  planoAmostragem: { label: 'Plano de Amostragem', kind: 'text', maxLength: 160 },
});

import { defineFields } from './defineFields.ts';

/** What is held on a contact as a person, and erased at the person's request. */
export const CONTATO_PESSOAL = defineFields({
  departamento: { label: 'Departamento', kind: 'text', maxLength: 120 },
  nome: { label: 'Nome', kind: 'text', required: true, maxLength: 120 },
  email: { label: 'E-mail', kind: 'text', maxLength: 400 },
  telefone: { label: 'Telefone', kind: 'text', maxLength: 60 },
  obs: { label: 'OBS', kind: 'multiline', maxLength: 1000 },
});

/** A contact of a client (spec 2 §2.3). */
export const CONTATO = {
  ...CONTATO_PESSOAL,
  ...defineFields({ flagAtivo: { label: 'Situação', kind: 'situacao', default: 1, required: true } }),
};

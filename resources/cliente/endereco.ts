import { defineFields } from './defineFields.ts';

/** An address of a client (spec 2 §2.3). */
export const ENDERECO = defineFields({
  cep: { label: 'CEP', kind: 'text', maxLength: 9 },
  logradouro: { label: 'Endereço', kind: 'text', required: true, maxLength: 160 },
  numero: { label: 'Número', kind: 'text', maxLength: 20, loose: true },
  complemento: { label: 'Complemento', kind: 'text', maxLength: 120 },
  bairro: { label: 'Bairro', kind: 'text', maxLength: 120 },
  uf: { label: 'UF', kind: 'text', maxLength: 2 },
  cidade: { label: 'Cidade', kind: 'text', maxLength: 120 },
  latitude: { label: 'Latitude', kind: 'text', maxLength: 30, loose: true },
  longitude: { label: 'Longitude', kind: 'text', maxLength: 30, loose: true },
  linkMapa: { label: 'Link do Mapa', kind: 'text', maxLength: 500 },
});

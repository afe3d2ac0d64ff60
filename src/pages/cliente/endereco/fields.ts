import type { Field } from '../../../../resources/defineRegister.ts';

const text = (name: string, label: string, maxLength: number) => ({ name, label, kind: 'text', maxLength }) as const;

/** The fields of an address in form order (spec 2 §2.3), with the lengths that the API takes. */
export const ENDERECO_FIELDS = {
  cep: text('cep', 'CEP', 9),
  logradouro: { ...text('logradouro', 'Endereço', 160), required: true },
  numero: text('numero', 'Número', 20),
  complemento: text('complemento', 'Complemento', 120),
  bairro: text('bairro', 'Bairro', 120),
  uf: text('uf', 'UF', 2),
  cidade: text('cidade', 'Cidade', 120),
  latitude: text('latitude', 'Latitude', 30),
  longitude: text('longitude', 'Longitude', 30),
  linkMapa: text('linkMapa', 'Link do Mapa', 500),
} as const satisfies Record<string, Field>;

export const FIELDS: readonly Field[] = Object.values(ENDERECO_FIELDS);

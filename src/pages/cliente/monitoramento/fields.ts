import type { Field } from '../../../../resources/defineRegister.ts';

/** The fields of a year's monitoring, named as its columns are (spec 2 §2.3 and §3). */
export const FIELD = {
  ano: { name: 'ano', label: 'Ano', kind: 'integer', required: true },
  volume: { name: 'volume', label: 'Volume (m³)', kind: 'decimal', decimals: 2 },
  dbo: { name: 'dboAtual', label: 'DBO em Dez. Ano Anterior', kind: 'decimal', decimals: 3 },
  carga: { name: 'cargaOrganica', label: 'Carga Orgânica Diária (Kg DBO)', kind: 'decimal', decimals: 2 },
  minimo: { name: 'qtdMinima', label: 'Qtd. mínima', kind: 'integer' },
  coletas: { name: 'coletas', label: 'Coletas efetuadas', kind: 'integer' },
  regra: { name: 'regraColeta', label: 'Regra de coleta', kind: 'text', maxLength: 120 },
  meta: { name: 'Meta', label: 'Meta', kind: 'integer' },
  ultima: { name: 'AnoUltimaColeta', label: 'Ano da última Coleta', kind: 'integer' },
} as const satisfies Record<string, Field>;

/** All of them, in the order of the columns. */
export const FIELDS: readonly Field[] = Object.values(FIELD);

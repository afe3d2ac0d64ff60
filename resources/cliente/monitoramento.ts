import { defineFields } from './defineFields.ts';

/** A year's monitoring of a client (spec 2 §2.3 and §3): m³ a month, kg/m³ in December before, kg of DBO a day. */
export const MONITORAMENTO = defineFields({
  ano: { label: 'Ano', kind: 'integer', year: true, required: true },
  volume: { label: 'Volume (m³)', kind: 'decimal', decimals: 2 },
  dboAtual: { label: 'DBO em Dez. Ano Anterior', kind: 'decimal', decimals: 3 },
  cargaOrganica: { label: 'Carga Orgânica Diária (Kg DBO)', kind: 'decimal', decimals: 2 },
  qtdMinima: { label: 'Qtd. mínima', kind: 'integer' },
  coletas: { label: 'Coletas efetuadas', kind: 'integer' },
  regraColeta: { label: 'Regra de coleta', kind: 'text', maxLength: 120 },
  Meta: { label: 'Meta', kind: 'integer' },
  AnoUltimaColeta: { label: 'Ano da última Coleta', kind: 'integer', year: true },
  /** Why figures are kept that the calculation does not give: they were told by somebody. */
  motivo: { label: 'Motivo do valor informado', kind: 'text', maxLength: 300 },
});

import { monthRef } from '../../domain/leitura/month.ts';
import type { Emission } from '../defineReport.ts';
import type { SheetColumn, Workbook } from '../engine/report.ts';
import type { FiltrosDoMes } from './filtros.ts';
import type { LeiturasDoMes } from './load.ts';

const text = (header: string, field: string): SheetColumn => ({ header, field, kind: 'text' });
const number = (header: string, field: string, decimals = 2): SheetColumn => ({
  header,
  field,
  kind: 'decimal',
  decimals,
});

const COLUMNS: readonly SheetColumn[] = [
  text('Cliente', 'nome'),
  text('Registro', 'registro'),
  text('UC', 'uc'),
  { header: 'Possui medidor de vazão?', field: 'flagMedidorVazao', kind: 'simNao' },
  number('Leitura anterior', 'leituraAnterior', 3),
  number('Leitura atual', 'leituraAtual', 3),
  number('Volume medido (m³)', 'volumeMedido'),
  text('Tipo de Cobrança', 'categoria'),
  number('Volume corrigido (m³)', 'volumeCorrigido'),
  text('Tempo anterior', 'tempoAnterior'),
  text('Tempo atual', 'tempoAtual'),
  text('Tempo final', 'tempoFinal'),
  text('Situação do medidor', 'medidorStatusNome'),
  text('OBS', 'obs'),
  text('Motivo', 'motivo'),
];

/** Fields that nobody has read yet where no reading is saved: they stay empty, as 0 would be a reading. */
const NOT_READ = { leituraAtual: null, volumeMedido: null, volumeCorrigido: null } as const;

/** The readings of a month as a sheet (spec 2 §9). The slash of its name is written as browsers save it. */
export function planilhaDeLeituras(
  { leituras, categorias }: LeiturasDoMes,
  { filters, emittedAt }: Emission<FiltrosDoMes>,
): Workbook {
  const rows = leituras.map((leitura) => ({
    ...leitura,
    categoria: (leitura.idCategoriaCobranca && categorias[leitura.idCategoriaCobranca]) || null,
    ...(leitura.id === 0 && NOT_READ),
  }));
  return {
    file: `Hidrometro_Lancamento-ref(${monthRef(filters).replace('/', '_')}).xlsx`,
    sheets: [{ name: 'Leituras', columns: COLUMNS, rows }],
    emittedAt,
  };
}

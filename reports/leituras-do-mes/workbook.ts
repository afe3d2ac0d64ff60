import type { Leitura } from '../../contract/leitura.ts';
import { countedBy, formerCount, numberRead, unitCounted } from '../../domain/leitura/hourMeter.ts';
import { monthRef } from '../../domain/leitura/month.ts';
import { writeNumber } from '../../domain/numbers.ts';
import type { KindName } from '../../resources/kinds.ts';
import { columnDecimals } from '../cliente/decimals.ts';
import type { Emission } from '../defineReport.ts';
import type { SheetColumn, Workbook } from '../engine/report.ts';
import { decimalsOf } from './decimals.ts';
import type { FiltrosDoMes } from './filtros.ts';
import { soLido } from './linhas.ts';
import type { LeiturasDoMes } from './load.ts';

const text = (header: string, field: string): SheetColumn => ({ header, field, kind: 'text' });
const number = (header: string, field: string, decimals = 2): SheetColumn => ({
  header,
  field,
  kind: 'decimal',
  decimals,
});

type Tempos = Pick<Leitura, 'tempoAnterior' | 'tempoAtual'>;

/**
 * Readings of the hour meter: hours and minutes of one that shows these, a number of one that counts hours or minutes. They
 * go back into the grid as they are shown, so there are no points in them.
 */
const tempo = (header: string, field: keyof Tempos, tempos: readonly Tempos[]): SheetColumn => ({
  ...text(header, field),
  elapsed: true,
  kinds: `${field}Tipo`,
  ungrouped: true,
  decimals: columnDecimals(tempos, field),
});

/** A reading of the hour meter, as a number with its unit where it counts in those, read as its hours were counted. */
function tempoDe(contagem: number | null, text: string | null) {
  const number = numberRead(contagem, text);
  const unidade = unitCounted(contagem);
  return {
    text: number === null ? text : writeNumber(number),
    kind: (unidade ? 'decimal' : 'text') satisfies KindName,
    unidade: (number !== null && unidade) || null,
  };
}

/** What stands in a row of its times, of which the former may be another hour meter's. */
function temposDe(leitura: Leitura) {
  const anterior = tempoDe(formerCount(leitura), leitura.tempoAnterior);
  const atual = tempoDe(countedBy(leitura.idCalculoHorimetro, leitura), leitura.tempoAtual);
  return {
    tempoAnterior: anterior.text,
    tempoAnteriorTipo: anterior.kind,
    unidadeTempoAnterior: anterior.unidade,
    tempoAtual: atual.text,
    tempoAtualTipo: atual.kind,
    unidadeTempo: atual.unidade,
  };
}

const columnsOf = (tempos: readonly Tempos[], decimals: number): readonly SheetColumn[] => [
  text('Cliente', 'nome'),
  text('Registro', 'registro'),
  text('UC', 'uc'),
  { header: 'Possui medidor de vazão?', field: 'flagMedidorVazao', kind: 'simNao' },
  number('Leitura anterior', 'leituraAnterior', decimals),
  number('Leitura atual', 'leituraAtual', decimals),
  number('Volume medido (m³)', 'volumeMedido'),
  text('Tipo de Cobrança', 'categoria'),
  number('Volume corrigido (m³)', 'volumeCorrigido'),
  tempo('Tempo anterior', 'tempoAnterior', tempos),
  tempo('Tempo atual', 'tempoAtual', tempos),
  { ...text('Tempo total', 'tempoFinal'), elapsed: true },
  // In cells of their own: with them, times would not go back into the grid.
  text('Unidade do tempo anterior', 'unidadeTempoAnterior'),
  text('Unidade do tempo atual', 'unidadeTempo'),
  text('Situação do medidor', 'medidorStatusNome'),
  text('OBS', 'obs'),
  text('Motivo', 'motivo'),
];

/** The readings of a month as a sheet (spec 2 §9). The slash of its name is written as browsers save it. */
export function planilhaDeLeituras(
  { leituras, categorias }: LeiturasDoMes,
  { filters, emittedAt }: Emission<FiltrosDoMes>,
): Workbook {
  const rows = leituras.map((leitura) => ({
    ...soLido(leitura),
    ...temposDe(leitura),
    categoria: (leitura.idCategoriaCobranca && categorias[leitura.idCategoriaCobranca]) || null,
  }));
  return {
    file: `Hidrometro_Lancamento-ref(${monthRef(filters).replace('/', '_')}).xlsx`,
    sheets: [{ name: 'Leituras', columns: columnsOf(rows, decimalsOf(leituras)), rows }],
    emittedAt,
  };
}

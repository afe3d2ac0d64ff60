import type { FichaLeitura } from '../../contract/fichaLeitura.ts';
import { formatDate } from '../../domain/calendar.ts';
import { countOf, shownTime } from '../../domain/leitura/hourMeter.ts';
import { formatReportNumber } from '../../domain/numbers.ts';
import type { Fact, FactsBlock } from '../engine/document.ts';

type Medidor = FichaLeitura['listaMedidores'][number];
type Equipamento = NonNullable<Medidor['equipamento']>;

/** Columns of a meter's form. */
const COLUMNS = 6;
/** Lines that a hand needs. */
const HANDWRITTEN = 2;

const fact = (label: string, value: string | null, span = 1): Fact => ({ label, value: value ?? '', span });
const toWrite = (label: string, span = 1, value = ''): Fact => ({ label, value, span, blank: HANDWRITTEN });
const volume = (label: string, value: number | null) => fact(label, formatReportNumber(value, 2));

/** Times that are numbers say what they count, for who reads them and for who writes the next one. */
const tempoIn = (label: string, unidade: Medidor['unidadeTempo']) => (unidade ? `${label} (${unidade})` : label);
const tempo = (unidade: Medidor['unidadeTempo'], text: string | null) => shownTime(countOf(unidade), text ?? '');

const titleOf = (name: string, what: string | null) => [name, what].filter(Boolean).join(' – ');

/** What a flow meter is, and until when it is calibrated. */
export const doEquipamento = (medidor: Equipamento): Fact[] => [
  fact('Data da calibragem', formatDate(medidor.dtAtualCalibragem)),
  fact('Validade da calibragem', formatDate(medidor.dtValidadeCalibragem)),
  fact('Nº de série', medidor.nroSerie),
  fact('Código do equipamento', medidor.codigoEquipamento),
  fact('Modelo', medidor.modelo),
];

const before = ({ leituraAnterior, volumeAnterior, calculomeses }: Medidor): Fact[] => [
  fact('Leitura anterior', formatReportNumber(leituraAnterior)),
  volume('Volume anterior (m³)', volumeAnterior),
  volume('Média 12 meses (m³)', calculomeses),
];

/** A meter of sewage, one of so many of its client: what is known of it, and room for what is read. */
export const medidorDeEsgoto = (medidor: Medidor, place: number, count: number): FactsBlock => ({
  type: 'facts',
  columns: COLUMNS,
  title: titleOf(`Medidor de esgoto ${place} de ${count}`, medidor.tipoMedidor),
  facts: [
    fact('Registro', medidor.registro),
    fact('UC', medidor.uc),
    fact('Lacre', medidor.lacre),
    ...before(medidor),
    fact(
      tempoIn('Tempo anterior', medidor.unidadeTempoAnterior),
      tempo(medidor.unidadeTempoAnterior, medidor.tempoAnterior),
    ),
    toWrite(tempoIn('Tempo atual', medidor.unidadeTempo), 1, tempo(medidor.unidadeTempo, medidor.tempoAtual)),
    toWrite('Leitura atual'),
    toWrite('Data e hora'),
    toWrite('OBS', 2, medidor.obs ?? ''),
    ...(medidor.equipamento ? doEquipamento(medidor.equipamento) : []),
  ],
});

/** A source of water, one of so many of its client, the last of which stays with the signatures. */
export const fonteDeAgua = (medidor: Medidor, place: number, count: number): FactsBlock => ({
  type: 'facts',
  columns: COLUMNS,
  counted: true,
  keep: place === count,
  title: titleOf(`Fonte de abastecimento ${place} de ${count}`, medidor.tipoFonte),
  facts: [
    fact('Registro', medidor.registro, 2),
    fact('UC', medidor.uc),
    ...before(medidor),
    toWrite('Leitura atual', 2),
    toWrite('Data e hora'),
    toWrite('OBS', 3, medidor.obs ?? ''),
  ],
});

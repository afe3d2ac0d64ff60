import type { PartesDoCliente } from '../../contract/titular.ts';
import { parseLabValue } from '../../domain/coleta/labValue.ts';
import { HIDROMETRO } from '../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../resources/cliente/monitoramento.ts';
import { PONTO_COLETA } from '../../resources/cliente/pontoColeta.ts';
import { fieldOf } from '../../resources/log/tables.ts';
import type { Row, Sheet } from '../engine/report.ts';
import { columnDecimals } from './decimals.ts';
import { listSheet, type SheetField } from './sheets.ts';

/** A record that another names stands by its name. */
const named = <F extends SheetField>(field: F, name: string) => ({ ...field, name, kind: 'text' as const });

const { idUsuarioTecnico, idTipo, idCalculoHorimetro, ...doMedidor } = MEDIDOR;
const DO_MEDIDOR: readonly SheetField[] = [
  doMedidor.registro,
  doMedidor.data,
  named(idUsuarioTecnico, 'tecnico'),
  named(idTipo, 'tipo'),
  named(idCalculoHorimetro, 'calculo'),
  ...Object.values(doMedidor).slice(2),
];
const { idFonteAbastecimento, ...doHidrometro } = HIDROMETRO;
const DO_HIDROMETRO: readonly SheetField[] = [
  ...Object.values(doHidrometro),
  named(idFonteAbastecimento, 'fonteAbastecimento'),
];

/** Fields by the words that the log has for them. */
const inWords = (tabela: string, names: readonly string[]): SheetField[] =>
  names.flatMap((name) => fieldOf(tabela, name) ?? []);

const LANCAMENTO = 'PessoaHidrometroLancamento';
const DA_LEITURA: readonly SheetField[] = [
  { name: 'hidrometro', label: 'Hidrômetro', kind: 'text' },
  ...inWords(LANCAMENTO, ['idMes']),
  { name: 'idAno', label: 'Ano', kind: 'integer' },
  { name: 'categoria', label: 'Tipo de Cobrança', kind: 'text' },
  ...inWords(LANCAMENTO, ['leituraAnterior', 'leituraAtual', 'volumeMedido', 'volumeCorrigido', 'volumeCorrido']),
  ...inWords(LANCAMENTO, ['tempoAnterior', 'tempoAtual', 'tempoFinal', 'horaInicial', 'horaFinal']),
  ...inWords(LANCAMENTO, ['medidorStatusNome', 'reinicioMedidor', 'obs', 'motivo', 'flagMedia']),
  ...inWords(LANCAMENTO, ['flagMedidoInformado', 'flagCorrigidoInformado', 'flagAtivo']),
];

const COLETA = 'HistoricoColeta';
const DA_COLETA: readonly SheetField[] = [
  { name: 'id', label: 'Coleta', kind: 'integer' },
  ...inWords(COLETA, ['pontoColeta']),
  { name: 'codigoAmostra', label: 'Código da amostra', kind: 'text' },
  ...inWords(COLETA, ['amostrador', 'dtInstalaco', 'horaInstalacao', 'dtRetirada', 'horaRetirada']),
  { name: 'tempoInstalacao', label: 'Tempo de instalação', kind: 'text' },
  { name: 'qtdeColeta', label: 'Quantidade de alíquotas', kind: 'integer' },
  ...inWords(COLETA, ['flagChuva', 'medidorInicial', 'medidorFinal']),
  ...inWords(COLETA, ['volumeMedido', 'idTipoDBO', 'flagMedidorInoperante']),
];

const doResultado = (decimals: number): Sheet['columns'] => [
  { header: 'Coleta', field: 'idColeta', kind: 'integer' },
  { header: 'Parâmetro', field: 'parametro', kind: 'text' },
  { header: 'Valor', field: 'valor', kind: 'text', kinds: 'kind', decimals },
  { header: 'Unidade', field: 'unidade', kind: 'text' },
];

/** A result as a cell that can be calculated with; what is no plain number ('<0,01', 'ND') as it came. */
function comValor(resultado: PartesDoCliente['resultados'][number]): Row {
  const { bruto, ...rest } = resultado;
  const { operator, number } = parseLabValue(bruto);
  const plain = operator === '' && number !== null;
  return plain ? { ...rest, valor: number, kind: 'decimal' } : { ...rest, valor: bruto, kind: 'text' };
}

/** What hangs on a client besides addresses and contacts, a sheet a kind. A server of before tells nothing of it. */
export function partesSheets(partes: Partial<PartesDoCliente>): Sheet[] {
  const { pontos = [], medidores = [], hidrometros = [], leituras = [], monitoramentos = [], coletas = [] } = partes;
  const { resultados = [] } = partes;
  return [
    listSheet('Pontos de coleta', Object.values(PONTO_COLETA), pontos),
    listSheet('Medidores de vazão', DO_MEDIDOR, medidores),
    listSheet('Hidrômetros', DO_HIDROMETRO, hidrometros),
    listSheet('Leituras', DA_LEITURA, leituras),
    listSheet('Monitoramento anual', Object.values(MONITORAMENTO), monitoramentos),
    listSheet('Coletas', DA_COLETA, coletas),
    {
      name: 'Resultados',
      columns: doResultado(columnDecimals(resultados, 'bruto')),
      rows: resultados.map(comValor),
    },
  ];
}

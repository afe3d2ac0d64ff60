import { monthName } from '../../domain/calendar.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { KINDS_OF_DBO } from '../../domain/coleta/tipoDbo.ts';
import { RESTARTS } from '../../domain/leitura/restart.ts';
import { CONTATO } from '../cliente/contato.ts';
import { ENDERECO } from '../cliente/endereco.ts';
import { HIDROMETRO } from '../cliente/hidrometro.ts';
import { MEDIDOR } from '../cliente/medidor.ts';
import { MONITORAMENTO } from '../cliente/monitoramento.ts';
import { PESSOA_LIDA } from '../cliente/pessoa.ts';
import { PONTO_COLETA } from '../cliente/pontoColeta.ts';
import {
  choice,
  count,
  date,
  flag,
  idOf,
  type LogField,
  laboratorio,
  moment,
  note,
  number,
  situacao,
  text,
} from './logField.ts';

/** A part of the client's record: the table that the log names, and what users call it and its fields. */
export interface Section {
  tabela: string;
  /** One record of it. */
  item: string;
  /** The part of the client that its records are. */
  label: string;
  fields: readonly LogField[];
}

const MONTHS = Array.from({ length: 12 }, (_, index) => [index + 1, monthName(index + 1)] as const);

const COLETA: readonly LogField[] = [
  text('identificacao', 'Identificação'),
  text('pontoColeta', 'Ponto de Coleta'),
  idOf('PessoaPontoColeta', 'idPontoColeta', 'Ponto de Coleta'),
  idOf('UploadArquivo', 'idArquivo', 'Arquivo'),
  text('amostrador', 'Amostrador'),
  date('dtInstalaco', 'Instalação'),
  text('horaInstalacao', 'Hora da instalação'),
  text('tempoInstalacao', 'ΔT'),
  date('dtRetirada', 'Retirada'),
  text('horaRetirada', 'Hora da retirada'),
  text('qtdeColeta', 'Q'),
  text('codigoAmostra', 'CM'),
  flag('flagChuva', 'Chuva'),
  number('medidorInicial', 'Leitura Inicial'),
  number('medidorFinal', 'Leitura Final'),
  number('volumeMedido', 'Volume Medido'),
  choice('idTipoDBO', 'Tipo de DBO', KINDS_OF_DBO),
  flag('flagMedidorInoperante', 'Medidor inoperante'),
  flag('cartaNaoConforme', 'Carta de não conformidade enviada'),
  ...parametros.map(({ chave, sigla }) => text(chave, sigla)),
  count('resultados', 'Resultados'),
  count('resultadosNovos', 'Resultados novos'),
  count('coletas', 'Coletas'),
  count('coletasNovas', 'Coletas novas'),
  count('coletasCompletadas', 'Coletas completadas'),
];

const LANCAMENTO: readonly LogField[] = [
  idOf('PessoaHidrometro', 'idHidrometro', 'Hidrômetro'),
  choice('idMes', 'Mês', MONTHS),
  text('idAno', 'Ano'),
  idOf('CategoriaCobranca', 'idCategoriaCobranca', 'Tipo de Cobrança'),
  number('leituraAnterior', 'Leitura anterior'),
  number('leituraAtual', 'Leitura atual'),
  number('volumeMedido', 'Volume medido'),
  number('volumeCorrigido', 'Volume corrigido'),
  text('tempoAnterior', 'Tempo anterior'),
  text('tempoAtual', 'Tempo atual'),
  text('tempoFinal', 'Tempo total'),
  text('horaInicial', 'Hora inicial'),
  text('horaFinal', 'Hora final'),
  number('volumeCorrido', 'Volume corrido'),
  text('medidorStatusNome', 'Situação do medidor'),
  choice('reinicioMedidor', 'Medidor substituído ou virado?', RESTARTS),
  note('obs', 'OBS'),
  note('motivo', 'Motivo'),
  flag('flagMedia', 'Média?'),
  flag('flagMedidoInformado', 'Volume medido informado?'),
  flag('flagCorrigidoInformado', 'Volume corrigido informado?'),
  situacao,
];

/** In the order in which a client's log offers them. */
export const SECTIONS: readonly Section[] = [
  { tabela: 'Pessoa', item: 'Cliente', label: 'Dados', fields: Object.values(PESSOA_LIDA) },
  { tabela: 'PessoaEndereco', item: 'Endereço', label: 'Endereço', fields: Object.values(ENDERECO) },
  {
    tabela: 'PessoaContato',
    item: 'Contato',
    label: 'Contatos',
    fields: [...Object.values(CONTATO), moment('apagadoEm', 'Dados pessoais apagados em')],
  },
  {
    tabela: 'PessoaPontoColeta',
    item: 'Ponto de coleta',
    label: 'Pontos Coleta',
    fields: [...Object.values(PONTO_COLETA), laboratorio, text('nomeNoLaboratorio', 'Nome no laboratório')],
  },
  { tabela: 'PessoaHidrometro', item: 'Hidrômetro', label: 'Hidrômetros', fields: Object.values(HIDROMETRO) },
  {
    tabela: 'PessoaMedidorVazao',
    item: 'Medidor de vazão',
    label: 'Medidor de Vazão',
    fields: Object.values(MEDIDOR),
  },
  {
    tabela: 'RelatorioMonitoramento',
    item: 'Monitoramento anual',
    label: 'Mon. Anual',
    fields: [
      ...Object.values(MONITORAMENTO),
      flag('flagVolumeInformado', 'Volume informado?'),
      flag('flagDboInformado', 'DBO informada?'),
    ],
  },
  { tabela: 'HistoricoColeta', item: 'Coleta', label: 'Coletas', fields: COLETA },
  { tabela: 'PessoaHidrometroLancamento', item: 'Lançamento', label: 'Lançamentos', fields: LANCAMENTO },
];

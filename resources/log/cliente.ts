import { monthName } from '../../domain/calendar.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { COLETA } from '../cliente/coleta.ts';
import { CONTATO } from '../cliente/contato.ts';
import { ENDERECO } from '../cliente/endereco.ts';
import { HIDROMETRO } from '../cliente/hidrometro.ts';
import { LEITURA } from '../cliente/leitura.ts';
import { MEDIDOR } from '../cliente/medidor.ts';
import { MONITORAMENTO } from '../cliente/monitoramento.ts';
import { PESSOA_LIDA } from '../cliente/pessoa.ts';
import { PONTO_COLETA } from '../cliente/pontoColeta.ts';
import type { Field } from '../defineRegister.ts';
import { choice, count, flag, idOf, type LogField, laboratorio, moment, situacao, text } from './logField.ts';

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

/** Numbers with the decimals that they have: those of a form are of what is typed there. */
const asWritten = ({ decimals, ...field }: Field): LogField => field;

const NA_COLETA: readonly LogField[] = [
  text('identificacao', 'Identificação'),
  ...Object.values(COLETA).map(asWritten),
  idOf('PessoaPontoColeta', 'idPontoColeta', COLETA.pontoColeta.label),
  idOf('UploadArquivo', 'idArquivo', 'Arquivo'),
  flag('cartaNaoConforme', 'Carta de não conformidade enviada'),
  ...parametros.map(({ chave, sigla }) => text(chave, sigla)),
  count('resultados', 'Resultados'),
  count('resultadosNovos', 'Resultados novos'),
  count('coletas', 'Coletas'),
  count('coletasNovas', 'Coletas novas'),
  count('coletasCompletadas', 'Coletas completadas'),
  count('coletasReduzidas', 'Coletas que perderam resultados'),
];

const NA_LEITURA: readonly LogField[] = [
  idOf('PessoaHidrometro', 'idHidrometro', 'Hidrômetro'),
  choice('idMes', 'Mês', MONTHS),
  text('idAno', 'Ano'),
  ...Object.values({
    ...LEITURA,
    idCategoriaCobranca: { ...LEITURA.idCategoriaCobranca, of: 'CategoriaCobranca' },
  }),
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
  { tabela: 'HistoricoColeta', item: 'Coleta', label: 'Coletas', fields: NA_COLETA },
  { tabela: 'PessoaHidrometroLancamento', item: 'Lançamento', label: 'Lançamentos', fields: NA_LEITURA },
];

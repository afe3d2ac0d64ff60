import { monthInPhrase } from '../../domain/calendar.ts';
import { SEM_MES } from '../../domain/monitoramento/agenda.ts';
import { GRUPO_ACESSO, MODULO, MODULO_DO_MENU, USUARIO } from '../acesso/fields.ts';
import { CONFIGURACAO_APP, PDF } from '../app/configuracao.ts';
import { DISPOSITIVO } from '../app/dispositivo.ts';
import { storedFields } from '../defineRegister.ts';
import { parametro } from '../parametro/definition.ts';
import { SINONIMO } from '../parametro/sinonimo.ts';
import { ramoAtividade } from '../ramo-atividade/definition.ts';
import { REGISTERS } from '../registry.ts';
import { CONFIGURACAO, LOGOTIPO } from '../relatorio/configuracao.ts';
import { SECTIONS } from './cliente.ts';
import { choice, count, date, flag, idOf, type LogField, laboratorio, note, text } from './logField.ts';
import { CAMPOS_FOTO, CAMPOS_PROTOCOLO } from './protocolo.ts';

/** A table that the log tells of: what users call one of its records, and its fields. */
export interface LogTable {
  tabela: string;
  item: string;
  fields: readonly LogField[];
}

/** What the log says of a branch's parameters, which are no field of it. */
const OF_RAMO = [
  text('parametrosIncluidos', 'Parâmetros incluídos'),
  text('parametrosRemovidos', 'Parâmetros removidos'),
];

/** Of a register's records, beside their own fields. */
const BESIDES: Readonly<Record<string, readonly LogField[]>> = {
  [ramoAtividade.entity]: OF_RAMO,
  [parametro.entity]: [laboratorio, text('unidadeConvertida', 'Unidade convertida')],
};

const ARQUIVO: readonly LogField[] = [
  text('nomeArquivo', 'Arquivo'),
  choice('conteudo', 'Conteúdo', [
    ['Importacao_analise_amostra', 'Análises de amostras'],
    ['Importacao_mylims', 'Exportação do MyLIMS'],
  ]),
  count('size', 'Tamanho (bytes)'),
  laboratorio,
  choice('tipo', 'Tipo', [
    [1, 'Amostra'],
    [2, 'Análise'],
    [3, 'Informação'],
  ]),
  count('linhas', 'Linhas'),
  count('importadas', 'Importadas'),
  count('repetidas', 'Repetidas'),
  count('pendentes', 'Pendentes'),
  count('resultados', 'Resultados'),
  count('coletas', 'Coletas'),
  count('criadas', 'Coletas novas'),
  count('atualizadas', 'Coletas completadas'),
  count('iguais', 'Coletas sem mudança'),
  count('recusadas', 'Amostras recusadas'),
  text('detalhesRecusados', 'Ficou de fora das coletas'),
];

/** As `escreverMeses` keeps them, in words. */
const MESES: LogField = {
  ...choice('meses', 'Meses planejados', [
    [SEM_MES, 'sem mês'],
    ...Array.from({ length: 12 }, (_, index) => [index + 1, monthInPhrase(index + 1)] as const),
  ]),
  several: true,
};

const MENU: readonly LogField[] = [MODULO.nome, MODULO.path, { ...MODULO_DO_MENU, of: 'Modulo' }];

/** Every table of the log, those of clients first. What is written of permissions bears the names of the menus. */
export const LOG_TABLES: readonly LogTable[] = [
  ...SECTIONS,
  ...REGISTERS.map((register) => ({
    tabela: register.entity,
    item: register.item,
    fields: [...storedFields(register), ...(BESIDES[register.entity] ?? [])],
  })),
  {
    tabela: 'RamoAtividadeParametroSinonimo',
    item: 'Sinônimo de parâmetro',
    fields: [{ ...SINONIMO.idParametro, of: 'Parametro' }, SINONIMO.descricao, SINONIMO.flagAtivo],
  },
  { tabela: 'RamoAtividadeParametro', item: 'Parâmetro de ramo de atividade', fields: [] },
  { tabela: 'UploadArquivo', item: 'Arquivo importado', fields: ARQUIVO },
  { tabela: 'Resultado', item: 'Resultado de análise', fields: [] },
  {
    tabela: 'RelatorioSequencial',
    item: 'Relatório sequencial',
    fields: [
      text('sequencial', 'Sequencial'),
      idOf('Pessoa', 'idCliente', 'Cliente'),
      date('inicio', 'Início'),
      date('fim', 'Fim'),
    ],
  },
  {
    tabela: 'AgendaColeta',
    item: 'Agenda de coletas',
    fields: [text('ano', 'Ano'), MESES],
  },
  {
    tabela: 'RelatorioAtualizacaoDBO',
    item: 'Atualização de DBO',
    fields: [date('inicio', 'Data inicial'), date('fim', 'Data final'), note('dados', 'Lista')],
  },
  {
    tabela: 'Usuario',
    item: 'Usuário',
    fields: [
      ...Object.values(USUARIO).map((field) => (field === USUARIO.idGrupo ? { ...field, of: 'GrupoAcesso' } : field)),
      flag('flagAlterarSenha', 'Troca a senha na próxima entrada'),
    ],
  },
  { tabela: 'GrupoAcesso', item: 'Grupo de acesso', fields: Object.values(GRUPO_ACESSO) },
  { tabela: 'GrupoAcessoMenu', item: 'Permissões do grupo', fields: [] },
  { tabela: 'Modulo', item: 'Módulo', fields: Object.values(MODULO) },
  { tabela: 'ModuloMenu', item: 'Menu', fields: MENU },
  { tabela: 'ConfiguracaoRelatorio', item: 'Configurações de relatórios', fields: [...CONFIGURACAO, LOGOTIPO] },
  { tabela: 'ConfiguracaoApp', item: 'Configurações do App', fields: [...CONFIGURACAO_APP, PDF] },
  { tabela: 'Protocolo', item: 'Protocolo', fields: CAMPOS_PROTOCOLO },
  { tabela: 'ProtocoloImagem', item: 'Foto de protocolo', fields: CAMPOS_FOTO },
  { tabela: 'Dispositivo', item: 'Dispositivo do App', fields: [DISPOSITIVO.nome] },
  {
    tabela: 'AssinaturaRelatorio',
    item: 'Assinatura de relatório',
    fields: [
      text('relatorio', 'Relatório'),
      text('filtros', 'Filtros'),
      count('dia', 'Dia do mês'),
      text('primeiroMes', 'Primeiro mês'),
      text('assinante', 'Assinante'),
    ],
  },
  { tabela: 'Instalacao', item: 'Instalação', fields: [] },
];

/** What an entry of any table may say. */
const OF_ANY: readonly LogField[] = [count('registros', 'Registros'), idOf('Pessoa', 'idPessoa', 'Cliente')];

/** A field with the table that has it; without one, any table may. */
export interface FieldOfTable {
  tabela?: string;
  field: LogField;
}

/** Every field that the log tells of. */
export const LOG_FIELDS: readonly FieldOfTable[] = [
  ...LOG_TABLES.flatMap(({ tabela, fields }) => fields.map((field) => ({ tabela, field }))),
  ...OF_ANY.map((field) => ({ field })),
];

/** What the log knows of a table; undefined for one that it does not. */
export function tableOf(tabela: string): LogTable | undefined {
  return LOG_TABLES.find((table) => table.tabela === tabela);
}

/** The field of that name in a table. */
export function fieldOf(tabela: string, name: string): LogField | undefined {
  return [...(tableOf(tabela)?.fields ?? []), ...OF_ANY].find((field) => field.name === name);
}

/** The address of a menu, which the log adds to its name. */
const MENU_ADDRESS = / \([\w-]+\/[\w-]+\)$/;

/** What users call a field of a table; of permissions it is the menu. */
export function labelOf(tabela: string, name: string): string {
  return fieldOf(tabela, name)?.label ?? name.replace(MENU_ADDRESS, '');
}

/** What the reader of an action is to know of a table's fields. */
export function knownFields(tabela: string) {
  return {
    has: (name: string) => fieldOf(tabela, name) !== undefined,
    isMultiline: (name: string) => fieldOf(tabela, name)?.kind === 'multiline',
  };
}

import { LOG_TABLES } from './tables.ts';

/** A table as the log's selector offers it. */
export interface TableChoice {
  tabela: string;
  text: string;
  /** It is a part of the client's record, and stands below 'Cliente'. */
  ofClient?: true;
}

const part = (tabela: string, text: string): TableChoice => ({ tabela, text, ofClient: true });

/** As the specification names them, in its order (spec 2 §2.10). */
const NAMED: readonly TableChoice[] = [
  { tabela: 'Usuario', text: 'Usuário' },
  { tabela: 'UploadArquivo', text: 'Upload arquivo' },
  { tabela: 'Roteiro', text: 'Roteiro' },
  { tabela: 'RelatorioSequencial', text: 'Relatório sequencial' },
  { tabela: 'RamoAtividadeParametroSinonimo', text: 'Parâmetro sinônimo' },
  { tabela: 'RamoAtividade', text: 'Ramo atividade' },
  { tabela: 'Pessoa', text: 'Cliente' },
  part('PessoaPontoColeta', 'Ponto coleta'),
  part('PessoaMedidorVazao', 'Medidor vazão'),
  part('PessoaMedidorVazaoTipo', 'Medidor vazão tipo'),
  part('PessoaHidrometro', 'Hidrômetro'),
  part('PessoaHidrometroLancamento', 'Lançamento'),
  part('PessoaEndereco', 'Endereço'),
  part('PessoaContato', 'Contato'),
  part('HistoricoColeta', 'Coleta'),
  { tabela: 'Parametro', text: 'Parâmetro' },
  { tabela: 'RelatorioMonitoramento', text: 'Mon anual' },
  { tabela: 'Modulo', text: 'Módulo' },
  { tabela: 'ModuloMenu', text: 'Módulo menu' },
  { tabela: 'GrupoAcessoMenu', text: 'Grupo menu' },
  { tabela: 'GrupoAcesso', text: 'Grupo acesso' },
  { tabela: 'FonteAbastecimento', text: 'Fonte abastecimento' },
  { tabela: 'CategoriaCobranca', text: 'Categoria cobrança' },
  { tabela: 'RelatorioAtualizacaoDBO', text: 'Atualização DBO' },
];

const isNamed = (tabela: string) => NAMED.some((one) => one.tabela === tabela);

/** Every table that the log may be filtered by: those of the specification, then the others. */
export const TABLE_CHOICES: readonly TableChoice[] = [
  ...NAMED,
  ...LOG_TABLES.filter(({ tabela }) => !isNamed(tabela)).map(({ tabela, item }) => ({ tabela, text: item })),
];

/** What the selector calls a table. */
export const tableChoice = (tabela: string): string =>
  TABLE_CHOICES.find((one) => one.tabela === tabela)?.text ?? tabela;

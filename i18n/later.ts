import acesso from './pt-BR/acesso.ts';
import agenda from './pt-BR/agenda.ts';
import app from './pt-BR/app.ts';
import assinatura from './pt-BR/assinatura.ts';
import atalhos from './pt-BR/atalhos.ts';
import atualizacaoDbo from './pt-BR/atualizacaoDbo.ts';
import calendario from './pt-BR/calendario.ts';
import coleta from './pt-BR/coleta.ts';
import conflito from './pt-BR/conflito.ts';
import editor from './pt-BR/editor.ts';
import ficha from './pt-BR/ficha.ts';
import importacao from './pt-BR/importacao.ts';
import impressao from './pt-BR/impressao.ts';
import incerto from './pt-BR/incerto.ts';
import inicio from './pt-BR/inicio.ts';
import lancamento from './pt-BR/lancamento.ts';
import leituras from './pt-BR/leituras.ts';
import logsCliente from './pt-BR/logsCliente.ts';
import monitoramento from './pt-BR/monitoramento.ts';
import parametro from './pt-BR/parametro.ts';
import planilha from './pt-BR/planilha.ts';
import publicadas from './pt-BR/publicadas.ts';
import ramo from './pt-BR/ramo.ts';
import rascunho from './pt-BR/rascunho.ts';
import relatorios from './pt-BR/relatorios.ts';
import sequencial from './pt-BR/sequencial.ts';
import tabela from './pt-BR/tabela.ts';
import valoresDbo from './pt-BR/valoresDbo.ts';

/** Texts of the pages that come when they are opened. */
export const later = {
  acesso,
  agenda,
  app,
  assinatura,
  atalhos,
  atualizacaoDbo,
  calendario,
  coleta,
  conflito,
  ficha,
  importacao,
  incerto,
  impressao,
  inicio,
  lancamento,
  leituras,
  logsCliente,
  monitoramento,
  parametro,
  planilha,
  publicadas,
  ramo,
  rascunho,
  relatorios,
  sequencial,
  tabela,
  valoresDbo,
};

/** Those of react-admin's own parts that only such pages have. */
export const raLater = editor;

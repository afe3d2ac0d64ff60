import polyglot from 'ra-i18n-polyglot';
import portuguese from 'ra-language-portuguese';
import { type I18nProvider, mergeTranslations } from 'react-admin';
import acesso from './pt-BR/acesso.ts';
import assinatura from './pt-BR/assinatura.ts';
import atualizacaoDbo from './pt-BR/atualizacaoDbo.ts';
import cadastro from './pt-BR/cadastro.ts';
import cliente from './pt-BR/cliente.ts';
import coleta from './pt-BR/coleta.ts';
import ficha from './pt-BR/ficha.ts';
import importacao from './pt-BR/importacao.ts';
import lancamento from './pt-BR/lancamento.ts';
import leituras from './pt-BR/leituras.ts';
import logsCliente from './pt-BR/logsCliente.ts';
import monitoramento from './pt-BR/monitoramento.ts';
import ra from './pt-BR/ra.ts';
import ramo from './pt-BR/ramo.ts';
import relatorios from './pt-BR/relatorios.ts';
import sequencial from './pt-BR/sequencial.ts';
import shell from './pt-BR/shell.ts';
import tabela from './pt-BR/tabela.ts';
import valoresDbo from './pt-BR/valoresDbo.ts';

/** The product's own texts: an area's file holds its keys, the area's name comes before them (`shell.login.user`). */
export const areas = {
  acesso,
  assinatura,
  cadastro,
  cliente,
  coleta,
  ficha,
  importacao,
  lancamento,
  leituras,
  logsCliente,
  monitoramento,
  ramo,
  relatorios,
  atualizacaoDbo,
  valoresDbo,
  sequencial,
  shell,
  tabela,
};

/** Every text: the product's over react-admin's. */
export const messages = mergeTranslations(portuguese, { ra, ...areas });

/** Placeholders that stand for how many there are of something, not for a year, an id or a share. */
const COUNTS: ReadonlySet<string> = new Set([
  ...['smart_count', 'count', 'shown', 'chosen', 'total', 'offsetBegin', 'offsetEnd', 'max'],
  ...['feitos', 'feitas', 'linhas', 'amostras', 'importariam', 'repetidas', 'pendentes'],
]);

/** Fills the placeholders of a text, counts as people read them: 1.084. Polyglot calls it as a method of the text. */
function fill(this: string, placeholder: RegExp, filling: (placeholder: string, name: string) => unknown): string {
  return this.replace(placeholder, (text, name: string) => {
    const value = filling(text, name);
    return typeof value === 'number' && COUNTS.has(name) ? value.toLocaleString('pt-BR') : String(value);
  });
}

/** Brazilian Portuguese only. A missing text shows its key and is reported, instead of falling back to English. */
export const i18nProvider: I18nProvider = polyglot(
  () => messages,
  'pt-BR',
  [{ locale: 'pt-BR', name: 'Português (Brasil)' }],
  { allowMissing: false, replace: fill },
);

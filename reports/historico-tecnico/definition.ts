import { isCalendarDate } from '../../domain/calendar.ts';
import { type Alcance, historyStart } from '../../domain/coleta/historyWindow.ts';
import { formatSequence, parseSequence } from '../../domain/monitoramento/sequence.ts';
import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { DaSequencia, HistoricoTecnico, Modelo } from './dados.ts';

const back = (alcance: Alcance): Modelo['periodo'] => {
  return (_filters, today) => ({ inicio: historyStart(today, alcance), fim: today });
};

const MODELOS: readonly Modelo[] = [
  {
    path: 'cadastro/cliente/historico-coletaSimples/pdf/0',
    title: 'Relatório técnico simples',
    file: 'Relatorio_tecnico_simples',
    form: 'formSimples',
    periodo: back('cobranca'),
    completo: false,
  },
  {
    path: 'cadastro/cliente/historico-coletaCompleta/pdf/0',
    title: 'Relatório técnico completo',
    file: 'Relatorio_tecnico_completo',
    form: 'formCompleto',
    periodo: back('cobranca'),
    completo: true,
  },
  {
    path: 'cadastro/cliente/historico-coletaCompleta/pdf/1',
    title: 'Relatório técnico completo dos últimos 2 anos',
    file: 'Relatorio_tecnico_completo_2_anos',
    form: 'formCompletoDoisAnos',
    periodo: back('dois-anos'),
    completo: true,
  },
];

const pdfOf = <F extends DoCliente>(modelo: Modelo<F>) => {
  const { path, title, file } = modelo;
  const contents: ReportDefinition<F, HistoricoTecnico>['contents'] = async () =>
    (await import('./contents.ts')).contentsOf(modelo);
  return { path, title, file, formats: ['pdf'], contents } as const;
};

/** The technical reports of a client, each at its address with `?idPessoa=12` (spec 2 §2.1 and §2.8). */
export const historicosTecnicos = MODELOS.map(
  (modelo): ReportDefinition<DoCliente, HistoricoTecnico> => ({ ...doCliente, ...pdfOf(modelo) }),
);

function readSequence({ sequencial = '', inicio = '', fim = '', ...rest }: Readonly<Record<string, string>>) {
  const client = doCliente.filters(rest);
  const number = parseSequence(sequencial);
  if (!client || !number || !isCalendarDate(inicio) || !isCalendarDate(fim) || inicio > fim) return null;
  return { ...client, sequencial: formatSequence(number), inicio, fim };
}

/**
 * That of a client in a sequence, which bears its number and period (spec 2 §2.6), at its address with
 * `?idPessoa=12&sequencial=0009%2F26&inicio=2026-01-01&fim=2026-06-30`.
 */
const daSequencia = (
  modelo: Omit<Modelo<DaSequencia>, 'periodo'>,
): ReportDefinition<DaSequencia, HistoricoTecnico> => ({
  ...doCliente,
  ...pdfOf({ ...modelo, periodo: ({ inicio, fim }: DaSequencia) => ({ inicio, fim }) }),
  filters: readSequence,
  query: ({ idPessoa, ...sequencia }) =>
    `${doCliente.query({ idPessoa })}&${new URLSearchParams({ ...sequencia }).toString()}`,
  unnamed: 'relatorios.noSequence',
});

export const simplesDaSequencia = daSequencia({
  path: 'cadastro/cliente/historico-coletaSimples/pdf/1',
  title: 'Relatório técnico simples da sequência',
  file: 'Relatorio_tecnico_simples_sequencia',
  form: 'formSimplesSequencia',
  completo: false,
});

export const completoDaSequencia = daSequencia({
  path: 'cadastro/cliente/historico-coletaCompleta/pdf/2',
  title: 'Relatório técnico completo da sequência',
  file: 'Relatorio_tecnico_completo_sequencia',
  form: 'formCompletoSequencia',
  completo: true,
});

export const historicosDeSequencia = [simplesDaSequencia, completoDaSequencia];

import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { HistoricoTecnico, Modelo } from './dados.ts';

const MODELOS: readonly Modelo[] = [
  {
    path: 'cadastro/cliente/historico-coletaSimples/pdf/0',
    title: 'Relatório técnico simples',
    file: 'Relatorio_tecnico_simples',
    form: 'formSimples',
    alcance: 'cobranca',
    completo: false,
  },
  {
    path: 'cadastro/cliente/historico-coletaCompleta/pdf/0',
    title: 'Relatório técnico completo',
    file: 'Relatorio_tecnico_completo',
    form: 'formCompleto',
    alcance: 'cobranca',
    completo: true,
  },
  {
    path: 'cadastro/cliente/historico-coletaCompleta/pdf/1',
    title: 'Relatório técnico completo dos últimos 2 anos',
    file: 'Relatorio_tecnico_completo_2_anos',
    form: 'formCompletoDoisAnos',
    alcance: 'dois-anos',
    completo: true,
  },
];

/** The technical reports of a client, each at its address with `?idPessoa=12` (spec 2 §2.1 and §2.8). */
export const historicosTecnicos = MODELOS.map(
  (modelo): ReportDefinition<DoCliente, HistoricoTecnico> => ({
    ...doCliente,
    path: modelo.path,
    title: modelo.title,
    file: modelo.file,
    formats: ['pdf'],
    contents: async () => (await import('./contents.ts')).contentsOf(modelo),
  }),
);

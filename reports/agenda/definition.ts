import { tableReport } from '../tabela/definition.ts';
import { DA_AGENDA } from './asks.ts';

/** The sampling schedule: what is still to be collected in a year, and in which month. */
export const agenda = tableReport({
  menu: 'relatorio/Agenda',
  title: 'Agenda de Coletas',
  file: 'Agenda_de_coletas',
  asks: DA_AGENDA,
  table: async () => (await import('./tabela.ts')).tabela,
});

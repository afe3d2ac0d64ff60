import ical from 'ical-generator';
import { dayOf, monthInPhrase } from '../../domain/calendar.ts';
import { diaDaColeta } from '../../domain/monitoramento/diaDaColeta.ts';
import type { LinhaDaAgenda } from './linhas.ts';

/**
 * The schedule as an iCalendar: each collection an event of all day on the first working day of its month. Brought into a
 * calendar again, an event that has moved moves there too, by its `uid`.
 *
 * @param emittedAt ISO UTC
 */
export function calendarioDaAgenda(rows: readonly LinhaDaAgenda[], ano: number, emittedAt: string): string {
  const calendar = ical({
    name: `Agenda de Coletas ${ano}`,
    prodId: { company: 'Efluentes', product: 'Agenda de Coletas', language: 'PT-BR' },
  });
  for (const { id, mes, nome, codigo, roteiro, tecnico, coleta, situacao } of rows) {
    const start = new Date(`${diaDaColeta(ano, mes, dayOf(emittedAt))}T00:00:00Z`);
    calendar.createEvent({
      id: `agenda-${ano}-${id}@efluentes`,
      allDay: true,
      start,
      stamp: new Date(emittedAt),
      summary: `Coleta: ${nome}`,
      description: [
        `Coleta ${coleta}, em ${monthInPhrase(mes)} (${situacao.toLowerCase()})`,
        ...(codigo ? [`Código: ${codigo}`] : []),
        `Roteiro: ${roteiro}`,
        `Técnico: ${tecnico}`,
      ].join('\n'),
    });
  }
  return calendar.toString();
}

import { compareNames } from '../../domain/textOrder.ts';
import type { Block, DocumentReport } from '../engine/document.ts';
import { countOf } from '../engine/furniture.ts';
import type { ReportColumn, ReportPage } from '../engine/report.ts';
import { type LinhaDaAgenda, SEM } from './linhas.ts';

const COLUMNS: readonly ReportColumn[] = [
  { header: 'Mês', field: 'nomeDoMes', kind: 'text' },
  { header: 'Código', field: 'codigo', kind: 'text' },
  { header: 'Cliente', field: 'nome', kind: 'text' },
  { header: 'Coleta', field: 'coleta', kind: 'text' },
  { header: 'Situação', field: 'situacao', kind: 'text' },
  { header: 'Última coleta', field: 'ultimaColeta', kind: 'date' },
];

/** The rows of each value, by its name; those of none at last. */
function groups(rows: readonly LinhaDaAgenda[], field: 'tecnico' | 'roteiro'): [string, LinhaDaAgenda[]][] {
  const nameOf = (shown: string) => (shown === SEM[field] ? null : shown);
  return [...Map.groupBy(rows, (row) => row[field])].sort(([a], [b]) => compareNames(nameOf(a), nameOf(b)));
}

/** The schedule in print: for each technician a table a route, so that a tour can be planned and taken along. */
export function documentoDaAgenda(page: ReportPage, rows: readonly LinhaDaAgenda[]): DocumentReport {
  return {
    ...page,
    blocks: groups(rows, 'tecnico').flatMap(([tecnico, own]) =>
      groups(own, 'roteiro').flatMap(([roteiro, linhas]): Block[] => {
        const title = `${tecnico} · ${roteiro}`;
        return [
          { type: 'heading', text: `${title} (${countOf(linhas.length)})` },
          { type: 'table', columns: COLUMNS, rows: linhas, continued: `${title} (continuação)`, empty: '' },
        ];
      }),
    ),
  };
}

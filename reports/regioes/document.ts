import { formatNumber } from '../../domain/numbers.ts';
import type { Block, DocumentReport } from '../engine/document.ts';
import { countOf } from '../engine/furniture.ts';
import type { ReportColumn, ReportPage } from '../engine/report.ts';
import { nomeSituado } from '../tabela/clientes.ts';
import { porRoteiro, type Regiao } from './roteiros.ts';

/** What stands for nothing in this report (spec 2 §2.9). */
const blank = 'N/A';
const COLUMNS: readonly ReportColumn[] = [
  { header: 'Código', field: 'codigoCliente', kind: 'text', blank },
  { header: 'Cliente', field: 'nome', kind: 'text', blank },
  { header: 'Endereço', field: 'enderecoCompleto', kind: 'text', blank },
];

/** Clients under what they are of and how many they are, which says on the pages that it goes on over what it is of. */
const table = (de: string, clientes: readonly Regiao[], empty = ''): Block[] => [
  { type: 'heading', text: `${de} (${countOf(clientes.length)})` },
  {
    type: 'table',
    columns: COLUMNS,
    rows: clientes.map((cliente) => ({ ...cliente, nome: nomeSituado(cliente) })),
    continued: `${de} (continuação)`,
    empty,
  },
];

/** The active clients of no route; the others are counted only. */
function semRoteiro(clientes: readonly Regiao[]): Block[] {
  const ativos = clientes.filter(({ flagAtivo }) => flagAtivo === 1);
  const outros = clientes.length - ativos.length;
  return [
    ...table('Clientes ativos sem roteiro', ativos, 'Todos os clientes ativos têm roteiro.'),
    ...(outros > 0
      ? [
          {
            type: 'paragraph',
            size: 'note',
            text: `Desabilitados sem roteiro, não listados: ${formatNumber(outros)}.`,
          } as const,
        ]
      : []),
  ];
}

/** 'Regiões Monitoradas' in print: a table a route, then the active clients that have none (spec 2 §2.9). */
export function documentoDasRegioes(page: ReportPage, regioes: readonly Regiao[]): DocumentReport {
  const roteiros = porRoteiro(regioes);
  const sem = roteiros.find(({ roteiro }) => roteiro === null)?.clientes ?? [];
  return {
    ...page,
    pageLabel: 'pág {n} de {m}',
    blocks: [
      ...roteiros.flatMap(({ roteiro, clientes }) => (roteiro === null ? [] : table(roteiro, clientes))),
      ...semRoteiro(sem),
    ],
  };
}

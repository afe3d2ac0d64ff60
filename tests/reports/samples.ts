import { readFile } from 'node:fs/promises';
import type { Fonts } from '../../reports/engine/pdf.ts';
import type { TableReport } from '../../reports/engine/report.ts';
import { buildFonts } from '../../scripts/build-fonts.ts';

export const EMITTED_AT = '2026-03-05T12:41:00.000Z';

/** The reports' font, built if it has to be. */
export async function loadFonts(): Promise<Fonts> {
  await buildFonts();
  const read = (name: string) => readFile(new URL(`../../reports/engine/fonts/${name}`, import.meta.url));
  return {
    regular: await read('regular.ttf'),
    bold: await read('bold.ttf'),
    metrics: JSON.parse((await read('metrics.json')).toString('utf8')),
  };
}

/** Analysed parameters, with what fonts get wrong: accents, `ΔT`, `≤5`, `<0,001`. */
export function parametros(changes: Partial<TableReport> = {}): TableReport {
  return {
    title: 'Relatório de Parâmetros',
    subtitle: 'Situação: Habilitado',
    formCode: '012_FMEI Rev.07',
    orientation: 'portrait',
    columns: [
      { header: '#', field: 'id', kind: 'integer' },
      { header: 'Sigla', field: 'sigla', kind: 'text' },
      { header: 'Descrição', field: 'descricao', kind: 'text' },
      { header: 'Resultado', field: 'resultado', kind: 'decimal', decimals: 3, mark: 'foraDoLimite' },
      { header: 'Coleta', field: 'data', kind: 'date' },
    ],
    rows: [
      row(1, 'ΔT', 'Variação de temperatura', '≤5', null),
      row(2, 'Fenol', 'Índice de fenóis', '<0,001', null),
      row(3, 'DBO', 'Demanda bioquímica de oxigênio', 1234.5678, '▲'),
      row(4, 'pH', 'Potencial hidrogeniônico', 4.1, '▼'),
    ],
    legend: [
      { mark: '▲', text: 'acima do máximo' },
      { mark: '▼', text: 'abaixo do mínimo' },
    ],
    notes: ['Conformidade pelo artigo 19-A do Decreto Estadual nº 8468/76.'],
    emittedAt: EMITTED_AT,
    ...changes,
  };
}

function row(id: number, sigla: string, descricao: string, resultado: string | number, foraDoLimite: string | null) {
  return { id, sigla, descricao, resultado, foraDoLimite, data: '2026-02-28' };
}

/** A report with so many rows. */
export function clientes(count: number): TableReport {
  return {
    title: 'Relatório de Clientes',
    formCode: '051_FMEI Rev.02',
    orientation: 'portrait',
    columns: [
      { header: 'Código', field: 'codigo', kind: 'integer' },
      { header: 'Cliente', field: 'nome', kind: 'text' },
      { header: 'Situação', field: 'flagAtivo', kind: 'situacao' },
    ],
    rows: Array.from({ length: count }, (_, index) => ({
      codigo: 1000 + index,
      nome: `Indústria São João nº ${index}`,
      flagAtivo: index % 2,
    })),
    emittedAt: EMITTED_AT,
  };
}

/** The history of collections: 38 narrow columns on their side, one result in nineteen out of its limits. */
export function historico(count: number): TableReport {
  const results = Array.from({ length: 27 }, (_, index) => `Param${index + 1}`);
  return {
    title: 'Histórico de Coletas',
    orientation: 'landscape',
    columns: [
      { header: 'N', field: 'n', kind: 'integer' },
      { header: 'P', field: 'p', kind: 'text' },
      { header: 'Instalação', field: 'instalacao', kind: 'date' },
      ...Array.from({ length: 8 }, (_, index) => ({
        header: `Leitura ${index}`,
        field: 'leitura',
        kind: 'decimal' as const,
        decimals: 1,
      })),
      ...results.map((name) => ({
        header: `${name}* (mg/L)`,
        field: name,
        kind: 'decimal' as const,
        decimals: 2,
        mark: `${name}Marca`,
      })),
    ],
    rows: Array.from({ length: count }, (_, at) => ({
      n: at + 1,
      p: `P${(at % 5) + 1}`,
      instalacao: '2025-12-31',
      leitura: 12_345.5 + at,
      ...Object.fromEntries(results.map((name, index) => [name, ((at + 1) * (index + 7)) / 9])),
      ...Object.fromEntries(results.map((name, index) => [`${name}Marca`, (at + index) % 19 === 0 ? '▲' : null])),
    })),
    emittedAt: EMITTED_AT,
  };
}

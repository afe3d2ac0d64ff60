import * as XLSX from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { parametroMatcher } from '../../domain/coleta/parametroMatch.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import type { Cell } from '../../server/imports/cells/cells.ts';
import { spreadMerged } from '../../server/imports/cells/merged.ts';
import { type LinhaPlanilha, readResults } from '../../server/imports/layout/layout.ts';
import { readAnalises } from '../../server/imports/mylims.ts';
import { sectionsOf, within } from '../../server/imports/sections/sections.ts';
import { linhaMatcher } from '../../server/modules/importacao/matchLinha.ts';
import type { CellValue } from '../fixtures/spreadsheets.ts';

/**
 * Sheets, as rows with their merged cells, and what becomes of their results: 'Cu <0,05' comes in, and what begins
 * with '?' stays pending with the value and unit that are told of it.
 */
type Read = [name: string, rows: CellValue[][], expected: string[], merges?: string[]];

const REGISTERED = parametros.map(({ id, sigla, descricao }) => ({ id, sigla, descricao, sinonimos: [] }));
const SIGLAS = new Map(parametros.map(({ id, sigla }) => [id, sigla]));
const idOf = parametroMatcher(REGISTERED);
const cliente = { codigo: '1', nome: 'Metalúrgica', razaoSocial: null, idIntegracao: null };
const LUGARES = {
  pontos: [{ id: 1, idPessoa: 1, descricao: 'P1', planoAmostragem: null, cliente }],
  clientes: [{ id: 1, ...cliente }],
};

const cell = (value: CellValue): Cell | undefined =>
  value === null ? undefined : { t: typeof value === 'number' ? 'n' : 's', v: value };

/** What a result comes to among the registers. */
function become(lines: readonly LinhaPlanilha[]): string[] {
  const match = linhaMatcher(REGISTERED, LUGARES, '2026-06-30');
  return lines.map((line) => {
    const found = match(line);
    if ('chave' in found) return `${SIGLAS.get(found.idParametro)} ${found.bruto}`;
    const unit = found.falhas?.some(({ campo }) => campo === 'unidade') ? ` ${line.unidade}` : '';
    return `? ${line.parametro} ${line.valor}${unit}`;
  });
}

function read(rows: readonly (readonly CellValue[])[], merged: readonly string[]) {
  const merges = merged.map((range) => XLSX.utils.decode_range(range));
  const sheet = { name: 'Plan1', rows: rows.map((row) => row.map(cell)), date1904: false, merges };
  spreadMerged(sheet.rows, merges);
  const sections = sectionsOf(sheet, (name) => idOf(name) !== null);
  return become(sections.flatMap((section) => [...readResults(within(section), section.layout)]));
}

const S = ['P1', '14/01/2026'];
const TALL = ['Ponto', 'Data', 'Parâmetro'];
const WIDE = ['Ponto', 'Data'];
/** Headings over two rows: those of the sample are merged over both. */
const DOWN = ['A1:A2', 'B1:B2', 'C1:C2'];

describe.each<[string, Read[]]>([
  [
    'a sign in a wide sheet',
    [
      [
        'is the value’s under the same header',
        [
          [...WIDE, 'Cobre', null, 'Zinco', null],
          [...S, 0.05, '<', 0.7, null],
        ],
        ['Cu <0,05', 'Zn 0,7'],
        ['C1:D1', 'E1:F1'],
      ],
      [
        'under such a header stands before it too',
        [
          [...WIDE, 'Cobre', null, 'Zinco', null],
          [...S, null, 0.05, '<', 0.7],
        ],
        ['Cu 0,05', 'Zn <0,7'],
        ['C1:D1', 'E1:F1'],
      ],
      [
        'stands behind its value where the last column is one of signs',
        [
          [...WIDE, 'Cobre', 'Sinal', 'Zinco', 'Sinal'],
          [...S, 0.05, '<', 0.7, null],
        ],
        ['Cu <0,05', 'Zn 0,7'],
      ],
      [
        'stands before it where the first is',
        [
          [...WIDE, 'Sinal', 'Cobre', 'Sinal', 'Zinco'],
          [...S, null, 0.05, '<', 0.7],
        ],
        ['Cu 0,05', 'Zn <0,7'],
      ],
      [
        'stands behind it without a header',
        [
          [...WIDE, 'Cobre', null, 'Zinco', null],
          [...S, 0.05, '<', 0.7, null],
          [...S, 0.05, null, 0.7, '>'],
        ],
        ['Cu <0,05', 'Zn 0,7', 'Cu 0,05', 'Zn >0,7'],
      ],
      [
        'stands behind its unit',
        [
          [...WIDE, 'Cobre', 'Un', 'Sinal', 'Zinco', 'Un', 'Sinal'],
          [...S, 0.05, 'mg/L', '<', 0.7, 'mg/L', null],
        ],
        ['Cu <0,05', 'Zn 0,7'],
      ],
      [
        'stands before a limit behind its value',
        [
          [...WIDE, 'Cobre', 'Sinal', 'LQ', 'Zinco', 'Sinal', 'LQ'],
          [...S, 5, '<', 0.1, 4, null, 0.1],
        ],
        ['Cu <5', '? LQ 0,1', 'Zn 4', '? LQ 0,1'],
      ],
      [
        'before a limit is the limit’s',
        [
          [...WIDE, 'Sinal', 'LQ', 'Sinal', 'Cobre'],
          [...S, '<', 0.1, null, 5],
          [...S, null, 0.1, '<', 5],
        ],
        ['? LQ 0,1', 'Cu 5', '? LQ 0,1', 'Cu <5'],
      ],
      [
        'between a value and a limit, or behind the limit, may be of either',
        [
          [...WIDE, 'Cobre', null, 'LQ', 'Zinco', 'LQ', null],
          [...S, 5, '<', 0.1, 4, 0.1, '<'],
        ],
        ['? Cobre (<) 5', '? LQ 0,1', '? Zinco (<) 4', '? LQ 0,1'],
      ],
      [
        'between two values may be of either',
        [
          [...WIDE, 'Cobre', null, 'Zinco'],
          [...S, 0.05, '<', 0.7],
          [...S, 0.06, null, 0.8],
        ],
        ['? Cobre (<) 0,05', '? Zinco (<) 0,7', 'Cu 0,06', 'Zn 0,8'],
      ],
      [
        'is of the parameter that its header names',
        [
          [...WIDE, 'Cobre', 'Zinco', 'Sinal Cobre', 'Sinal Zinco'],
          [...S, 0.05, 0.7, null, '<'],
        ],
        ['Cu 0,05', 'Zn <0,7'],
      ],
      [
        'in a remark may be of any',
        [
          [...WIDE, 'Cobre', 'Zinco', 'Observação'],
          [...S, 0.05, 0.7, '<LQ'],
        ],
        ['? Cobre (Observação: <LQ) 0,05', '? Zinco (Observação: <LQ) 0,7'],
      ],
    ],
  ],
  [
    'what is named beneath a header',
    [
      [
        'tells limit and result of a wide sheet',
        [
          [...WIDE, 'Cobre', null, 'Zinco', null],
          [null, null, 'LQ', 'Resultado', 'LQ', 'Resultado'],
          [...S, 0.01, 0.5, 0.02, 0.7],
        ],
        ['Cu 0,5', 'Zn 0,7'],
        ['C1:D1', 'E1:F1', 'A1:A2', 'B1:B2'],
      ],
      [
        'as a unit beside a limit tells where results stand',
        [
          [...WIDE, 'Cobre', null, 'Zinco', null],
          [null, null, 'mg/L', 'LQ', 'µg/L', 'LQ'],
          [...S, 5, 0.1, 7, 0.2],
        ],
        ['Cu 5', '? Zinco 7 µg/L'],
        ['C1:D1', 'E1:F1'],
      ],
      [
        'as such a unit tells it of a tall sheet',
        [
          [...TALL, 'Resultado', null],
          [null, null, null, 'LQ', 'µg/L'],
          [...S, 'Cobre', 0.1, 5],
        ],
        ['? Cobre 5 µg/L'],
        [...DOWN, 'D1:E1'],
      ],
      [
        'does so where it is not merged',
        [
          [...WIDE, 'Cobre', null, 'Zinco', null],
          [null, null, 'LQ', 'Resultado', 'LQ', 'Resultado'],
          [...S, 0.01, 0.5, 0.02, 0.7],
        ],
        ['Cu 0,5', 'Zn 0,7'],
      ],
      [
        'tells those of a tall one',
        [
          [...TALL, 'Resultado', null, 'Unidade'],
          [null, null, null, 'LQ', 'Valor', null],
          [...S, 'Cobre', 0.01, 0.5, 'mg/L'],
        ],
        ['Cu 0,5'],
        [...DOWN, 'D1:E1', 'F1:F2'],
      ],
      [
        'tells sign, value and unit',
        [
          [...TALL, 'Resultado', null, null],
          [null, null, null, 'Sinal', 'Valor', 'Unidade'],
          [...S, 'Cobre', '<', 5, 'µg/L'],
          [...S, 'Zinco', null, 5, 'mg/L'],
        ],
        ['? Cobre <5 µg/L', 'Zn 5'],
        [...DOWN, 'D1:F1'],
      ],
      [
        'tells whose of two units is which',
        [
          [...TALL, 'Resultado', null, null, null],
          [null, null, null, 'LQ', 'Un.', 'Valor', 'Un.'],
          [...S, 'Cobre', 0.01, 'mg/L', 5, 'µg/L'],
        ],
        ['? Cobre 5 µg/L'],
        [...DOWN, 'D1:G1'],
      ],
      [
        'tells two results: neither comes in',
        [
          [...TALL, 'Resultado', null],
          [null, null, null, 'Resultado 1', 'Resultado 2'],
          [...S, 'Cobre', 0.5, 0.6],
        ],
        ['? Cobre 0,5 | 0,6'],
        [...DOWN, 'D1:E1'],
      ],
      [
        'and nothing names: none is known',
        [
          [...TALL, 'Resultado', null, 'Unidade'],
          [...S, 'Cobre', 0.01, 0.5, 'mg/L'],
          [...S, 'Zinco', 0.01, null, 'mg/L'],
        ],
        ['? Cobre 0,01 | 0,5', '? Zinco 0,01 | –'],
        ['D1:E1'],
      ],
      [
        'is no value behind ±',
        [
          [...TALL, 'Resultado', null, null],
          [...S, 'Cobre', 5, '±', 0.3],
        ],
        ['Cu 5'],
        ['D1:F1'],
      ],
    ],
  ],
  [
    'the unit of a wide sheet',
    [
      [
        'stands in a heading over several',
        [
          ['Amostra', null, 'Metais (µg/L)', null],
          [...WIDE, 'Cobre', 'Zinco'],
          [...S, 60, 70],
        ],
        ['? Cobre 60 µg/L', '? Zinco 70 µg/L'],
        ['A1:B1', 'C1:D1'],
      ],
      [
        'stands there in words',
        [
          [null, null, 'Resultados em µg/L', null],
          [...WIDE, 'Cobre', 'Zinco'],
          [...S, 60, 70],
        ],
        ['? Cobre 60 µg/L', '? Zinco 70 µg/L'],
        ['C1:D1'],
      ],
      [
        'stands in a title, of pH excepted',
        [['Laudo 12', null, '26/11/2026'], ['Resultados em µg/L'], [...WIDE, 'Cobre', 'pH'], [...S, 60, 7]],
        ['? Cobre 60 µg/L', 'pH 7'],
      ],
      ['stands in no title that says of what a share is', [['Efluente %'], [...WIDE, 'Cobre'], [...S, 5]], ['Cu 5']],
      [
        'is that of the nearest of two headings',
        [
          ['Resultados em mg/L'],
          [null, null, null, 'Metais (µg/L)', null],
          [...WIDE, 'DBO', 'Cobre', 'Zinco'],
          [...S, 5, 60, 70],
        ],
        ['DBO 5', '? Cobre 60 µg/L', '? Zinco 70 µg/L'],
        ['A1:E1', 'D2:E2'],
      ],
      [
        'is of the whole row where one column has it, before the values',
        [
          [...WIDE, 'Unidade', 'Cobre', 'Zinco'],
          [...S, 'µg/L', 5, 7],
          [...S, 'mg/L', 5, 7],
        ],
        ['? Cobre 5 µg/L', '? Zinco 7 µg/L', 'Cu 5', 'Zn 7'],
      ],
      [
        'is so behind them',
        [
          [...WIDE, 'Cobre', 'Zinco', 'Unidade'],
          [...S, 5, 7, 'µg/L'],
        ],
        ['? Cobre 5 µg/L', '? Zinco 7 µg/L'],
      ],
      [
        'between two results is of that before it',
        [
          [...WIDE, 'Vazão', 'Unidade', 'DBO (mg/L)', 'Zinco (mg/L)'],
          [...S, 12, 'm3/h', 50, 3],
        ],
        ['? Vazão 12', 'DBO 50', 'Zn 3'],
      ],
      [
        'is so where that is a registered one',
        [
          [...WIDE, 'pH', 'Cobre', 'Unidade', 'Temperatura', 'Sólidos Sedimentáveis'],
          [...S, 7, 50, 'µg/L', 25, 1],
        ],
        ['pH 7', '? Cobre 50 µg/L', '°C 25', 'SS 1'],
      ],
      [
        'behind them all is of one that is not registered where it is no concentration',
        [
          [...WIDE, 'DBO', 'Zinco', 'Vazão', 'Unidade'],
          [...S, 50, 3, 12, 'm3/h'],
        ],
        ['DBO 50', 'Zn 3', '? Vazão 12'],
      ],
      [
        'behind it is of them all where it is one',
        [
          [...WIDE, 'DBO', 'Zinco', 'Turbidez', 'Unidade'],
          [...S, 50, 3, 12, 'µg/L'],
        ],
        ['? DBO 50 µg/L', '? Zinco 3 µg/L', '? Turbidez 12'],
      ],
      [
        'is so behind words too',
        [
          [...WIDE, 'DBO', 'Zinco', 'Odor', 'Unidade'],
          [...S, 50, 3, 'Ausente', 'µg/L'],
        ],
        ['? DBO 50 µg/L', '? Zinco 3 µg/L'],
      ],
      [
        'is of the parameter that its header names',
        [
          [...WIDE, 'Cobre', 'Zinco', 'Unid. Cobre', 'Unid. Zinco'],
          [...S, 5, 7, 'µg/L', 'mg/L'],
        ],
        ['? Cobre 5 µg/L', 'Zn 7'],
      ],
      [
        'stands before each value',
        [
          [...WIDE, 'Un', 'Cobre', 'Un', 'Zinco'],
          [...S, 'µg/L', 5, 'mg/L', 7],
        ],
        ['? Cobre 5 µg/L', 'Zn 7'],
      ],
      [
        'may be of either value where all stand together',
        [
          [...WIDE, 'Cobre', 'Zinco', 'Un', 'Un'],
          [...S, 5, 7, 'µg/L', 'mg/L'],
          [...S, 5, 7, 'mg/L', 'mg/L'],
        ],
        ['? Cobre 5 µg/L ou mg/L', '? Zinco 7 µg/L ou mg/L', 'Cu 5', 'Zn 7'],
      ],
      [
        'stands behind a limit',
        [
          [...WIDE, 'Cobre', 'LQ', 'Unidade', 'Zinco', 'LQ', 'Unidade'],
          [...S, 5, 0.1, 'µg/L', 4, 0.1, 'mg/L'],
        ],
        ['? Cobre 5 µg/L', '? LQ 0,1', 'Zn 4', '? LQ 0,1'],
      ],
      [
        'stands before the limit’s own',
        [
          [...WIDE, 'Cobre', 'Un.', 'LQ', 'Un.', 'Zinco', 'Un.', 'LQ', 'Un.'],
          [...S, 5, 'µg/L', 0.1, 'mg/L', 4, 'mg/L', 0.1, 'µg/L'],
        ],
        ['? Cobre 5 µg/L', '? LQ 0,1', 'Zn 4', '? LQ 0,1'],
      ],
      [
        'stands above among such as have none',
        [
          [null, null, '-', 'UNT', 'uC', 'µg/L'],
          [...WIDE, 'pH', 'Turbidez', 'Cor', 'Cobre'],
          [...S, 7, 1, 2, 200],
        ],
        ['pH 7', '? Turbidez 1', '? Cor 2', '? Cobre 200 µg/L'],
      ],
      [
        'stands above among other words',
        [
          [null, null, 'Campo', 'µg/L', 'Ensaio'],
          [...WIDE, 'pH', 'Cobre', 'DBO'],
          [...S, 7, 200, 3],
        ],
        ['pH 7', '? Cobre 200 µg/L', 'DBO 3'],
      ],
      [
        'stands beneath with a word before it',
        [
          [...WIDE, 'DBO', 'Cobre', 'Zinco'],
          [null, null, 'em mg/L', 'em µg/L', 'Unid.: µg/L'],
          [...S, 100, 200, 300],
        ],
        ['DBO 100', '? Cobre 200 µg/L', '? Zinco 300 µg/L'],
      ],
      [
        'stands in a row below the samples that is called so',
        [
          [...WIDE, 'DBO', 'Cobre'],
          [...S, 100, 200],
          ['Unidade', null, 'mg/L', 'µg/L'],
        ],
        ['DBO 100', '? Cobre 200 µg/L'],
      ],
    ],
  ],
  [
    'the unit of a tall sheet',
    [
      [
        'stands behind the value, not behind a limit before it',
        [
          [...TALL, 'LQ', 'Unidade', 'Resultado', 'Unidade'],
          [...S, 'Cobre', 0.001, 'mg/L', 5, 'µg/L'],
        ],
        ['? Cobre 5 µg/L'],
      ],
      [
        'nor behind one that comes later',
        [
          [...TALL, 'Resultado', 'Unidade', 'VMP', 'Unid.'],
          [...S, 'Cobre', 5, 'µg/L', 1, 'mg/L'],
        ],
        ['? Cobre 5 µg/L'],
      ],
      [
        'does so under other names',
        [
          [...TALL, 'VMP', 'Unidade', 'Resultado', 'Unid.'],
          [...S, 'Cobre', 1, 'mg/L', 5, 'µg/L'],
        ],
        ['? Cobre 5 µg/L'],
      ],
      [
        'may be either of two that are both beside it',
        [
          [...TALL, 'Unidade', 'Resultado', 'Unid.'],
          [...S, 'Cobre', 'mg/L', 5, 'µg/L'],
          [...S, 'Zinco', 'mg/L', 5, 'mg/L'],
        ],
        ['? Cobre 5 mg/L ou µg/L', 'Zn 5'],
      ],
      [
        'is known among words that stand for one',
        [
          [...TALL, 'Resultado', 'Medida'],
          [...S, 'pH', 7, 'adimensional'],
          [...S, 'Turbidez', 7, 'UNT'],
          [...S, 'Cor', 7, 'uC'],
          [...S, 'Cobre', 5, 'µg/L'],
        ],
        ['pH 7', '? Turbidez 7', '? Cor 7', '? Cobre 5 µg/L'],
      ],
      [
        'is known among other words',
        [
          [...TALL, 'Resultado', 'Expresso em'],
          [...S, 'Cobre', 5, 'µg/L'],
          [...S, 'Zinco', 5, 'mg/L'],
          ...['turbidez', 'sem', 'a', 'b'].map((word) => [...S, 'pH', 7, word]),
        ],
        ['? Cobre 5 µg/L', 'Zn 5', 'pH 7', 'pH 7', 'pH 7', 'pH 7'],
      ],
      [
        'is known where the headed column is empty in its row',
        [
          [...TALL, 'Resultado', 'Unidade', 'Medido em'],
          [...S, 'Cobre', 5, null, 'µg/L'],
          [...S, 'Zinco', 5, 'mg/L', null],
        ],
        ['? Cobre 5 µg/L', 'Zn 5'],
      ],
      [
        'stands under the header',
        [
          [...TALL, 'Resultado'],
          [null, null, null, '(µg/L)'],
          [...S, 'Cobre', 5],
        ],
        ['? Cobre 5 (µg/L)'],
        [...DOWN],
      ],
      [
        'stands over it',
        [
          [null, null, null, 'µg/L'],
          [...TALL, 'Resultado'],
          [...S, 'Cobre', 5],
        ],
        ['? Cobre 5 µg/L'],
      ],
      [
        'stands in it',
        [
          [...TALL, 'Resultado (µg/L)', 'Unidade'],
          [...S, 'Cobre', 5, null],
          [...S, 'Zinco', 5, 'mg/L'],
        ],
        ['? Cobre 5 µg/L', '? Zinco 5 µg/L ou mg/L'],
      ],
      [
        'stands in it, and is the own',
        [
          [...TALL, 'Resultado em mg/L'],
          [...S, 'Cobre', 5],
        ],
        ['Cu 5'],
      ],
      [
        'stands in a title over all, where no row says another',
        [
          ['Resultados em µg/L'],
          [...TALL, 'Resultado', 'Unidade'],
          [...S, 'Cobre', 5, null],
          [...S, 'Zinco', 5, 'mg/L'],
          [...S, 'pH', 7, null],
        ],
        ['? Cobre 5 µg/L', 'Zn 5', 'pH 7'],
      ],
      [
        'stands in a heading among the rows, until the next',
        [
          [...TALL, 'Resultado', 'Unidade'],
          ['Metais (µg/L)'],
          [...S, 'Cobre', 5, null],
          [...S, 'Zinco', 5, 'mg/L'],
          ['Orgânicos (mg/L)'],
          [...S, 'DBO', 5, null],
        ],
        ['? Cobre 5 µg/L', 'Zn 5', 'DBO 5'],
      ],
    ],
  ],
  [
    'a sign in a tall sheet',
    [
      [
        'is that before the value, not that before a limit',
        [
          [...TALL, 'Sinal', 'LQ', 'Sinal', 'Resultado'],
          [...S, 'Cobre', null, 0.05, '<', 0.05],
          [...S, 'Zinco', '<', 0.05, null, 0.7],
        ],
        ['Cu <0,05', 'Zn 0,7'],
      ],
      [
        'is found beside a headed column that is empty',
        [
          [...TALL, 'Sinal', null, 'Resultado'],
          [...S, 'Cobre', null, '<', 5],
        ],
        ['Cu <5'],
      ],
      [
        'may be one of the limit of quantification',
        [
          [...TALL, 'Comparador', 'Resultado'],
          [...S, 'Cobre', '<LQ', 0.05],
          [...S, 'Zinco', null, 5],
        ],
        ['? Cobre (<LQ) 0,05', 'Zn 5'],
      ],
      [
        'may stand among other marks',
        [
          [...TALL, 'Flag', 'Resultado'],
          [...S, 'Cobre', '<', 0.05],
          [...S, 'Zinco', 'U', 5],
          [...S, 'DBO', 'J', 5],
          [...S, 'DQO', 'J', 5],
        ],
        ['? Cobre (Flag: <) 0,05', 'Zn 5', 'DBO 5', 'DQO 5'],
      ],
      [
        'may stand there for the first time far below',
        [
          [...TALL, 'Flag', 'Resultado'],
          ...Array.from({ length: 350 }, () => [...S, 'DBO', 'J', null]),
          [...S, 'Cobre', '<', 0.05],
        ],
        ['? Cobre (Flag: <) 0,05'],
      ],
      [
        'may stand in a remark',
        [
          [...TALL, 'Resultado', 'Observação'],
          [...S, 'Cobre', 0.05, '<LQ'],
          [...S, 'Zinco', '<0,05', '<'],
        ],
        ['? Cobre (Observação: <LQ) 0,05', 'Zn <0,05'],
      ],
      [
        'is read in words among others that say the number is what it is',
        [
          [...TALL, 'Situação do resultado', 'Resultado'],
          [...S, 'Cobre', 'menor que', 5],
          [...S, 'Zinco', 'igual a', 5],
          [...S, 'DBO', 'igual a', 5],
        ],
        ['Cu <5', 'Zn 5', 'DBO 5'],
      ],
      [
        'behind a limit may be how the result stands to it',
        [
          [...TALL, 'Resultado', 'Unidade', 'VMP', 'Comparação'],
          [...S, 'Cobre', 0.5, 'mg/L', 1, '<'],
          [...S, 'Zinco', 0.5, 'mg/L', 1, null],
        ],
        ['? Cobre (Comparação: <) 0,5', 'Zn 0,5'],
      ],
      [
        'is how it stands to it under a header that says so',
        [
          [...TALL, 'Resultado', 'Unidade', 'VMP', 'Comparação com VMP'],
          [...S, 'Cobre', 0.5, 'mg/L', 'até 1', '<'],
        ],
        ['Cu 0,5'],
      ],
      ...(
        [
          ['Referência', 'SMWW 5210 B'],
          ['Incerteza', '± 0,1'],
          ['Incerteza', 0.1],
          ['VMP', 'até 60'],
          ['VMP', '5 a 9'],
          ['Padrão', 'Ausente'],
          ['Limite', '-'],
        ] as const
      ).flatMap(([header, limit]): Read[] => [
        [
          `is the value’s between it and its unit, before ${header} ${limit}`,
          [
            [...TALL, 'Valor', null, 'Unidade', header],
            [...S, 'Cobre', 0.5, '<', 'mg/L', limit],
          ],
          ['Cu <0,5'],
        ],
        [
          `is the value’s behind its unit, before ${header} ${limit}`,
          [
            [...TALL, 'Valor', 'Unidade', null, header],
            [...S, 'Cobre', 0.5, 'mg/L', '<', limit],
          ],
          ['Cu <0,5'],
        ],
        [
          `is the value’s under another header, before ${header} ${limit}`,
          [
            [...TALL, 'Valor', 'Op.', header],
            [...S, 'Cobre', 0.5, '<', limit],
          ],
          ['Cu <0,5'],
        ],
      ]),
      [
        'is the value’s where the unit stands between it and a limit in words',
        [
          [...TALL, 'Valor', null, 'Unidade', 'LQ'],
          [...S, 'Cobre', 0.5, '<', 'mg/L', '0,05 mg/L'],
        ],
        ['Cu <0,5'],
      ],
      [
        'may be of a limit that it stands right before',
        [
          [...TALL, 'Valor', 'Unidade', null, 'LQ'],
          [...S, 'Cobre', 0.5, 'mg/L', '<', '0,05 mg/L'],
        ],
        ['? Cobre (<) 0,5'],
      ],
      [
        'behind the value may be of a limit behind it',
        [
          [...TALL, 'Valor', 'Op.', 'Unidade', 'VMP'],
          [...S, 'Cobre', 0.5, '<', 'mg/L', 60],
          [...S, 'Zinco', 0.5, null, 'mg/L', 60],
        ],
        ['? Cobre (Op.: <) 0,5', 'Zn 0,5'],
      ],
      [
        'is the value’s before what is told of the sample',
        [
          ['Parâmetro', 'Valor', null, 'Unidade', 'Nº Amostra', 'Ponto', 'Data'],
          ['Cobre', 0.5, '<', 'mg/L', 1001, ...S],
        ],
        ['Cu <0,5'],
      ],
      [
        'is the limit’s under a header over both',
        [
          [...TALL, 'Valor', 'Limite', null],
          [...S, 'Cobre', 0.5, '<', 60],
        ],
        ['Cu 0,5'],
      ],
      [
        'behind other columns may be of anything',
        [
          [...TALL, 'Resultado', 'Método', 'Flag'],
          [...S, 'Cobre', 0.5, 'SMWW', '<'],
        ],
        ['? Cobre (Flag: <) 0,5'],
      ],
    ],
  ],
  [
    'what is of a parameter that is not registered, in a wide sheet,',
    [
      [
        'is its sign, behind a registered one’s value',
        [
          [...WIDE, 'Ferro', null, 'Turbidez', null],
          [...S, null, 0.8, '<', 83],
        ],
        ['Fe 0,8'],
        ['C1:D1', 'E1:F1'],
      ],
      [
        'is its sign, before a registered one’s value',
        [
          [...WIDE, 'Turbidez', null, 'Ferro', null],
          [...S, '<', 0.8, null, 83],
        ],
        ['Fe 83'],
        ['C1:D1', 'E1:F1'],
      ],
      [
        'is its sign among others of three columns',
        [
          [...WIDE, 'Ferro', null, null, 'Turbidez', null, null, 'Cobre', null, null],
          [...S, null, 0.8, 'mg/L', '<', 83, 'UNT', '<', 5, 'mg/L'],
        ],
        ['Fe 0,8', 'Cu <5'],
        ['C1:E1', 'F1:H1', 'I1:K1'],
      ],
      [
        'is its sign where the names beneath say so',
        [
          [...WIDE, 'Ferro', null, 'Turbidez', null],
          [null, null, 'Sinal', 'Valor', 'Sinal', 'Valor'],
          [...S, null, 0.8, '<', 83],
        ],
        ['Fe 0,8'],
        ['C1:D1', 'E1:F1', 'A1:A2', 'B1:B2'],
      ],
      [
        'is its sign where they are not merged',
        [
          [...WIDE, 'Ferro', null, 'Turbidez', null],
          [...S, '<', 0.8, '<', 83],
        ],
        ['Fe <0,8'],
      ],
      [
        'is its sign behind words, or behind nothing',
        [
          [...WIDE, 'DBO', 'Sinal', 'Coliformes', 'Sinal', 'Cobre', 'Sinal', 'Turbidez', 'Sinal'],
          [...S, 5, null, 'Ausente', '<', 7, null, null, '<'],
        ],
        ['DBO 5', 'Cu 7'],
      ],
      [
        'is its sign before them',
        [
          [...WIDE, 'Sinal', 'DBO', 'Sinal', 'Turbidez', 'Sinal', 'Cobre'],
          [...S, null, 5, '<', null, null, 0.1],
        ],
        ['DBO 5', 'Cu 0,1'],
      ],
      [
        'is no sign where it is below its limit',
        [
          [...WIDE, 'Tolueno', 'DBO', 'Benzeno (µg/L)', 'Cobre', 'Xileno'],
          [...S, '<LQ', 5, '< LQ', 0.1, 'Menor que o LQ'],
        ],
        ['DBO 5', 'Cu 0,1'],
      ],
      [
        'is no sign of a column that says so of others',
        [
          [...WIDE, 'Comparador', 'Cobre', 'Flag', 'Zinco', 'Zinco (qual.)'],
          [...S, '<LQ', 0.05, null, 7, '<LQ'],
        ],
        ['? Cobre (<LQ) 0,05', '? Zinco (<LQ) 7'],
      ],
      [
        'is its unit',
        [
          [...WIDE, 'DBO', 'Un', 'Coliformes', 'Un', 'Cobre', 'Un', 'Turbidez', 'Un'],
          [...S, 5, 'mg/L', 'Ausente', 'NMP/100mL', 7, 'mg/L', null, 'UNT'],
          [...S, 6, 'mg/L', 'Ausente', 'NMP/100mL', 8, 'µg/L', null, 'UNT'],
        ],
        ['DBO 5', 'Cu 7', 'DBO 6', '? Cobre 8 µg/L'],
      ],
      [
        'is its unit, even without a header',
        [
          [...WIDE, 'DBO', null, 'Coliformes', null, 'Temperatura', null],
          [...S, 5, 'mg/L', 'Ausente', 'NMP/100mL', 25, '°C'],
        ],
        ['DBO 5', '°C 25'],
      ],
      [
        'or of a device may have none: a sign behind it keeps the result pending',
        [
          [...WIDE, 'Cobre', 'Equipamento', 'Sinal'],
          [...S, 5, 'ICP', '<'],
        ],
        ['? Cobre (Sinal: <) 5'],
      ],
      [
        'and so does a unit',
        [
          [...WIDE, 'Cobre', 'Equipamento', 'Un', 'Zinco', 'Un'],
          [...S, 5, 'ICP', 'µg/L', 7, 'mg/L'],
        ],
        ['? Cobre 5 µg/L ou mg/L', '? Zinco 7 µg/L ou mg/L'],
      ],
      [
        'or of the weather is no sign that signs stand behind it',
        [
          [...WIDE, 'Condição do tempo', 'Sinal', 'Cobre', 'Sinal', 'Zinco'],
          [...S, 'Nublado', '<', 5, null, 7],
        ],
        ['Cu <5', 'Zn 7'],
      ],
    ],
  ],
  [
    'headers further down',
    [
      [
        'of other columns, with units of their own, are those of the rows below',
        [
          [...WIDE, 'DBO', 'Cobre'],
          [null, null, 'mg/L', 'mg/L'],
          [...S, 100, 0.3],
          [],
          [...WIDE, 'Cobre', 'DBO'],
          [null, null, 'µg/L', 'mg/L'],
          [...S, 30, 111],
        ],
        ['DBO 100', 'Cu 0,3', '? Cobre 30 µg/L', 'DBO 111'],
      ],
      [
        'that are the same have units of their own too',
        [
          [...WIDE, 'Cobre'],
          [null, null, 'mg/L'],
          [...S, 0.3],
          [...WIDE, 'Cobre'],
          [null, null, 'µg/L'],
          [...S, 30],
        ],
        ['Cu 0,3', '? Cobre 30 µg/L'],
      ],
      [
        'that are only repeated leave the units as they are',
        [
          [...WIDE, 'Cobre'],
          [null, null, 'µg/L'],
          [...S, 30],
          [...WIDE, 'Cobre'],
          [...S, 40],
        ],
        ['? Cobre 30 µg/L', '? Cobre 40 µg/L'],
      ],
      [
        'name the day in other words, and say the unit',
        [
          [...WIDE, 'Cobre (mg/L)', 'Zinco (mg/L)'],
          [...S, 0.1, 0.2],
          ['Ponto', 'Data de Coleta', 'Zinco (µg/L)', 'Cobre (µg/L)'],
          [...S, 100, 200],
        ],
        ['Cu 0,1', 'Zn 0,2', '? Zinco 100 µg/L', '? Cobre 200 µg/L'],
      ],
      [
        'of a tall sheet stand over other columns',
        [
          [...TALL, 'Resultado', 'Unidade', 'LQ'],
          [...S, 'DBO', 100, 'mg/L', 2],
          [...TALL, 'LQ', 'Unidade', 'Resultado'],
          [...S, 'DQO', 2, 'mg/L', 111],
        ],
        ['DBO 100', 'DQO 111'],
      ],
      [
        'repeated in a tall sheet leave the unit of the section as it is',
        [
          [...TALL, 'Resultado', 'Unidade'],
          ['Metais (µg/L)'],
          [...S, 'Cobre', 5, null],
          [...TALL, 'Resultado', 'Unidade'],
          [...S, 'Zinco', 7, null],
          [...S, 'DBO', 7, 'mg/L'],
        ],
        ['? Cobre 5 µg/L', '? Zinco 7 µg/L', 'DBO 7'],
      ],
      [
        'of something else than parameters bring none of the first ones',
        [
          [...WIDE, 'DBO', 'DQO'],
          [...S, 100, 200],
          ['Controle de qualidade'],
          [...WIDE, '% Recuperação', 'Branco'],
          [...S, 97, 0.2],
        ],
        ['DBO 100', 'DQO 200', '? % Recuperação 97', '? Branco 0,2'],
      ],
      [
        'of no results at all end those above',
        [
          [...WIDE, 'DBO', 'DQO'],
          [...S, 100, 200],
          [...WIDE, 'Responsável', 'Hora'],
          [...S, 'Técnica', 10],
        ],
        ['DBO 100', 'DQO 200'],
      ],
      [
        'stand side by side with the same ones, over samples of their own',
        [
          [...WIDE, 'DBO', null, ...WIDE, 'DQO'],
          [...S, 100, null, 'P9', '15/01/2026', 200],
          [...S, 101, null, null, null, null],
        ],
        ['DBO 100', 'DBO 101', '? DQO 200'],
      ],
      [
        'name a day twice, of which the second is no sample’s',
        [
          ['Data', 'Ponto', 'DBO', 'Data', 'DQO'],
          ['14/01/2026', 'P1', 100, '15/01/2026', 200],
        ],
        ['DBO 100', 'DQO 200'],
      ],
      [
        'stand right below those of groups, which say their units',
        [
          [...WIDE, 'Físico-químicos (mg/L)', null, 'Metais (µg/L)', null],
          [...WIDE, 'DBO', 'DQO', 'Cobre', 'Zinco'],
          [...S, 10, 20, 30, 40],
        ],
        ['DBO 10', 'DQO 20', '? Cobre 30 µg/L', '? Zinco 40 µg/L'],
        ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'],
      ],
    ],
  ],
])('%s', (_kind, sheets) => {
  test.each(sheets)('%s', (_name, rows, expected, merges = []) => {
    expect(read(rows, merges)).toEqual(expected);
  });
});

describe('what comes in though it may seem to be told of', () => {
  test.each<[name: string, rows: CellValue[][], expected: string[], merges?: string[]]>([
    [
      'a plant as Unidade of a wide sheet',
      [
        [...WIDE, 'Unidade', 'Cobre', 'Zinco'],
        [...S, 'Fábrica 1', 5, 4],
      ],
      ['Cu 5', 'Zn 4'],
    ],
    [
      'one beside the unit of a tall one',
      [
        ['Unidade', ...TALL, 'Resultado', 'Unid.'],
        ['Fábrica 1', ...S, 'Cobre', 5, 'mg/L'],
      ],
      ['Cu 5'],
    ],
    [
      'a person as Operador',
      [
        [...TALL, 'Operador', 'Sinal', 'Resultado'],
        [...S, 'Cobre', 'João', '<', 5],
      ],
      ['Cu <5'],
    ],
    [
      'a verdict on what is permitted',
      [
        [...TALL, 'Resultado', 'Situação'],
        [...S, 'Cobre', 5, '> VMP'],
        [...S, 'Zinco', 4, 'Inferior'],
      ],
      ['Cu 5', 'Zn 4'],
    ],
    [
      'what is told above of the place',
      [
        ['Vazão 10 m3/h', null, 'Vazão 10 m3/h', 'Vazão (m3/h)'],
        [...WIDE, 'Cobre', 'Zinco'],
        [...S, 5, 4],
      ],
      ['Cu 5', 'Zn 4'],
    ],
    [
      'what is told among rows of it',
      [[...TALL, 'Resultado'], ['Vazão 10 m3/h'], [...S, 'Cobre', 5], ['Página 2'], [...S, 'Zinco', 4]],
      ['Cu 5', 'Zn 4'],
    ],
    [
      'a unit in a cell of one parameter',
      [
        [...WIDE, 'DBO', 'Un.', 'pH'],
        [...S, 7, 'mg/L', 7],
      ],
      ['DBO 7', 'pH 7'],
    ],
    [
      'an average and its deviation',
      [
        [...TALL, 'Resultado', null],
        [null, null, null, 'Média', 'DP'],
        [...S, 'Cobre', 5, 0.3],
      ],
      ['Cu 5'],
      ['D1:E1'],
    ],
    [
      'an unmerged number beside a value',
      [
        [...TALL, 'Resultado', null, 'Unidade'],
        [...S, 'Cobre', 5, 0.3, 'mg/L'],
      ],
      ['Cu 5'],
    ],
    [
      'a verdict beside one that is below its limit',
      [
        [...TALL, 'Resultado', null, 'Unidade'],
        [...S, 'Cobre', '<LQ', 'Conforme', 'mg/L'],
        [...S, 'Zinco', 0.5, 'Conforme', 'mg/L'],
      ],
      ['? Cobre <LQ', 'Zn 0,5'],
    ],
    ...[
      ['Observação', 'Observação: '],
      ['Status', 'Status: '],
      ['Nota', ''],
      ['Parecer', ''],
    ].map(
      ([header = '', told = '']): Read => [
        `a value that is said again in ${header} to be below its limit`,
        [
          [...TALL, 'Resultado', 'Unidade', header],
          ...['<LQ', '< LD', '<L.Q.', 'Abaixo do LQ', 'Menor que o LQ', 'Abaixo do limite de quantificação'].map(
            (text) => [...S, ...['Cobre', '<0,05', 'mg/L', text]],
          ),
          [...S, 'Zinco', '>5', 'mg/L', '<LQ'],
          [...S, 'Chumbo', 5, 'mg/L', '<LQ'],
          [...S, 'Chumbo', '<5', 'mg/L', '>LQ'],
        ],
        [
          ...Array.from({ length: 6 }, () => 'Cu <0,05'),
          `? Zinco (${told}<LQ) >5`,
          `? Chumbo (${told}<LQ) 5`,
          `? Chumbo (${told}>LQ) <5`,
        ],
      ],
    ),
    [
      'one whose sign stands beside it',
      [
        [...TALL, 'Sinal', 'Resultado', 'Unidade', 'Nota'],
        [...S, 'Cobre', '<', 0.05, 'mg/L', '<LQ'],
        [...S, 'Zinco', '>', 5, 'mg/L', '<LQ'],
      ],
      ['Cu <0,05', '? Zinco (> <LQ) 5'],
    ],
    [
      'such values of a wide sheet',
      [
        [...WIDE, 'Cobre', 'Zinco', 'Obs'],
        [...S, '<0,05', '<0,7', '<LQ'],
      ],
      ['Cu <0,05', 'Zn <0,7'],
    ],
    [
      'a blank or a duplicate below its limit',
      [
        [...TALL, 'Resultado', 'Unidade', 'Branco', 'Duplicata', null],
        [...S, 'Cobre', 0.5, 'mg/L', '<LQ', '<', 0.5],
        [...S, 'Zinco', 0.5, 'mg/L', '<LQ', null, 0.5],
      ],
      ['Cu 0,5', 'Zn 0,5'],
    ],
    [
      'a temperature or a pH under a heading of concentrations',
      [
        [null, null, 'Resultados (mg/L)'],
        [...WIDE, 'DBO', 'pH', 'Temperatura'],
        [...S, 5, 7, 25],
      ],
      ['DBO 5', 'pH 7', '°C 25'],
      ['C1:E1'],
    ],
    [
      'one under such a heading of a tall sheet',
      [
        ['Resultados expressos em mg/L'],
        [...TALL, 'Resultado', 'Unidade'],
        [...S, 'Cobre', 5, null],
        [...S, 'Temperatura', 25, null],
        ['Metais (µg/L)'],
        [...S, 'Zinco', 5, null],
        [...S, 'Temperatura', 25, null],
      ],
      ['Cu 5', '°C 25', '? Zinco 5 µg/L', '°C 25'],
      ['A1:E1'],
    ],
    [
      'one under a header of concentrations',
      [
        [...TALL, 'Resultado (mg/L)', 'Unidade'],
        [...S, 'Cobre', 5, null],
        [...S, 'Temperatura', 25, '°C'],
        [...S, 'Temperatura', 25, null],
        [...S, 'Sólidos Sedimentáveis', 1, null],
      ],
      ['Cu 5', '°C 25', '°C 25', '? Sólidos Sedimentáveis 1 mg/L'],
    ],
    [
      'another sample’s sign',
      [
        [...TALL, 'Sinal', 'Resultado', null],
        [...S, 'Cobre', '<', 5, null],
        [...S, 'Zinco', '=', 4, null],
      ],
      ['Cu <5', 'Zn 4'],
    ],
  ])('%s', (_name, rows, expected, merges = []) => {
    expect(read(rows, merges)).toEqual(expected);
  });
});

describe('of a MyLIMS file', () => {
  const analises = (...rows: CellValue[][]) => {
    const table = rows.map((row, at) => ({
      linha: at + 1,
      celulas: row.map((value) => (value === null ? null : String(value).replace('.', ','))),
    }));
    const sample = { planilha: '', coluna: null, ponto: 'P1', cliente: null, data: '2026-01-14', hora: null };
    return become(readAnalises(table).map((one) => ({ ...one, ...sample, detalhes: null })));
  };
  const M = ['Código Amostra', 'Parâmetro'];

  test.each<[string, CellValue[][], string[]]>([
    [
      'the unit is that behind the value',
      [
        [...M, 'LQ', 'Unidade', 'Resultado', 'Unidade'],
        ['A', 'Cobre', 0.01, 'mg/L', 5, 'µg/L'],
      ],
      ['? Cobre 5 µg/L'],
    ],
    [
      'a unit counts among words',
      [
        [...M, 'Resultado', 'Medida'],
        ['A', 'pH', 7, 'UNT'],
        ['A', 'pH', 7, 'uC'],
        ['A', 'Cobre', 5, 'µg/L'],
      ],
      ['pH 7', 'pH 7', '? Cobre 5 µg/L'],
    ],
    [
      'the sign is that before the value',
      [
        [...M, 'Sinal', 'LQ', 'Sinal', 'Resultado'],
        ['A', 'Cobre', null, 0.05, '<', 0.05],
      ],
      ['Cu <0,05'],
    ],
    [
      'what may be its sign keeps it pending',
      [
        [...M, 'Comparador', 'Resultado'],
        ['A', 'Cobre', '<LQ', 0.05],
      ],
      ['? Cobre (<LQ) 0,05'],
    ],
    [
      'a sign among other marks keeps it pending',
      [
        [...M, 'Flag', 'Resultado'],
        ['A', 'Cobre', '<', 0.05],
        ['A', 'Zinco', 'J', 5],
        ['A', 'DBO', 'J', 5],
      ],
      ['? Cobre (Flag: <) 0,05', 'Zn 5', 'DBO 5'],
    ],
    [
      'a comparison with a limit may be its sign',
      [
        [...M, 'Resultado', 'VMP', 'Comparação'],
        ['A', 'Cobre', 0.5, 1, '<'],
      ],
      ['? Cobre (Comparação: <) 0,5'],
    ],
    [
      'a title above the headings tells the unit',
      [['Resultados em µg/L'], [...M, 'Resultado'], ['A', 'Cobre', 120], ['A', 'pH', 7]],
      ['? Cobre 120 µg/L', 'pH 7'],
    ],
    [
      'so does the header of the values',
      [
        [...M, 'Resultado (µg/L)'],
        ['A', 'Cobre', 120],
      ],
      ['? Cobre 120 µg/L'],
    ],
    [
      'and a unit alone under it, which is no result',
      [
        [...M, 'Resultado'],
        [null, null, 'µg/L'],
        ['A', 'Cobre', 120],
      ],
      ['? Cobre 120 µg/L'],
    ],
  ])('%s', (_name, rows, expected) => {
    expect(analises(...rows)).toEqual(expected);
  });
});

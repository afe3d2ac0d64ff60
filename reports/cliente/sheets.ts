import type { DadosDoContato } from '../../contract/contatos.ts';
import { formatValue, type KindName, type KindOptions } from '../../resources/kinds.ts';
import type { Row, Sheet, SheetColumn } from '../engine/report.ts';
import { acaoEmPalavras } from '../log-usuarios/acao.ts';

/** A field of a record as a sheet shows it. */
export type SheetField = Pick<KindOptions, 'decimals' | 'choices'> & { name: string; label: string; kind: KindName };

/** When a record was registered. */
export const DT_CADASTRO = { name: 'dtCadastro', label: 'Data de Cadastro', kind: 'moment' } as const;

/** Of latitudes and longitudes. */
export const DEGREES = { kind: 'decimal', decimals: 6 } as const;

/** What a cell takes of a field: the word of a choice, else the value itself. */
const cellValue = ({ name, kind, choices }: SheetField, record: Row) =>
  (choices ? formatValue(kind, record[name], { choices }) : record[name]) ?? null;

/** A record as a sheet, a line a field. */
export function fieldsSheet(name: string, fields: readonly SheetField[], record: Row): Sheet {
  return {
    name,
    columns: [
      { header: 'Campo', field: 'campo', kind: 'text' },
      { header: 'Valor', field: 'valor', kind: 'text', kinds: 'kind' },
    ],
    rows: fields.map((field): Row => ({ campo: field.label, valor: cellValue(field, record), kind: field.kind })),
  };
}

/** Records of one kind, a line each; removed ones say when that was. */
export function listSheet(name: string, fields: readonly SheetField[], records: readonly Row[]): Sheet {
  const columns = fields.map(({ name: field, label: header, kind, decimals, choices }): SheetColumn => {
    return { header, field, kind: choices ? 'text' : kind, ...(decimals !== undefined && { decimals }) };
  });
  return {
    name,
    columns: [...columns, { header: 'Removido em', field: 'removidoEm', kind: 'moment' }],
    rows: records.map((record): Row => {
      const cells = fields.map((field) => [field.name, cellValue(field, record)]);
      return { ...Object.fromEntries(cells), removidoEm: record.removidoEm ?? null };
    }),
  };
}

/** What the log tells of a person's record, in words. */
export function registrosSheet(registros: DadosDoContato['registros']): Sheet {
  return {
    name: 'Registros',
    columns: [
      { header: 'Data', field: 'dtAcao', kind: 'moment' },
      { header: 'Usuário', field: 'login', kind: 'text' },
      { header: 'Ação', field: 'acao', kind: 'multiline' },
    ],
    rows: registros.map(
      (entrada): Row => ({
        dtAcao: entrada.dtAcao,
        login: entrada.login,
        acao: acaoEmPalavras(entrada),
      }),
    ),
  };
}

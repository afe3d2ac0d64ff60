import type { DadosDoContato } from '../../contract/contatos.ts';
import type { Row, Sheet } from '../engine/report.ts';

/** A record as a sheet, a line a field. */
export function fieldsSheet(name: string, fields: readonly { name: string; label: string }[], record: Row): Sheet {
  return {
    name,
    columns: [
      { header: 'Campo', field: 'campo', kind: 'text' },
      { header: 'Valor', field: 'valor', kind: 'text' },
    ],
    rows: fields.map((field): Row => ({ campo: field.label, valor: record[field.name] ?? null })),
  };
}

/** What the log tells of a person's record. */
export function registrosSheet(registros: DadosDoContato['registros']): Sheet {
  return {
    name: 'Registros',
    columns: [
      { header: 'Data', field: 'dtAcao', kind: 'moment' },
      { header: 'Usuário', field: 'login', kind: 'text' },
      { header: 'Ação', field: 'acao', kind: 'multiline' },
    ],
    rows: registros.map(({ dtAcao, login, acao }): Row => ({ dtAcao, login, acao })),
  };
}

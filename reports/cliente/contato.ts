import type { DadosDoContato } from '../../contract/contatos.ts';
import { CONTATO_PESSOAL } from '../../resources/cliente/contato.ts';
import type { Workbook } from '../engine/report.ts';
import { DT_CADASTRO, fieldsSheet, registrosSheet, type SheetField } from './sheets.ts';

/** In the order of the file. */
const FIELDS: readonly (SheetField & { name: keyof DadosDoContato['contato'] })[] = [
  { name: 'cliente', label: 'Cliente', kind: 'text' },
  ...Object.values(CONTATO_PESSOAL),
  DT_CADASTRO,
];

/** All that is held on a contact, as a file to hand over (Lei 13.709/2018, art. 18 and 19). */
export function contatoWorkbook({ contato, registros }: DadosDoContato, emittedAt: string): Workbook {
  return {
    file: `contato_${contato.id}.xlsx`,
    emittedAt,
    sheets: [fieldsSheet('Dados', FIELDS, contato), registrosSheet(registros)],
  };
}

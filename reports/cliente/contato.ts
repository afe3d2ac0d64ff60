import type { DadosDoContato } from '../../contract/contatos.ts';
import { CONTATO_PESSOAL } from '../../resources/cliente/contato.ts';
import type { Row, Workbook } from '../engine/report.ts';

/** In the order of the file. */
const FIELDS: readonly { name: keyof DadosDoContato['contato']; label: string }[] = [
  { name: 'cliente', label: 'Cliente' },
  ...Object.values(CONTATO_PESSOAL),
  { name: 'dtCadastro', label: 'Data de Cadastro' },
];

/** All that is held on a contact, as a file to hand over (Lei 13.709/2018, art. 18 and 19). */
export function contatoWorkbook({ contato, registros }: DadosDoContato, emittedAt: string): Workbook {
  const rows = FIELDS.map(({ name, label }): Row => ({ campo: label, valor: contato[name] ?? null }));
  return {
    file: `contato_${contato.id}.xlsx`,
    emittedAt,
    sheets: [
      {
        name: 'Dados',
        columns: [
          { header: 'Campo', field: 'campo', kind: 'text' },
          { header: 'Valor', field: 'valor', kind: 'text' },
        ],
        rows,
      },
      {
        name: 'Registros',
        columns: [
          { header: 'Data', field: 'dtAcao', kind: 'moment' },
          { header: 'Usuário', field: 'login', kind: 'text' },
          { header: 'Ação', field: 'acao', kind: 'multiline' },
        ],
        rows: registros.map(({ dtAcao, login, acao }): Row => ({ dtAcao, login, acao })),
      },
    ],
  };
}

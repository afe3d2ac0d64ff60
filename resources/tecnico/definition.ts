import { defineRegister } from '../defineRegister.ts';

/** Technicians: the users of that group, listed, printed and exported only (spec 1 §2). */
export const tecnico = defineRegister({
  resource: 'relatorio/usuario-tecnico',
  entity: 'Usuario',
  title: 'Técnicos',
  item: 'Técnico',
  readOnly: true,
  fields: [
    { name: 'nome', label: 'Nome', kind: 'text' },
    { name: 'login', label: 'Login', kind: 'text' },
  ],
  list: ['nome', 'login', 'flagAtivo', 'dtCadastro'],
  search: ['nome', 'login'],
  unique: [],
  pdf: { title: 'Relatório de Técnicos' },
  excel: { file: 'Relatorio_Tecnicos' },
});

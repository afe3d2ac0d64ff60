import { defineRegister } from '../defineRegister.ts';

/** Samplers (spec 1 §2 and §3). Several of one model share a description: the code tells them apart. */
export const amostrador = defineRegister({
  resource: 'cadastro/Amostrador',
  entity: 'Amostrador',
  title: 'Amostradores',
  item: 'Amostrador',
  fields: [
    { name: 'codigo', label: 'Código', kind: 'text', maxLength: 40 },
    { name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 },
    { name: 'obs', label: 'Observações', kind: 'multiline', maxLength: 2000 },
    { name: 'dtAquisicao', label: 'Data de Aquisição', kind: 'date' },
  ],
  list: ['codigo', 'descricao', 'dtAquisicao', 'flagAtivo'],
  search: ['descricao', 'codigo'],
  unique: ['codigo'],
  createAlways: true,
  dialogWidth: 800,
  pdf: {
    title: 'Relatório de Amostradores',
    columns: ['id', 'codigo', 'descricao', 'obs', 'dtAquisicao', 'flagAtivo'],
  },
  excel: {
    file: 'Amostrador',
    columns: ['id', 'codigo', 'descricao', 'obs', 'dtAquisicao', 'flagAtivo', 'dtCadastro'],
  },
});

import { CLIENTES, defineRegister } from '../defineRegister.ts';

/** Branches of activity (spec 1 §2 and §3). Each has a page of its own with its e-mail text and its parameters. */
export const ramoAtividade = defineRegister({
  resource: 'cadastro/ramo-atividade',
  entity: 'RamoAtividade',
  title: 'Ramo de Atividade',
  item: 'Ramo de Atividade',
  fields: [
    { name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 },
    {
      name: 'corpoEmailVisitaRealizada',
      label: 'Config. Mensagens de E-mails',
      kind: 'multiline',
      maxLength: 10_000,
      form: false,
    },
  ],
  list: ['descricao', 'flagAtivo'],
  uses: [
    {
      table: 'Pessoa',
      column: 'idRamoAtividade',
      label: CLIENTES.label,
      list: { ...CLIENTES, filter: 'idRamoAtividade', through: ['Pessoa.id'] },
    },
  ],
  defaultStatus: 1,
  pdf: { title: 'Relatório de Ramos de Atividade' },
  excel: { file: 'Ramo_Atividade' },
});

import { namesAlike } from '../../domain/coleta/parametroMatch.ts';
import { type Dated, defineRegister } from '../defineRegister.ts';

/** Where the limits of other days are. */
export const LIMITES: Dated = { entity: 'Parametro', table: 'ParametroLimite', column: 'idParametro' };

/** Analysis parameters with their limits (spec 1 §2 and §3); synonyms hang on each. */
export const parametro = defineRegister({
  resource: 'cadastro/Parametro',
  entity: 'Parametro',
  title: 'Parâmetros',
  item: 'Parâmetro',
  fields: [
    { name: 'sigla', label: 'Sigla', gender: 'f', kind: 'text', required: true, maxLength: 20 },
    { name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 },
    {
      name: 'minimo',
      label: 'Mínimo',
      kind: 'decimal',
      decimals: 2,
      unrounded: true,
      required: true,
      default: 0,
      // A maximum of 0 is none (domain/coleta/conformity).
      atMost: { field: 'maximo', message: 'O mínimo não pode ser maior que o máximo' },
    },
    { name: 'maximo', label: 'Máximo', kind: 'decimal', decimals: 2, unrounded: true, required: true, default: 0 },
    {
      name: 'incerteza',
      label: 'Incerteza',
      kind: 'decimal',
      decimals: 2,
      unrounded: true,
      suffix: '%',
      smallest: 0,
      required: true,
      default: 0,
    },
  ],
  list: ['sigla', 'descricao', 'sinonimos', 'minimo', 'maximo', 'incerteza', 'flagAtivo'],
  search: ['descricao', 'sigla', 'sinonimos'],
  unique: ['sigla', 'descricao'],
  uses: [
    {
      table: 'Resultado',
      column: 'idParametro',
      label: ['resultado', 'resultados'],
      owner: { table: 'HistoricoColeta', column: 'idColeta' },
    },
    {
      table: 'RamoAtividadeParametro',
      column: 'idParametro',
      label: ['ramo de atividade', 'ramos de atividade'],
      owner: { table: 'RamoAtividade', column: 'idRamoAtividade' },
      list: {
        resource: 'cadastro/ramo-atividade',
        table: 'RamoAtividade',
        label: ['ramo', 'ramos'],
        filter: 'idParametro',
        through: ['RamoAtividadeParametro.idRamoAtividade'],
      },
    },
  ],
  parts: [
    {
      table: 'RamoAtividadeParametroSinonimo',
      column: 'idParametro',
      alike: namesAlike,
      visible: ['idParametro', 'descricao', 'flagAtivo'],
      listed: { name: 'sinonimos', label: 'Sinônimos', kind: 'text' },
    },
  ],
  dated: LIMITES,
  pdf: {
    title: 'Relatório de Parâmetros',
    columns: ['id', 'sigla', 'descricao', 'minimo', 'maximo', 'incerteza', 'flagAtivo'],
  },
  excel: {
    file: 'Parametro',
    columns: ['id', 'sigla', 'descricao', 'minimo', 'maximo', 'incerteza', 'flagAtivo', 'dtCadastro'],
  },
});

import { SINAIS } from '../cliente/sinais.ts';
import { PELOS_LIMITES_DO_DIA } from '../tabela/coletas.ts';
import type { TableContents } from '../tabela/table.ts';
import type { DasIndustrias } from './asks.ts';
import { foraDosLimites, type Linha, PARAMETROS, quente } from './linha.ts';
import { pagina, proximas, todas } from './load.ts';

export const tabela: TableContents<DasIndustrias, Linha> = {
  load: (api, asked, { signal }) => todas(api, asked, signal),
  page: (api, asked, number, { signal }) => pagina(api, asked, number, signal),
  key: 'id',
  columns: [
    { header: 'Indústria', field: 'nome', kind: 'text', width: 320, heads: true },
    { header: 'Logradouro', field: 'logradouro', kind: 'text', width: 240 },
    { header: 'CNPJ', field: 'cnpj', kind: 'text', width: 176 },
    { header: 'Coleta', field: 'dtExecucao', kind: 'date', width: 128, heads: true },
    ...PARAMETROS.map(
      ({ field, header, unit }) =>
        ({ header, unit, field, kind: 'decimal', lab: true, width: Math.max(120, 60 + 9 * header.length) }) as const,
    ),
  ],
  form: 'formIndustrias',
  orientation: 'landscape',
  sheet: 'Indústrias monitoradas',
  said: ([first], { idCliente }) =>
    idCliente && first ? [`somente ${first.nome}${first.codigo ? ` (código ${first.codigo})` : ''}`] : [],
  judged: PELOS_LIMITES_DO_DIA,
  notice: 'CIRCULAÇÃO RESTRITA: uso interno, proibida a divulgação sem autorização',
  notes: () => [
    'Nota 1: os parâmetros marcados com * são analisados em amostras compostas.',
    'Nota 2: os demais parâmetros são analisados em amostras simples (pontuais).',
    'Nota 3: a data de coleta da amostra composta é a da primeira alíquota; o período é o das retiradas.',
  ],
  marks: foraDosLimites,
  sheetMarks: quente,
  legend: SINAIS,
  nearest: proximas,
};

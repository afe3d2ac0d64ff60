import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { xlsx } from '../../fixtures/spreadsheets.ts';
import { ok, refused, type Story } from '../literal.ts';

const { importacao, previas } = contract;
const AT = '2026-11-20T15:00:00.000Z';
const CONTEUDO = 'Importacao_analise_amostra' as const;

/** Two results of one sample: pH finds its parameter, 'Bário Total' finds none. */
const bytes = () =>
  xlsx({
    Planilha1: [
      ['Código Amostra', 'Código Ponto', 'Data Coleta', 'Hora Coleta', 'Parâmetro', 'Sinal', 'Valor', 'Unidade'],
      ['A-1', 'BILL02030', '14/01/2026', '10:00', 'pH', '', '7,05000000', ''],
      ['A-1', 'BILL02030', '14/01/2026', '10:00', 'Bário Total', '<', '0,05000000', 'mg/L'],
    ],
  });
const file = { name: 'analises.xlsx', bytes };

async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
  await write
    .insertInto('PessoaPontoColeta')
    .values({ idPessoa: 1, descricao: 'BILL02030', busca: 'bill02030', dtCadastro: AT })
    .execute();
}

const counts = { linhas: 2, importadas: 1, repetidas: 0, pendentes: 1 };
const listed = {
  id: 1,
  nomeArquivo: 'analises.xlsx',
  filename: 'analises.xlsx',
  size: 1000,
  conteudo: CONTEUDO,
  dtCadastro: AT,
  laboratorio: 1,
  situacao: 'importado',
  ...counts,
};
const sent = 'Arquivo enviado com sucesso: 1 resultado importado, 0 repetidos, 1 pendente';

/** Of the same sheet sent again: 'Bário Total' is somewhat like one of the parameters. */
const previa = {
  linhas: 2,
  importariam: 0,
  repetidas: 1,
  pendentes: 1,
  pontos: [],
  parametros: [
    {
      texto: 'Bário Total',
      unidade: 'mg/L',
      linhas: 1,
      candidatos: [{ id: 6, sigla: 'Cr', descricao: 'Cromo Total', unidade: 'mg/L', fator: null, semelhanca: 0.3 }],
    },
  ],
  totalErros: 0,
  erros: [],
  deFora: [],
};

export const importacaoStory: Story = {
  name: 'laboratory files',
  prepare,
  literals: [
    {
      call: 'GET /UploadArquivo/arquivoExiste',
      as: 'tecnico',
      request: 'GET /UploadArquivo/arquivoExiste/?nomeArquivo=analises.xlsx&conteudo=Importacao_analise_amostra',
      reply: ok({ existe: false }),
      send: ({ api }) => api(importacao.exists, { query: { nomeArquivo: 'analises.xlsx', conteudo: CONTEUDO } }),
    },
    {
      call: 'POST /UploadArquivo',
      as: 'admin',
      request: 'POST /UploadArquivo',
      body: { filename: 'analises.xlsx', size: 1000, conteudo: CONTEUDO, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) =>
        api(importacao.register, { body: { filename: 'analises.xlsx', size: 1000, conteudo: CONTEUDO } }),
    },
    {
      call: 'POST /ImportacaoAnalise/upload',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/upload',
      form: { part: 'analise', file, fields: { idUsuario: '1', idArquivoOrigem: '1', Laboratorio: '1' } },
      reply: ok({ sucesso: true, msg: sent }, { sucesso: true, msg: sent }),
      send: ({ api }, chosen) =>
        api(importacao.upload, { body: { idArquivoOrigem: 1, Laboratorio: 1 }, ...(chosen ? { file: chosen } : {}) }),
    },
    {
      call: 'POST /UploadArquivo',
      as: 'admin',
      request: 'POST /UploadArquivo',
      body: { filename: 'analises.xlsx', size: 1000, conteudo: CONTEUDO, idUsuario: 1 },
      status: 409,
      reply: refused('o arquivo ja foi cadastrado', { campos: { filename: 'o arquivo ja foi cadastrado' } }),
      send: ({ api }) =>
        api(importacao.register, { body: { filename: 'analises.xlsx', size: 1000, conteudo: CONTEUDO } }),
    },
    {
      call: 'GET /UploadArquivo',
      as: 'tecnico',
      request: 'GET /UploadArquivo?tipo=Importacao_analise_amostra',
      reply: ok([listed]),
      send: ({ api }) => api(importacao.files, { query: { tipo: CONTEUDO } }),
    },
    {
      call: 'GET /ImportacaoAnalise/{id}/progresso',
      as: 'tecnico',
      request: 'GET /ImportacaoAnalise/1/progresso',
      reply: ok(listed),
      send: ({ api }) => api(importacao.progress, { params: { id: 1 } }),
    },
    {
      call: 'GET /ImportacaoAnalise/{id}/pendentes',
      as: 'tecnico',
      request: 'GET /ImportacaoAnalise/1/pendentes/?pagina=1&tamanho=50',
      reply: ok(
        [
          {
            id: 1,
            planilha: 'Planilha1',
            linha: 3,
            coluna: null,
            ponto: 'BILL02030',
            data: '2026-01-14',
            parametro: 'Bário Total',
            valor: '<0,05000000',
            motivo: 'parâmetro não encontrado',
          },
        ],
        { paginas: 1, total: 1 },
      ),
      send: ({ api }) => api(importacao.pending, { params: { id: 1 }, query: { pagina: 1, tamanho: 50 } }),
    },
    {
      call: 'POST /ImportacaoAnalise/{id}/cancelar',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/1/cancelar',
      body: {},
      reply: ok({ cancelada: false }),
      send: ({ api }) => api(importacao.cancel, { params: { id: 1 } }),
    },
    {
      call: 'POST /ImportacaoAnalise/{id}/reprocessar',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/1/reprocessar',
      body: {},
      reply: ok(
        { sucesso: true, msg: 'Pendências reprocessadas: 0 resultados importados, 0 repetidos, 1 pendente' },
        { sucesso: true, msg: 'Pendências reprocessadas: 0 resultados importados, 0 repetidos, 1 pendente' },
      ),
      send: ({ api }) => api(importacao.retry, { params: { id: 1 } }),
    },
    {
      call: 'POST /ImportacaoAnalise/{id}/reler',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/1/reler',
      body: {},
      reply: ok(
        { sucesso: true, msg: 'Arquivo lido de novo: 0 resultados importados, 1 repetido, 1 pendente' },
        { sucesso: true, msg: 'Arquivo lido de novo: 0 resultados importados, 1 repetido, 1 pendente' },
      ),
      send: ({ api }) => api(importacao.readAgain, { params: { id: 1 } }),
    },
    {
      call: 'POST /ImportacaoAnalise/previa',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/previa',
      form: { part: 'analise', file, fields: { idUsuario: '1', Laboratorio: '1' } },
      reply: ok(previa),
      send: ({ api }, chosen) => api(previas.ofFile, { body: { Laboratorio: 1 }, ...(chosen ? { file: chosen } : {}) }),
    },
    {
      call: 'GET /ImportacaoAnalise/{id}/previa',
      as: 'admin',
      request: 'GET /ImportacaoAnalise/1/previa',
      reply: ok({ ...previa, linhas: 1, repetidas: 0 }),
      send: ({ api }) => api(previas.ofPending, { params: { id: 1 } }),
    },
    {
      call: 'GET /ImportacaoAnalise/pontos',
      as: 'admin',
      request: 'GET /ImportacaoAnalise/pontos/?texto=bill02030',
      reply: ok([{ id: 1, descricao: 'BILL02030', idPessoa: 1, cliente: 'Cliente A', semelhanca: 1 }]),
      send: ({ api }) => api(previas.points, { query: { texto: 'bill02030' } }),
    },
    {
      call: 'POST /ImportacaoAnalise/escolhas/ponto',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/escolhas/ponto',
      body: { Laboratorio: 1, texto: 'Saída Geral', idPontoColeta: 1, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(previas.choosePoint, { body: { Laboratorio: 1, texto: 'Saída Geral', idPontoColeta: 1 } }),
    },
    {
      call: 'POST /ImportacaoAnalise/escolhas/unidade',
      as: 'admin',
      request: 'POST /ImportacaoAnalise/escolhas/unidade',
      body: { Laboratorio: 1, idParametro: 26, unidade: 'ug/L', idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(previas.chooseUnit, { body: { Laboratorio: 1, idParametro: 26, unidade: 'ug/L' } }),
    },
    {
      call: 'GET /ImportacaoAnalise/escolhas',
      as: 'tecnico',
      request: 'GET /ImportacaoAnalise/escolhas',
      reply: ok({
        pontos: [{ id: 1, laboratorio: 1, texto: 'saida geral', ponto: 'BILL02030', cliente: 'Cliente A' }],
        unidades: [{ id: 1, laboratorio: 1, unidade: 'µg/L', sigla: 'DBO', idParametro: 26 }],
      }),
      send: ({ api }) => api(previas.choices),
    },
    {
      call: 'DELETE /ImportacaoAnalise/escolhas/ponto',
      as: 'admin',
      request: 'DELETE /ImportacaoAnalise/escolhas/ponto?idUsuario=1&id=1',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(previas.forgetPoint, { query: { id: 1 } }),
    },
    {
      call: 'DELETE /ImportacaoAnalise/escolhas/unidade',
      as: 'admin',
      request: 'DELETE /ImportacaoAnalise/escolhas/unidade?idUsuario=1&id=1',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(previas.forgetUnit, { query: { id: 1 } }),
    },
    {
      call: 'DELETE /UploadArquivo',
      as: 'admin',
      request: 'DELETE /UploadArquivo?idUsuario=1&id=1',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(importacao.removeFile, { query: { id: 1 } }),
    },
  ],
};

import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { type CellValue, xlsx } from '../../fixtures/spreadsheets.ts';
import { type Literal, ok, type Story } from '../literal.ts';

const { importacao, mylims } = contract;
const AT = '2026-11-20T15:00:00.000Z';
const CONTEUDO = 'Importacao_mylims' as const;

async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({
      ...{
        nome: 'Cliente A',
        idIntegracao: 'C-9',
        flagTipoPessoa: 'J',
        flagAtivo: 1,
        busca: 'cliente a',
        dtCadastro: AT,
      },
    })
    .execute();
  await write
    .insertInto('PessoaPontoColeta')
    .values({ idPessoa: 1, descricao: 'P1', busca: 'p1', dtCadastro: AT })
    .execute();
}

const AMOSTRAS = [
  ['Código Amostra', 'Conta', 'Ponto de Coleta', 'Data Coleta', 'Hora Coleta'],
  ['A-1', 'C-9', 'P1', '14/01/2026', '10:00'],
  ['A-2', 'C-9', 'P1', '15/01/2026', '10:00'],
];
const ANALISES = [
  ['Código Amostra', 'Parâmetro', 'Sinal', 'Resultado', 'Unidade'],
  ['A-1', 'DBO', '<', '2,5', 'mg/L'],
  ['A-2', 'DBO', '', '9', 'mg/L'],
  ['A-2', 'Bário', '', '1', 'mg/L'],
];

/** Registers a file and sends it as one of a type. */
function sent(id: number, tipo: 1 | 2, name: string, rows: readonly CellValue[][], msg: string): Literal[] {
  return [
    {
      call: 'POST /UploadArquivo',
      as: 'admin',
      request: 'POST /UploadArquivo',
      body: { filename: name, size: 1000, conteudo: CONTEUDO, idUsuario: 1 },
      reply: ok({ id }),
      send: ({ api }) => api(importacao.register, { body: { filename: name, size: 1000, conteudo: CONTEUDO } }),
    },
    {
      call: 'POST /Importacao/Amostra',
      as: 'admin',
      request: 'POST /Importacao/Amostra',
      form: {
        part: 'amostra',
        file: { name, bytes: () => xlsx({ Plan1: rows }) },
        fields: { idUsuario: '1', idArquivoOrigem: String(id), Laboratorio: String(tipo) },
      },
      reply: ok({ sucesso: true, msg }, { sucesso: true, msg }),
      send: ({ api }, chosen) =>
        api(mylims.upload, { body: { idArquivoOrigem: id, Laboratorio: tipo }, ...(chosen ? { file: chosen } : {}) }),
    },
  ];
}

const A1 = {
  codigoAmostra: 'A-1',
  pontoColeta: 'P1',
  dtRetirada: '2026-01-14 10:00',
  valores: { DBO: '<2,5' },
  situacao: 'publicada',
};
const A2 = {
  codigoAmostra: 'A-2',
  pontoColeta: 'P1',
  dtRetirada: '2026-01-15 10:00',
  valores: { DBO: '9', Bário: '1' },
  situacao: 'publicada; fica pendente: parâmetro não encontrado',
};
const synced = 'Dados foram sincronizados: 1 criada, 0 atualizadas, 1 igual, 0 recusadas';

export const mylimsStory: Story = {
  name: 'MyLIMS files',
  prepare,
  literals: [
    ...sent(1, 1, 'amostras.xlsx', AMOSTRAS, 'Dados dos arquivo foram salvos: 2 linhas'),
    ...sent(2, 2, 'analises.xlsx', ANALISES, 'Dados dos arquivo foram salvos: 3 linhas'),
    {
      call: 'GET /Importacao/{id}/progresso',
      as: 'tecnico',
      request: 'GET /Importacao/1/progresso',
      reply: ok({
        ...{ id: 1, nomeArquivo: 'amostras.xlsx', filename: 'amostras.xlsx', size: 1000, conteudo: CONTEUDO },
        ...{ dtCadastro: AT, laboratorio: 1, situacao: 'importado' },
        ...{ linhas: 2, importadas: 0, repetidas: 0, pendentes: 2 },
      }),
      send: ({ api }) => api(mylims.uploadProgress, { params: { id: 1 } }),
    },
    {
      call: 'POST /Importacao/{id}/cancelar',
      as: 'admin',
      request: 'POST /Importacao/1/cancelar',
      body: {},
      reply: ok({ cancelada: false }),
      send: ({ api }) => api(mylims.cancelUpload, { params: { id: 1 } }),
    },
    {
      call: 'GET /Migracao',
      as: 'tecnico',
      request: 'GET /Migracao/?idPessoa=1',
      reply: ok([A1, A2]),
      send: ({ api }) => api(mylims.find, { query: { idPessoa: 1 } }),
    },
    {
      call: 'POST /MigracaoVarios',
      as: 'tecnico',
      request: 'POST /MigracaoVarios',
      body: { listaPessoa: [1] },
      reply: ok([{ idPessoa: 1, nome: 'Cliente A', coletas: [A1, A2] }]),
      send: ({ api }) => api(mylims.findMany, { body: { listaPessoa: [1] } }),
    },
    {
      call: 'POST /Migracao/trazer',
      as: 'admin',
      request: 'POST /Migracao/trazer',
      body: { idPessoa: 1, listaCodigos: ['A-1'], idUsuario: 1 },
      reply: ok({ criadas: 1, atualizadas: 0, iguais: 0, recusadas: 0 }),
      send: ({ api }) => api(mylims.bring, { body: { idPessoa: 1, listaCodigos: ['A-1'] } }),
    },
    {
      call: 'GET /importar-mylims',
      as: 'admin',
      request: 'GET /importar-mylims',
      reply: ok({ sucesso: true, msg: synced }, { sucesso: true, msg: synced }),
      send: ({ api }) => api(mylims.sync),
    },
    {
      call: 'GET /importar-mylims/progresso',
      as: 'tecnico',
      request: 'GET /importar-mylims/progresso',
      reply: ok(null),
      send: ({ api }) => api(mylims.progress),
    },
    {
      call: 'POST /importar-mylims/cancelar',
      as: 'admin',
      request: 'POST /importar-mylims/cancelar',
      body: {},
      reply: ok({ cancelada: false }),
      send: ({ api }) => api(mylims.cancel),
    },
    {
      call: 'GET /Importacao/{id}/pendentes',
      as: 'tecnico',
      request: 'GET /Importacao/2/pendentes/?pagina=1&tamanho=50',
      reply: ok(
        [
          {
            id: 3,
            codigoAmostra: 'A-2',
            planilha: '',
            linha: 4,
            coluna: null,
            ponto: null,
            data: null,
            parametro: 'Bário',
            valor: '1',
            motivo: 'parâmetro não encontrado',
          },
        ],
        { paginas: 1, total: 1 },
      ),
      send: ({ api }) => api(mylims.pending, { params: { id: 2 }, query: { pagina: 1, tamanho: 50 } }),
    },
  ],
};

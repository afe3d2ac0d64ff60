import { beforeAll, expect, test } from 'vitest';
import type { ClienteDoRelatorio } from '../../contract/relatorioClientes.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import type { Row, Workbook } from '../../reports/engine/report.ts';
import { industriasMonitoradas } from '../../reports/industrias-monitoradas/definition.ts';
import { pontosColeta } from '../../reports/pontos-coleta/definition.ts';
import { ranking } from '../../reports/ranking/definition.ts';
import { regioes } from '../../reports/regioes/definition.ts';
import { relatorioPessoa } from '../../reports/relatorio-pessoa/definition.ts';
import { type Asks, askedInFileName, type Parameters, readAsked } from '../../reports/tabela/asks.ts';
import type { TableDefinition } from '../../reports/tabela/table.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

/*
 * Collection points (045), clients (051) and monitored regions, as paper and workbooks: to the letter of spec 2 §2.9.
 */

const now = '2026-11-20T13:05:00.000Z';
const cliente = (id: number, nome: string, more: Partial<ClienteDoRelatorio> = {}): ClienteDoRelatorio => ({
  id,
  codigoCliente: `000${id}`,
  idIntegracao: null,
  nome,
  flagAtivo: 1,
  descricaoRamoAtividade: null,
  descricaoRoteiro: null,
  nroDocumento: null,
  logradouro: null,
  numero: null,
  enderecoCompleto: '',
  cep: null,
  bairro: null,
  cidade: null,
  latitude: null,
  longitude: null,
  linkMapa: null,
  listaDepartamento: '',
  listaNome: '',
  listaEmail: '',
  listaTelefone: '',
  listaObs: '',
  descicaoPontoColeta: '',
  planoAmostragem: '',
  listaRegistro: '',
  listaFonte: '',
  listaUC: '',
  listaSituacao: '',
  listaFlagMedidorVazao: '',
  NomeContato: null,
  telefone: null,
  email: null,
  ...more,
});
const CLIENTES = [
  cliente(7, 'Abatedouro', {
    idIntegracao: '881',
    descricaoRamoAtividade: 'Abate',
    descricaoRoteiro: 'Sul',
    nroDocumento: '11222333000181',
    logradouro: 'Rua A',
    numero: '10',
    bairro: 'Centro',
    cidade: 'Jundiaí',
    cep: '13200000',
    enderecoCompleto: 'Rua A - 10 - Centro - Jundiaí - SP',
    latitude: '-23.185',
    longitude: '46°53’ O',
    listaDepartamento: 'Produção;',
    listaNome: 'Bia;Caio',
    listaEmail: 'a@example.com,b@example.com;',
    listaTelefone: ';11 4000-0000',
    listaObs: ';',
    descicaoPontoColeta: 'Cx Inspeção',
    planoAmostragem: '',
    listaRegistro: 'H1;H2',
    listaFonte: 'Poço;',
    listaUC: '123;456',
    listaSituacao: 'Habilitado;Desabilitado',
    listaFlagMedidorVazao: 'Sim;Não',
    NomeContato: 'Bia',
    email: 'a@example.com',
  }),
  cliente(8, 'Cerâmica', { flagAtivo: 0, codigoCliente: null, descricaoRoteiro: 'Norte' }),
  cliente(9, 'Laticínios'),
  cliente(10, 'Tecelagem', { flagAtivo: 0 }),
];
const ponto = (id: number, nome: string, descricaoPontoColeta: string, flagAtivo: 0 | 1 = 1) => ({
  id,
  idPessoa: id,
  codigo: `000${id}`,
  nome,
  descricaoPontoColeta,
  flagAtivo,
});

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

/** What a report makes of a reply of the server's. */
async function made(report: TableDefinition, reply: readonly Row[], search = '') {
  const filters = readFilters(report, search)!;
  const contents = await report.contents();
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    const isSettings = String(url).endsWith('/configuracao-relatorios');
    if (!isSettings) asked.push(String(url));
    const listaResultados = isSettings ? CONFIGURACAO_PADRAO : reply;
    return new Response(JSON.stringify({ flagErro: false, listaMensagens: [], listaResultados }));
  };
  const api = createApi({ baseUrl: '/api', fetch, userId: () => 1 });
  const data = await contents.load(api, filters, { now });
  const emission = { filters, emittedAt: now };
  const bytes = await renderPdf(contents.pdf!(data, emission), fonts);
  expect(misplaced(bytes)).toEqual([]);
  return { asked, bytes, pages: pageTexts(bytes), excel: contents.excel!(data, emission) };
}
const flat = (pages: readonly string[]) => pages.join(' ').replace(/\s+/g, ' ');

/** Every sheet by its name, from the headings on. */
async function sheetsOf(workbook: Workbook, heading: string) {
  const sheets = await workbookCells(workbook);
  return sheets.map((rows, at) => [
    workbook.sheets[at]?.name,
    rows.slice(rows.findIndex(([first]) => first === heading)),
  ]);
}

test('points: code, client and point; abbreviations on every page; disabled clients say so', async () => {
  const reply = [ponto(1, 'Abatedouro', 'Cx Inspeção'), ponto(2, 'Cerâmica', 'PV 2', 0)];
  const { asked, pages, excel } = await made(pontosColeta, reply, '?desabilitadas=1');
  expect(asked).toEqual(['/api/RelatorioPessoaPontoColeta/?desabilitadas=1']);
  for (const part of [
    'MONITORAMENTO DE EFLUENTES INDUSTRIAIS',
    'Clientes habilitados e desabilitados',
    'Emitido em 20/11/2026 10:05',
    '045_FMEI Rev.06',
    'Código Cliente Ponto de Coleta 0001 Abatedouro Cx Inspeção 0002 Cerâmica (desabilitado) PV 2',
  ]) {
    expect(flat(pages)).toContain(part);
  }
  expect(excel.file).toBe('ponto_coleta.xlsx');
  expect(await sheetsOf(excel, 'Código')).toEqual([
    [
      'Pontos de coleta',
      [
        ['Código', 'Cliente', 'Ponto de Coleta'],
        ['0001', 'Abatedouro', 'Cx Inspeção'],
        ['0002', 'Cerâmica (desabilitado)', 'PV 2'],
      ],
    ],
  ]);
  const many = Array.from({ length: 120 }, (_, at) => ponto(at + 1, `Indústria ${at + 1}`, 'C. Parshall'));
  const { asked: enabledOnly, pages: several } = await made(pontosColeta, many);
  expect(enabledOnly).toEqual(['/api/RelatorioPessoaPontoColeta']);
  expect(several.length).toBeGreaterThan(1);
  for (const page of several) {
    const text = flat([page]);
    expect(text).toContain('Somente clientes habilitados');
    for (const word of [
      'Cx Inspeção Caixa de inspeção',
      'PV Poço de visita',
      'C. Parshall Calha Parshall',
      'Cx Saída Caixa de saída',
      'Tq Saída Tanque de saída',
      'Tq Recalque Tanque de recalque',
    ]) {
      expect(text).toContain(word);
    }
  }
});

test('clients in print: landscape, form 051, a line each', async () => {
  const { asked, pages } = await made(relatorioPessoa, CLIENTES);
  expect(asked).toEqual(['/api/RelatorioPessoa']);
  for (const part of [
    'RELATÓRIO DE CLIENTES',
    '051_FMEI Rev.02',
    '0007 Abatedouro Habilitado Abate Sul 11.222.333/0001-81',
    '- Cerâmica Desabilitado - Norte',
  ]) {
    expect(flat(pages)).toContain(part);
  }
});

test('the workbook of clients: five sheets, a row for each record, numbers as numbers', async () => {
  const { excel } = await made(relatorioPessoa, CLIENTES.slice(0, 3));
  expect(excel.file).toBe('relatorio_de_clientes.xlsx');
  const bia = ['0007', 'Abatedouro', 'Produção', 'Bia', 'a@example.com,b@example.com'];
  const caio = ['0007', 'Abatedouro', undefined, 'Caio', undefined, '11 4000-0000'];
  expect(await sheetsOf(excel, 'Código')).toEqual([
    [
      'Dados',
      [
        ['Código', 'Cliente', 'ID conta', 'Situação', 'CPF/CNPJ', 'Ramo de Atividade', 'Roteiro'],
        ['0007', 'Abatedouro', '881', 'Habilitado', '11.222.333/0001-81', 'Abate', 'Sul'],
        [undefined, 'Cerâmica', undefined, 'Desabilitado', undefined, undefined, 'Norte'],
        ['0009', 'Laticínios', undefined, 'Habilitado'],
      ],
    ],
    [
      'endereço',
      [
        [
          ...['Código', 'Cliente', 'Endereço', 'Número', 'Bairro', 'Cidade', 'CEP', 'Endereço completo'],
          ...['Latitude', 'Longitude', 'Link do Mapa'],
        ],
        [
          ...['0007', 'Abatedouro', 'Rua A', '10', 'Centro', 'Jundiaí', '13200-000'],
          ...['Rua A - 10 - Centro - Jundiaí - SP', -23.185, '46°53’ O'],
        ],
      ],
    ],
    ['contato', [['Código', 'Cliente', 'Departamento', 'Nome', 'E-mail', 'Telefone', 'OBS'], bia, caio]],
    [
      'Ponto',
      [
        ['Código', 'Cliente', 'Ponto de Coleta', 'Plano de Amostragem'],
        ['0007', 'Abatedouro', 'Cx Inspeção'],
      ],
    ],
    [
      'Vazão',
      [
        ['Código', 'Cliente', 'Registro', 'Fonte', 'UC', 'Situação', 'Medidor de Vazão?'],
        ['0007', 'Abatedouro', 'H1', 'Poço', '123', 'Habilitado', 'Sim'],
        ['0007', 'Abatedouro', 'H2', undefined, '456', 'Desabilitado', 'Não'],
      ],
    ],
  ]);
});

test('regions in print: a table a route, then the active clients without one', async () => {
  const { asked, pages } = await made(regioes, CLIENTES, '?desabilitadas=1');
  expect(asked).toEqual(['/api/RelatorioPessoa/?desabilitadas=1']);
  const text = flat(pages);
  expect(text).toContain('Regiões Monitoradas');
  expect(text).toContain('pág 1 de 1');
  expect(text).toContain(
    [
      'Norte (1 registro) Código Cliente Endereço N/A Cerâmica (desabilitado) N/A',
      'Sul (1 registro) Código Cliente Endereço 0007 Abatedouro Rua A - 10 - Centro - Jundiaí - SP',
      'Clientes ativos sem roteiro (1 registro) Código Cliente Endereço 0009 Laticínios N/A',
      'Desabilitados sem roteiro, não listados: 1.',
    ].join(' '),
  );
  expect(text).not.toContain('Tecelagem');
});

test('regions in a workbook, of many clients on several pages', async () => {
  const { excel } = await made(regioes, CLIENTES.slice(0, 2));
  expect(excel.file).toBe('Relatorio_regiao.xlsx');
  expect(await sheetsOf(excel, 'ID')).toEqual([
    [
      'Regiões monitoradas',
      [
        ['ID', 'Nome', 'Endereço', 'Roteiro', 'Status'],
        [7, 'Abatedouro', 'Rua A - 10 - Centro - Jundiaí - SP', 'Sul', 'Habilitado'],
        [8, 'Cerâmica', undefined, 'Norte', 'Desabilitado'],
      ],
    ],
  ]);
  const many = Array.from({ length: 200 }, (_, at) =>
    cliente(at + 1, `Indústria ${at + 1}`, { descricaoRoteiro: `Roteiro ${1 + (at % 12)}` }),
  );
  const { pages } = await made(regioes, many);
  const text = flat(pages);
  expect(pages.length).toBeGreaterThan(2);
  expect(text.indexOf('Roteiro 2 (17 registros)')).toBeLessThan(text.indexOf('Roteiro 10 (16 registros)'));
  expect(text).toContain('Todos os clientes ativos têm roteiro.');
  expect(text).toContain(`pág ${pages.length} de ${pages.length}`);
});

test('a route that goes on over a page says its name there again, and only there', async () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    cliente(at + 1, `Indústria ${at + 1}`, { descricaoRoteiro: at < 120 ? 'Norte' : 'Sul' }),
  );
  const { pages } = await made(regioes, many);
  expect(pages.length).toBeGreaterThan(2);
  const again = pages.map((page) => /(\S+) \(continuação\)\s+Código/.exec(page)?.[1]);
  expect(again[0]).toBeUndefined();
  expect(again.slice(1, -1)).toEqual(again.slice(1, -1).fill('Norte'));
  expect(flat(pages).match(/Sul \((30 registros|continuação)\) Código/g)).toHaveLength(
    1 + Number(again.at(-1) === 'Sul'),
  );
  expect(flat(pages).match(/Indústria \d+/g)).toHaveLength(150);
});

test('the names of their files say what was asked, in words', () => {
  const nameOf = <A extends Asks>({ asks }: { asks: A }, parameters: Parameters) =>
    askedInFileName(asks, readAsked(asks, parameters)!);
  expect(nameOf(pontosColeta, {})).toBe('');
  expect(nameOf(pontosColeta, { desabilitadas: '1' })).toBe('Desabilitadas');
  const outubro = { dtInicio: '2026-10-01', dtFim: '2026-10-31' };
  expect(nameOf(industriasMonitoradas, { ...outubro, idCliente: '12' })).toBe('2026-10-01_2026-10-31_cliente-12');
  expect(nameOf(ranking, { ano: '2026', valor: '1' })).toBe('2026_Mínimo-de-Coletas');
});

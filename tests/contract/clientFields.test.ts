import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { Cliente } from '../../contract/clientes.ts';
import { hidrometrosDoCliente } from '../../contract/hidrometros.ts';
import { contract } from '../../contract/index.ts';
import type { Medidor } from '../../contract/medidores.ts';
import type { Monitoramento } from '../../contract/monitoramento.ts';
import { tipoDbo } from '../../domain/coleta/tipoDbo.ts';
import { contatoWorkbook } from '../../reports/cliente/contato.ts';
import { titularWorkbook } from '../../reports/cliente/titular.ts';
import { clientes } from '../../reports/clientes/register.ts';
import { CONTATO, CONTATO_PESSOAL } from '../../resources/cliente/contato.ts';
import type { ClientFields } from '../../resources/cliente/defineFields.ts';
import { ENDERECO } from '../../resources/cliente/endereco.ts';
import { HIDROMETRO } from '../../resources/cliente/hidrometro.ts';
import { MEDIDOR } from '../../resources/cliente/medidor.ts';
import { MONITORAMENTO } from '../../resources/cliente/monitoramento.ts';
import { PESSOA, PESSOA_LIDA } from '../../resources/cliente/pessoa.ts';
import { PONTO_COLETA } from '../../resources/cliente/pontoColeta.ts';
import { fieldOf } from '../../resources/log/tables.ts';
import { workbookCells } from '../reports/workbook.ts';

const { clientes: cliente, enderecos, contatos, pontosColeta, hidrometros, medidores, monitoramentoAnual } = contract;

interface Part {
  tabela: string;
  fields: ClientFields;
  save: { body: z.ZodObject };
  read: z.ZodObject;
  /** The file that lays its form out by hand; without one it shows every field that there is. */
  form?: string;
}

/** Each part of a client: what a save takes and a read gives. */
const PARTS: readonly Part[] = [
  { tabela: 'Pessoa', fields: PESSOA, save: cliente.save, read: cliente.one.result, form: 'DadosInputs.tsx' },
  {
    tabela: 'PessoaEndereco',
    fields: ENDERECO,
    save: enderecos.create,
    read: enderecos.list.result.element,
    form: 'endereco/EnderecoInputs.tsx',
  },
  { tabela: 'PessoaContato', fields: CONTATO, save: contatos.save, read: contatos.list.result.element },
  {
    tabela: 'PessoaPontoColeta',
    fields: PONTO_COLETA,
    save: pontosColeta.save,
    read: pontosColeta.list.result.element,
  },
  {
    tabela: 'PessoaHidrometro',
    fields: HIDROMETRO,
    save: hidrometros.save,
    read: hidrometrosDoCliente.result.element,
    form: 'sub/Hidrometros.tsx',
  },
  {
    tabela: 'PessoaMedidorVazao',
    fields: MEDIDOR,
    save: medidores.save,
    read: medidores.list.result.element,
    form: 'vazao/MedidorInputs.tsx',
  },
  {
    tabela: 'RelatorioMonitoramento',
    fields: MONITORAMENTO,
    save: monitoramentoAnual.save,
    read: monitoramentoAnual.list.result.element,
    form: 'monitoramento/MonitoramentoAnual.tsx',
  },
];

const FIELDS = PARTS.flatMap((part) =>
  Object.entries(part.fields).map(([name, field]) => ({ ...part, name, field, id: `${part.tabela}.${name}` })),
);

/** A text of that length: of those fields that take no other, an address. */
const ADDRESSES = 'a@b.co;'.repeat(50);
const OF_LENGTH: Readonly<Record<string, (length: number) => string>> = {
  linkMapa: (length) => 'https://a.co/'.padEnd(length, 'x'),
  email: (length) => ADDRESSES + '@b.co'.padStart(length - ADDRESSES.length, 'x'),
};
const textOf = (name: string, length: number) => OF_LENGTH[name]?.(length) ?? 'x'.repeat(length);

/** The least that each save takes. */
const LEAST = { idPessoa: 1, nome: 'x', logradouro: 'x', descricao: 'x', registro: 'x', ano: 2026 };

/** What is wrong with the body of a save, by field. */
const faults = ({ body }: Part['save'], values: object) =>
  body.safeParse({ ...LEAST, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe.each(FIELDS)('$id', ({ tabela, name, field, save, read, form }) => {
  test('is written, read, and logged under its label', () => {
    expect(Object.keys(save.body.shape)).toContain(name);
    expect(Object.keys(read.shape)).toContain(name);
    expect(fieldOf(tabela, name)).toMatchObject({ label: field.label, kind: field.kind });
  });

  test('stands in the form', () => {
    if (!form) return;
    const layout = readFileSync(path.join(import.meta.dirname, '../../src/pages/cliente', form), 'utf8');
    expect(layout).toMatch(new RegExp(`FIELD\\.${name}\\b`));
  });

  test('takes its length and no more', () => {
    if (!('maxLength' in field)) return;
    const { maxLength } = field;
    expect(faults(save, { [name]: textOf(name, maxLength) })).toEqual([]);
    expect(faults(save, { [name]: textOf(name, maxLength + 1) })).toEqual([name]);
  });

  test('is required where it says so, and else takes its default or none', () => {
    const { [name]: value } = save.body.safeParse({ ...LEAST, [name]: undefined }).data ?? {};
    if ('default' in field) expect(value).toBe(field.default);
    else if ('required' in field) expect(faults(save, { [name]: undefined })).toEqual([name]);
    else expect(value ?? null).toBeNull();
  });

  test('takes its choices and no others', () => {
    if (!('choices' in field) || !field.choices) return;
    for (const [choice] of field.choices) expect(faults(save, { [name]: choice })).toEqual([]);
    expect(faults(save, { [name]: 'outra' })).toEqual([name]);
  });
});

test('what the laboratory writes is read and not sent', () => {
  expect(Object.keys(cliente.one.result.shape)).toContain('obsSecundaria');
  expect(Object.keys(cliente.save.body.shape)).not.toContain('obsSecundaria');
  expect(fieldOf('Pessoa', 'obsSecundaria')?.label).toBe(PESSOA_LIDA.obsSecundaria.label);
});

test('PDF and Excel of clients and of a contact bear the labels', () => {
  const headers = [...clientes.pdf.columns, ...clientes.excel.columns].map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining([PESSOA.codigo.label, PESSOA.obsPrincipal.label]));
  const contato = { id: 1, idPessoa: 1, versao: 1, cliente: 'C', dtCadastro: '2026-01-01T00:00:00Z', removidoEm: null };
  const held = { departamento: 'd', nome: 'n', email: 'e', telefone: 't', obs: 'o', flagAtivo: 1 as const };
  const { sheets } = contatoWorkbook({ contato: { ...contato, ...held }, registros: [] }, '2026-01-01T00:00:00Z');
  const labels = sheets[0]?.rows.map(({ campo }) => campo);
  expect(labels).toEqual(['Cliente', ...Object.values(CONTATO_PESSOAL).map(({ label }) => label), 'Data de Cadastro']);
});

test('the file of a person’s data bears the labels, words for what is chosen, dates and numbers', async () => {
  const parsed = cliente.exportar.result.parse({
    cliente: {
      ...Object.fromEntries(Object.keys(PESSOA_LIDA).map((name) => [name, null])),
      ...{ id: 1, nome: 'n', flagAtivo: 1, flagTipoPessoa: 'F', dtCadastro: '2026-01-01T00:00:00Z', versao: 1 },
      ...{ idRamoAtividade: 4, ramo: 'Laticínios', idRoteiro: 6, roteiro: null },
    },
    enderecos: [
      {
        ...Object.fromEntries(Object.keys(ENDERECO).map((name) => [name, null])),
        ...{ id: 1, logradouro: 'Rua', latitude: '-23,1626', removidoEm: null, versao: 1 },
      },
    ],
    contatos: [],
    pontos: [{ id: 7, descricao: 'Saída', planoAmostragem: null, removidoEm: '2026-01-02T03:00:00Z' }],
    medidores: [{ id: 1, registro: 'M-1', flagCertificado: 1, flagAtivo: 0, tecnico: 'Rui', removidoEm: null }],
    hidrometros: [{ id: 1, registro: 'H-1', flagAtivo: 1, flagMedidorVazao: 0, removidoEm: null }],
    leituras: [{ id: 1, hidrometro: 'H-1', idMes: 10, idAno: 2026, leituraAtual: 12.5, obs: 'o', removidoEm: null }],
    monitoramentos: [{ id: 1, ano: 2025, volume: 300, motivo: 'm', removidoEm: null }],
    coletas: [{ id: 9, pontoColeta: 'Saída', dtRetirada: '2026-01-02', idTipoDBO: 2, flagChuva: 1, removidoEm: null }],
    resultados: ['<0,05', 'ND', '7,0500'].map((bruto) => ({ idColeta: 9, parametro: 'Cobre', bruto, unidade: 'mg/L' })),
    registros: [
      {
        login: 'ana',
        acao: 'Alteração em Pessoa 1\nidRamoAtividade: 3 → 4',
        dtAcao: '2026-01-01T12:00:00Z',
        mudancas: [{ campo: 'idRamoAtividade', antes: 3, depois: 4, nomeAntes: 'Bebidas', nomeDepois: 'Laticínios' }],
        registro: { nome: 'Maria de Exemplo', removido: false, idPessoa: 1, cliente: 'Maria de Exemplo' },
      },
    ],
    protocolosDeHomonimos: 0,
  });
  const { sheets } = titularWorkbook(parsed, '2026-01-01T00:00:00Z');
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Dados', 'Endereços', 'Contatos', 'Pontos de coleta', 'Medidores de vazão', 'Hidrômetros', 'Leituras'],
    ...['Monitoramento anual', 'Coletas', 'Resultados', 'Registros'],
  ]);
  const labels = Object.values(PESSOA_LIDA).map(({ label }) => label);
  expect(sheets[0]?.rows.map(({ campo }) => campo)).toEqual([...labels, 'Data de Cadastro']);
  expect(sheets[1]?.columns.map(({ header }) => header)).toContain(ENDERECO.logradouro.label);
  const workbook = titularWorkbook(parsed, '2026-01-01T00:00:00Z');
  const cells = await workbookCells(workbook);
  const [dados = [], enderecosLidos = []] = cells;
  const registros = cells.at(-1) ?? [];
  const lineOf = (sheet: string) => {
    const [header = [], line = []] = cells[sheets.findIndex(({ name }) => name === sheet)] ?? [];
    return Object.fromEntries(header.map((label, at) => [String(label), line[at]]));
  };
  expect(lineOf('Pontos de coleta')).toMatchObject({
    [PONTO_COLETA.descricao.label]: 'Saída',
    'Removido em': new Date('2026-01-02T00:00:00Z'),
  });
  expect(lineOf('Medidores de vazão')).toMatchObject({ Registro: 'M-1', Certificado: 'Válido', Técnico: 'Rui' });
  expect(lineOf('Hidrômetros')).toMatchObject({ Registro: 'H-1', 'Medidor de Vazão?': 'Não', Situação: 'Habilitado' });
  expect(lineOf('Leituras')).toMatchObject({ Hidrômetro: 'H-1', Mês: 'Outubro', 'Leitura atual': 12.5, OBS: 'o' });
  expect(lineOf('Monitoramento anual')).toMatchObject({ Ano: 2025, 'Volume (m³)': 300 });
  expect(lineOf('Coletas')).toMatchObject({
    ...{ Coleta: 9, 'Ponto de coleta': 'Saída', Retirada: new Date('2026-01-02T00:00:00Z'), Chuva: 'Sim' },
    'Tipo de DBO': tipoDbo(2)?.nome,
  });
  expect(lineOf('Resultados')).toEqual({ Coleta: 9, Parâmetro: 'Cobre', Valor: '<0,05', Unidade: 'mg/L' });
  // What is a plain number can be calculated with, as years can.
  const resultados = cells[sheets.findIndex(({ name }) => name === 'Resultados')] ?? [];
  expect(resultados.map((line) => line[2])).toEqual(['Valor', '<0,05', 'ND', 7.05]);
  expect(lineOf('Leituras')).toMatchObject({ Ano: 2026 });
  const held = Object.fromEntries(dados.map(([campo, valor]) => [String(campo), valor]));
  expect(held).toMatchObject({
    Status: 'Habilitado',
    'Tipo Pessoa': 'Física',
    'Ramo de Atividade': 'Laticínios',
    'Data de Cadastro': new Date('2025-12-31T21:00:00Z'),
  });
  const latitude = enderecosLidos[0]?.indexOf(ENDERECO.latitude.label) ?? -1;
  expect(enderecosLidos[1]?.[latitude]).toBe(-23.1626);
  expect(registros[1]?.[2]).toBe('Alteração em Cliente: Maria de Exemplo\nRamo de Atividade: Bebidas → Laticínios');
});

test('the types of the contract are as exact as the fields', () => {
  expectTypeOf<Pick<Cliente, 'codigo' | 'nome' | 'flagAtivo' | 'flagTipoPessoa' | 'idRoteiro'>>().toEqualTypeOf<{
    codigo: string | null;
    nome: string;
    flagAtivo: 0 | 1;
    flagTipoPessoa: 'J' | 'F';
    idRoteiro: number | null;
  }>();
  expectTypeOf<Pick<Medidor, 'registro' | 'data' | 'idTipo' | 'flagCertificado'>>().toEqualTypeOf<{
    registro: string | null;
    data: string | null;
    idTipo: number | null;
    flagCertificado: 0 | 1;
  }>();
  expectTypeOf<Pick<Monitoramento, 'ano' | 'volume' | 'coletas' | 'AnoUltimaColeta'>>().toEqualTypeOf<{
    ano: number;
    volume: number | null;
    coletas: number | null;
    AnoUltimaColeta: number | null;
  }>();
  expectTypeOf<Pick<z.output<typeof cliente.save.body>, 'nome' | 'codigo' | 'flagTipoPessoa'>>().toEqualTypeOf<{
    nome: string;
    codigo: string | null;
    flagTipoPessoa: 'J' | 'F';
  }>();
});

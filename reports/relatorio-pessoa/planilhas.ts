import type { ClienteDoRelatorio } from '../../contract/relatorioClientes.ts';
import { formatCep } from '../../domain/cliente/cep.ts';
import { DEGREES } from '../cliente/sheets.ts';
import type { Row, Sheet, SheetColumn } from '../engine/report.ts';

/** A field of the report's row, under its heading; a text unless told. */
type Coluna = readonly [field: keyof ClienteDoRelatorio, header: string, as?: Pick<SheetColumn, 'kind' | 'decimals'>];

/** Whose a row is, at its head. */
const DE_QUEM: readonly Coluna[] = [
  ['codigoCliente', 'Código'],
  ['nome', 'Cliente'],
];

/** What a sheet tells of a client itself, a row each. */
const DADOS: readonly Coluna[] = [
  ...DE_QUEM,
  ['idIntegracao', 'ID conta'],
  ['flagAtivo', 'Situação', { kind: 'situacao' }],
  ['nroDocumento', 'CPF/CNPJ'],
  ['descricaoRamoAtividade', 'Ramo de Atividade'],
  ['descricaoRoteiro', 'Roteiro'],
];
const ENDERECO: readonly Coluna[] = [
  ...DE_QUEM,
  ['logradouro', 'Endereço'],
  ['numero', 'Número'],
  ['bairro', 'Bairro'],
  ['cidade', 'Cidade'],
  ['cep', 'CEP'],
  ['enderecoCompleto', 'Endereço completo'],
  ['latitude', 'Latitude', DEGREES],
  ['longitude', 'Longitude', DEGREES],
  ['linkMapa', 'Link do Mapa'],
];

/** What a sheet tells of a client's records, a row for each of them: texts that hold a value of every record. */
const CONTATO: readonly Coluna[] = [
  ['listaDepartamento', 'Departamento'],
  ['listaNome', 'Nome'],
  ['listaEmail', 'E-mail'],
  ['listaTelefone', 'Telefone'],
  ['listaObs', 'OBS'],
];
const PONTO: readonly Coluna[] = [
  ['descicaoPontoColeta', 'Ponto de Coleta'],
  ['planoAmostragem', 'Plano de Amostragem'],
];
const VAZAO: readonly Coluna[] = [
  ['listaRegistro', 'Registro'],
  ['listaFonte', 'Fonte'],
  ['listaUC', 'UC'],
  ['listaSituacao', 'Situação'],
  ['listaFlagMedidorVazao', 'Medidor de Vazão?'],
];

const columnsOf = (colunas: readonly Coluna[]): SheetColumn[] =>
  colunas.map(([field, header, as = { kind: 'text' }]) => ({ field, header, ...as }));

/** The client's records, each with its own value of every text; none where all are empty. */
function registrosDe(cliente: ClienteDoRelatorio, colunas: readonly Coluna[]): Row[] {
  const { codigoCliente, nome } = cliente;
  const valores = colunas.map(([field]) => [field, String(cliente[field] ?? '').split(';')] as const);
  if (valores.every(([, [first, ...others]]) => first === '' && others.length === 0)) return [];
  const quantos = Math.max(...valores.map(([, textos]) => textos.length));
  return Array.from({ length: quantos }, (_, at) => ({
    codigoCliente,
    nome,
    ...Object.fromEntries(valores.map(([field, textos]) => [field, textos[at] || null])),
  }));
}

/** The five sheets of the workbook (spec 2 §2.9), every row under its client's code and name. */
export function planilhas(clientes: readonly ClienteDoRelatorio[]): Sheet[] {
  const dosClientes = (name: string, colunas: readonly Coluna[], rows = clientes): Sheet => ({
    name,
    columns: columnsOf(colunas),
    rows,
  });
  const dosRegistros = (name: string, colunas: readonly Coluna[]): Sheet => ({
    name,
    columns: columnsOf([...DE_QUEM, ...colunas]),
    rows: clientes.flatMap((cliente) => registrosDe(cliente, colunas)),
  });
  return [
    dosClientes('Dados', DADOS),
    dosClientes(
      'endereço',
      ENDERECO,
      clientes
        .filter(({ enderecoCompleto }) => enderecoCompleto !== '')
        .map((cliente) => ({ ...cliente, cep: formatCep(cliente.cep) })),
    ),
    dosRegistros('contato', CONTATO),
    dosRegistros('Ponto', PONTO),
    dosRegistros('Vazão', VAZAO),
  ];
}

import { afterEach, expect, it, vi } from 'vitest';
import { relatorioClientes } from '../../reports/clientes/definition.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { ReportError } from '../../reports/engine/report.ts';
import { type ReportAddress, reportByAddress, workbookByAddress } from '../../src/kit/reports/byAddress.ts';

const ROWS = [
  { id: 1, descricao: 'Norte', flagAtivo: 'N' },
  { id: 2, descricao: 'Sul', flagAtivo: false },
];
const at: ReportAddress = {
  path: 'cadastro/roteiro/pdf',
  search: '?filter=%7B%22flagAtivo%22%3A0%7D&sort=descricao&order=DESC',
  stored: null,
  userId: 7,
  now: '2026-11-20T12:00:00.000Z',
  reply: null,
};
const BY_NAME = { field: 'nome', order: 'ASC' } as const;
const PRINTED = {
  title: 'Relatório de Roteiros',
  subtitle: 'Situação: Desabilitado',
  emittedAt: at.now,
  rows: [
    { id: 2, descricao: 'Sul', flagAtivo: 0 },
    { id: 1, descricao: 'Norte', flagAtivo: 0 },
  ],
};

/** A server that answers every call alike. @returns the addresses that were asked. */
function answering(status: number, body: object) {
  const fetched = vi.fn(async (_: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([address]) => address);
}
const rows = (listaResultados: unknown) => ({ flagErro: false, listaMensagens: [], listaResultados });

afterEach(() => vi.unstubAllGlobals());

it('the report at an address is loaded by its filter and order, as its page would', async () => {
  const asked = answering(200, rows(ROWS));
  expect(await reportByAddress(at)).toMatchObject(PRINTED);
  expect(asked()).toEqual(['/api/Roteiro/?descricao=&flagAtivo=0']);
});

it('clients go by what another call tells of them, and the filter bears the name of its record', async () => {
  const REPLIES: Readonly<Record<string, unknown>> = {
    '/api/apresentacao': { demonstracao: null },
    '/api/Pessoa/panorama': [
      { id: 1, ultimaColeta: '2026-01-05' },
      { id: 2, ultimaColeta: '2026-10-05' },
      { id: 3, ultimaColeta: '2026-11-05' },
    ],
    '/api/Roteiro': [
      { id: 3, descricao: 'Rota Norte' },
      { id: 4, descricao: 'Rota Sul' },
    ],
  };
  const clientes = [1, 2].map((id) => ({ id, nome: `Cliente ${id}`, flagAtivo: 1, dtCadastro: at.now }));
  const fetched = vi.fn(async (address: string) => Response.json(rows(REPLIES[address] ?? clientes)));
  vi.stubGlobal('fetch', fetched);
  const filter = encodeURIComponent('{"flagAtivo":1,"flagMedidor":0,"idRoteiro":4}');
  const search = `?filter=${filter}&sort=ultimaColeta&order=DESC`;
  expect(await reportByAddress({ ...at, path: 'cadastro/cliente/pdf', search })).toMatchObject({
    subtitle: 'Situação: Habilitado; Roteiro: Rota Sul; Possui medidor de vazão: Não',
    rows: [{ id: 2 }, { id: 1 }],
  });
  const address = readFilters(relatorioClientes, search);
  expect(address && relatorioClientes.ahead?.(address)).toBeUndefined();
  expect(relatorioClientes.inWords?.({ filter: { idRoteiro: 4 }, sort: BY_NAME }, {})).toBe('Roteiro: ID 4');
  const byName = await reportByAddress({ ...at, path: 'cadastro/cliente/pdf', search: '?sort=nome&order=ASC' });
  expect(byName).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] });
  expect(fetched.mock.calls.filter(([address]) => address === '/api/Pessoa/panorama')).toHaveLength(1);
});

it('so is the workbook, and what the API refuses is told in its words', async () => {
  answering(200, rows(ROWS));
  const book = await workbookByAddress(at);
  expect(book).toMatchObject({ file: 'Roteiro.xlsx', emittedAt: at.now });
  expect(book.sheets[0]?.rows.map(({ descricao }) => descricao)).toEqual(['Sul', 'Norte']);
  answering(403, { flagErro: true, listaMensagens: ['Sem permissão'], listaResultados: null });
  const refused = workbookByAddress(at);
  await expect(refused).rejects.toBeInstanceOf(ReportError);
  await expect(refused).rejects.toThrow('Sem permissão');
});

it('what was asked for ahead is opened as if it had been asked for here, and nothing is asked again', async () => {
  const asked = answering(500, {});
  const ahead = async (status: number, reply: object) => ({ status, body: await Response.json(reply).arrayBuffer() });
  expect(await reportByAddress({ ...at, reply: await ahead(200, rows(ROWS)) })).toMatchObject(PRINTED);
  const refusal = await ahead(403, { flagErro: true, listaMensagens: ['Sem permissão'], listaResultados: null });
  await expect(reportByAddress({ ...at, reply: refusal })).rejects.toMatchObject({
    message: 'Sem permissão',
    status: 403,
  });
  expect(asked()).toEqual([]);
});

it('what a screen left is printed as it is, without asking', async () => {
  const asked = answering(500, {});
  const emittedAt = '2026-11-19T12:00:00.000Z';
  const query = 'filter=%7B%7D&sort=id&order=ASC';
  const stored = JSON.stringify({ relatorio: 1, query, emittedAt, data: [{ id: 9, descricao: 'Deixado' }] });
  expect(await reportByAddress({ ...at, search: '', stored })).toMatchObject({
    emittedAt,
    rows: [{ descricao: 'Deixado' }],
  });
  expect(asked()).toEqual([]);
});

it('a refusal, nothing to print, and an address that names nothing are failures', async () => {
  answering(403, { flagErro: true, listaMensagens: ['Sem permissão'], listaResultados: null });
  await expect(reportByAddress(at)).rejects.toThrow('Sem permissão');
  answering(200, rows([]));
  await expect(reportByAddress(at)).rejects.toThrow('nothing to print');
  const nobody = { ...at, path: 'cadastro/cliente/relatorio-pdf', search: '?idPessoa=abc' };
  await expect(reportByAddress(nobody)).rejects.toThrow('names nothing');
});

import { expect, test } from 'vitest';
import type { Api } from '../../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { cartasDbo } from '../../reports/carta-dbo/definition.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';

const now = '2026-11-22T13:05:00.000Z';
const CLIENTES = {
  3: { nome: 'Abatedouro', logradouro: 'Rua A', numero: '12', CEP: '13201000', uc: ['123', '456'], mediaDBO: 0.4567 },
  7: { nome: 'Laticínios', logradouro: null, numero: null, CEP: null, uc: [], mediaDBO: 0.12 },
  9: { nome: 'Sem coletas', logradouro: null, numero: null, CEP: null, uc: [], mediaDBO: null },
};

const api = (async ({ path }: { path: string }, { query }: { query?: { idPessoa: keyof typeof CLIENTES } } = {}) => {
  const cliente = query && {
    complemento: null,
    bairro: null,
    cidade: 'Jundiaí',
    UF: 'SP',
    ...CLIENTES[query.idPessoa],
  };
  return { data: path === '/relatorio-dbo' ? cliente : CONFIGURACAO_PADRAO };
}) as Api;

async function letter(search: string) {
  const filters = readFilters(cartasDbo, search)!;
  const contents = await cartasDbo.contents();
  const data = await contents.load(api, filters, { now });
  const report = contents.pdf!(data, { filters, emittedAt: now });
  const bytes = await renderPdf(report, await loadFonts());
  expect(misplaced(bytes)).toEqual([]);
  const text = pageTexts(bytes).join(' ').replace(/\s+/g, ' ');
  return { text, fileOf: report.fileOf, lacks: contents.lacks!(data, 'pdf') };
}

test('of one client it is the letter of the client', async () => {
  const { text, fileOf, lacks } = await letter('?idPessoas=3');
  expect(lacks).toBeNull();
  expect(fileOf).toBe('3_2026-11-22');
  for (const part of [
    'Assunto: Atualização da DBO – Abatedouro',
    'da indústria identificada a seguir',
    'Endereço Rua A, 12 – Jundiaí/SP – CEP 13201-000',
    'Unidades consumidoras (UC) 123, 456',
    'DBO média (kg/m³) 0,46',
  ]) {
    expect(text).toContain(part);
  }
});

test('of several it names each, and whom it asks nothing for', async () => {
  const { text, fileOf, lacks } = await letter('?idPessoas=3,9,7,3');
  expect(lacks).toBeNull();
  expect(fileOf).toBe('3-indústrias_2026-11-22');
  for (const part of [
    'Assunto: Atualização da DBO – 2 indústrias',
    'das indústrias identificadas a seguir',
    'Indústria: Abatedouro',
    'Indústria: Laticínios',
    'DBO média (kg/m³) 0,12',
    'Por ser a média de Laticínios inferior a 0,300 kg/m³, aplica-se à cobrança o valor mínimo de 0,300 kg/m³',
    'Sem coletas que formem a média da DBO: Sem coletas',
  ]) {
    expect(text).toContain(part);
  }
});

test('there is none where nobody has a mean, or the address names nobody', async () => {
  expect((await letter('?idPessoas=9')).lacks).toBe('cliente.pdf.noDbo');
  for (const search of ['', '?idPessoas=', '?idPessoas=3,', '?idPessoas=x']) {
    expect(readFilters(cartasDbo, search)).toBeNull();
  }
});

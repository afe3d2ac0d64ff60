import { expect, test } from 'vitest';
import { type AuditEntry, logRow, told } from '../../server/audit.ts';

const MOMENT = '2026-11-20T15:00:00.000Z';
const rowOf = (entry: Partial<AuditEntry>) =>
  logRow({ id: 7, login: 'Rui' }, MOMENT, { tabela: 'Pessoa', id: 3, acao: 'Alteração', ...entry });
const changes = (entry: Partial<AuditEntry>) => JSON.parse(rowOf(entry).mudancas!);

test('an entry says who did what to which record, and is found by what it says', () => {
  expect(rowOf({ idPessoa: 3, before: { nome: 'São' }, after: { nome: 'Serra' }, info: 'Pela tela' })).toEqual({
    idUsuario: 7,
    login: 'Rui',
    evento: 'Alteração',
    tabela: 'Pessoa',
    idReferencia: 3,
    idPessoa: 3,
    mudancas: '[{"campo":"nome","antes":"São","depois":"Serra"}]',
    dtAcao: MOMENT,
    infoExtra: 'Pela tela',
    busca: 'rui alteracao em pessoa 3 nome: sao → serra pela tela',
  });
  expect(rowOf({ id: null, acao: 'Importação' })).toMatchObject({
    idReferencia: null,
    idPessoa: null,
    infoExtra: null,
    mudancas: '[]',
    busca: 'rui importacao em pessoa',
  });
});

test('only what changed is told; of a new or removed record, what it held', () => {
  const before = { nome: 'Bia', obs: null, email: 'a@b' };
  expect(changes({ before, after: { nome: 'Bia', obs: undefined, email: '', uf: 'SP' } })).toEqual([
    { campo: 'email', antes: 'a@b', depois: '' },
    { campo: 'uf', antes: null, depois: 'SP' },
  ]);
  expect(changes({ before })).toEqual([
    { campo: 'nome', antes: 'Bia' },
    { campo: 'email', antes: 'a@b' },
  ]);
  expect(changes({ after: before })).toEqual([
    { campo: 'nome', depois: 'Bia' },
    { campo: 'email', depois: 'a@b' },
  ]);
});

test('values are kept as JSON has them, others as text', () => {
  const after = { texto: 'a', sim: true, numero: 1.5, zero: 0, sem: Number.NaN, grande: 2n ** 60n, lista: [1, 2] };
  const kept = changes({ after }).map(({ depois }: { depois: unknown }) => depois);
  expect(kept).toEqual(['a', true, 1.5, 0, 'NaN', '1152921504606846976', '1,2']);
});

test('a CPF and an RG are never whole, also where they are found by', () => {
  const entry = {
    before: { nroDocumento: '529.982.247-25', rg: '12.345.678-9' },
    after: { nroDocumento: '52998224725', rg: null },
  };
  expect(changes(entry)).toEqual([
    { campo: 'nroDocumento', antes: '***.982.247-**', depois: '***.982.247-**' },
    { campo: 'rg', antes: '**.***.**8-9', depois: null },
  ]);
  expect(rowOf(entry).busca).not.toMatch(/529|12\.345/);
  expect(changes({ after: { nroDocumento: 52998224725 } })).toEqual([
    { campo: 'nroDocumento', depois: '***.982.247-**' },
  ]);
});

test('nor is a CPF with a few characters too many, that of a person even where its digits are mistyped', () => {
  const documents = (values: object) =>
    changes({ after: { ...values } }).map(({ depois }: { depois: string }) => depois);
  for (const nroDocumento of ['529.982.247-25123', '1529.982.247-2512', '529.982.247-25 abc', '00052998224725']) {
    expect(documents({ nroDocumento }).join()).not.toMatch(/\d/);
  }
  expect(documents({ flagTipoPessoa: 'F', nroDocumento: '529.982.247-24123' })).toEqual(['F', '***.***.***-*****']);
  const entry = { before: { flagTipoPessoa: 'F' }, after: { flagTipoPessoa: 'J', nroDocumento: '52998224724123' } };
  expect(changes(entry).at(-1)).toEqual({ campo: 'nroDocumento', antes: null, depois: '**************' });
});

test.each(['id', 'versao', 'busca', 'removidoEm', 'idUsuario', 'dtCadastro', 'senhaHash', 'uuid', 'chave'])(
  '%s is not told',
  (name) => {
    expect(changes({ before: { [name]: 'a' }, after: { [name]: 'b', nome: 'c' } })).toEqual([
      { campo: 'nome', antes: null, depois: 'c' },
    ]);
  },
);

test('a row is told by its fields, or by the text of an entry that has only that', () => {
  const row = { evento: 'Remoção', tabela: 'Roteiro', idReferencia: 4, texto: null };
  expect(told({ ...row, mudancas: '[{"campo":"descricao","antes":"Norte"}]' })).toEqual({
    acao: 'Remoção em Roteiro 4\ndescricao: Norte',
    mudancas: [{ campo: 'descricao', antes: 'Norte' }],
  });
  expect(told({ ...row, mudancas: null })).toEqual({
    acao: 'Remoção em Roteiro 4\n(dados pessoais apagados)',
    mudancas: null,
  });
  expect(told({ ...row, mudancas: null, texto: 'Apagou o roteiro' })).toEqual({
    acao: 'Apagou o roteiro',
    mudancas: null,
  });
});

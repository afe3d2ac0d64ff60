import { describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { registerCalls } from '../../contract/registers.ts';
import { buildRequest } from '../../dataProvider/buildRequest.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';

const calls = registerCalls(roteiro);
const USER = 7;
const json = (body: unknown) => JSON.parse(String(body));

describe('addresses', () => {
  test.each([
    ['whole list', buildRequest(calls.list), '/Roteiro'],
    [
      'filtered list, a slash before the query',
      buildRequest(calls.list, { query: { descricao: 'são', flagAtivo: 'null' } }),
      '/Roteiro/?descricao=s%C3%A3o&flagAtivo=null',
    ],
    [
      'empty text travels, undefined does not',
      buildRequest(calls.list, { query: { descricao: '', flagAtivo: undefined } }),
      '/Roteiro/?descricao=',
    ],
    ['path parameter', buildRequest(contract.clientes.one, { params: { id: 12 } }), '/Pessoa/12'],
    [
      'path parameter with characters of its own',
      buildRequest(contract.sessao.verifyLink, { params: { linkUuid: 'a/b c' } }),
      '/users/verifyRecoverPasswordLink/a%2Fb%20c',
    ],
    [
      'uploaded files have no slash before the query',
      buildRequest(contract.importacao.files, { query: { tipo: 'Importacao_analise_amostra' } }),
      '/UploadArquivo?tipo=Importacao_analise_amostra',
    ],
    [
      'removal carries id, user and version in the query',
      buildRequest(calls.remove, { query: { id: 3, versao: 2 } }, USER),
      '/Roteiro?idUsuario=7&id=3&versao=2',
    ],
    [
      'an address of which the user is a part',
      buildRequest(contract.enderecos.create, { body: { idPessoa: 1, logradouro: 'Rua A' } }, USER),
      '/PessoaEndereco/7',
    ],
    ['no user, no idUsuario', buildRequest(calls.remove, { query: { id: 3 } }), '/Roteiro?id=3'],
  ])('%s', (_, request, url) => {
    expect(request.url).toBe(url);
  });

  test('a missing path parameter is an error of the caller', () => {
    expect(() => buildRequest(contract.clientes.one)).toThrow('/Pessoa/{id} needs id');
  });
});

describe('bodies', () => {
  test('a write is JSON and names the user', () => {
    const { init } = buildRequest(contract.pontosColeta.save, { body: { idPessoa: 4, descricao: 'P1' } }, USER);
    expect(init.method).toBe('POST');
    expect(init.headers['Content-Type']).toBe('application/json');
    expect(json(init.body)).toEqual({ idPessoa: 4, descricao: 'P1', idUsuario: 7 });
  });

  test('a call that has no idUsuario gets none', () => {
    const { init } = buildRequest(contract.sessao.login, { body: { login: 'ana', senha: 's' } }, USER);
    expect(json(init.body)).toEqual({ login: 'ana', senha: 's' });
  });

  test('a call without fields still posts an object', () => {
    expect(json(buildRequest(contract.sessao.logout).init.body)).toEqual({});
  });

  test('reads have neither body nor content type', () => {
    const { init } = buildRequest(calls.list);
    expect(init.body).toBeUndefined();
    expect(init.headers).toEqual({ Accept: 'application/json' });
  });

  test('a file goes in the part that the call names, after the fields', () => {
    const file = new File(['x'], 'análises.xlsx');
    const body = { idArquivoOrigem: 9, Laboratorio: 1 };
    const { init } = buildRequest(contract.importacao.upload, { body, file }, USER);
    const form = init.body as FormData;
    expect([...form.keys()].at(-1)).toBe('analise');
    expect(Object.fromEntries([...form.entries()].slice(0, -1))).toEqual({
      idUsuario: '7',
      idArquivoOrigem: '9',
      Laboratorio: '1',
    });
    expect((form.get('analise') as File).name).toBe('análises.xlsx');
    expect(init.headers['Content-Type']).toBeUndefined();
  });

  test('the key of a creation travels as a header', () => {
    const { init } = buildRequest(calls.save, { idempotencyKey: 'k1' });
    expect(init.headers['Idempotency-Key']).toBe('k1');
  });
});

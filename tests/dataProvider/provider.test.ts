import { describe, expect, test } from 'vitest';
import { createDataProvider } from '../../dataProvider/index.ts';
import { type Answers, failure, fakeApi, paged } from '../fixtures/fakeApi.ts';

const ROTEIROS = [
  { id: 1, descricao: 'Norte', flagAtivo: 1, dtCadastro: '2026-01-03T10:00:00Z', versao: 1 },
  { id: 2, descricao: 'água', flagAtivo: 0, dtCadastro: '2026-01-01T10:00:00Z', versao: 4 },
  { id: 10, descricao: 'Sul 10', flagAtivo: 1, dtCadastro: '2026-01-02T10:00:00Z', versao: 1 },
  { id: 3, descricao: 'Sul 9', flagAtivo: 1, dtCadastro: '2026-01-04T10:00:00Z', versao: 1 },
];

function provider(answers: Answers) {
  const api = fakeApi(answers);
  return { api, provider: createDataProvider(api) };
}

const list = (field: string, order: 'ASC' | 'DESC', page = 1, perPage = 10, filter = {}) => ({
  sort: { field, order },
  pagination: { page, perPage },
  filter,
});

test('a list that fails before the server has said what it offers fails to whoever asked, and nowhere else', async () => {
  const api = fakeApi({
    'GET /Roteiro': () => {
      throw failure('Valor inválido', 400);
    },
  });
  const lost: unknown[] = [];
  const keep = (reason: unknown) => lost.push(reason);
  process.on('unhandledRejection', keep);
  const offers = Promise.withResolvers<boolean>();
  const asked = createDataProvider(api, () => offers.promise).getList('cadastro/roteiro', {
    ...list('id', 'ASC'),
    meta: { more: true },
  });
  const told = expect(asked).rejects.toThrow('Valor inválido');
  // Node tells of what nobody waits for once the turn is over.
  await new Promise(setImmediate);
  offers.resolve(false);
  await told;
  process.off('unhandledRejection', keep);
  expect(lost).toEqual([]);
});

describe('whole lists', () => {
  const roteiros = () => provider({ 'GET /Roteiro': () => ROTEIROS });

  test.each([
    ['id', 'ASC', [1, 2, 3, 10]],
    ['id', 'DESC', [10, 3, 2, 1]],
    ['descricao', 'ASC', [2, 1, 3, 10]],
    ['descricao', 'DESC', [10, 3, 1, 2]],
    ['dtCadastro', 'ASC', [2, 10, 1, 3]],
    ['flagAtivo', 'ASC', [2, 1, 10, 3]],
  ] as const)('sorted by %s %s', async (field, order, ids) => {
    const { data, total } = await roteiros().provider.getList('cadastro/roteiro', list(field, order));
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(total).toBe(4);
  });

  test('records without a value come last in either order', async () => {
    const rows = [
      { id: 1, obs: null },
      { id: 2, obs: 'b' },
      { id: 3, obs: '' },
      { id: 4, obs: 'a' },
    ];
    const { provider: one } = provider({ 'GET /Roteiro': () => rows });
    const up = await one.getList('cadastro/roteiro', list('obs', 'ASC'));
    const down = await one.getList('cadastro/roteiro', list('obs', 'DESC'));
    expect(up.data.map(({ id }) => id)).toEqual([4, 2, 1, 3]);
    expect(down.data.map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  test('a page of it, with the count of all', async () => {
    const { data, total } = await roteiros().provider.getList('cadastro/roteiro', list('id', 'ASC', 2, 3));
    expect(data.map(({ id }) => id)).toEqual([10]);
    expect(total).toBe(4);
  });

  test.each([
    [{}, {}],
    [{ descricao: '', flagAtivo: 'null' }, {}],
    [{ descricao: 'sul' }, { query: { descricao: 'sul', flagAtivo: 'null' } }],
    [{ flagAtivo: 0 }, { query: { descricao: '', flagAtivo: '0' } }],
    [{ descricao: 'sul', flagAtivo: '1' }, { query: { descricao: 'sul', flagAtivo: '1' } }],
  ])('filter %j asks %j', async (filter, request) => {
    const { api, provider: one } = roteiros();
    await one.getList('cadastro/roteiro', list('id', 'ASC', 1, 10, filter));
    expect(api.requests).toEqual([{ name: 'GET /Roteiro', request }]);
  });

  test('a server that has nothing may send null', async () => {
    const { provider: one } = provider({ 'GET /Roteiro': () => null });
    expect(await one.getList('cadastro/roteiro', list('id', 'ASC'))).toEqual({ data: [], total: 0 });
  });

  test('what a legacy server writes otherwise is read the same', async () => {
    const raw = { id: '5', sigla: 'pH', minimo: '6.00', maximo: '10,5', incerteza: null, flagAtivo: true };
    const { provider: one } = provider({ 'GET /Parametro': () => [raw] });
    const { data } = await one.getList('cadastro/Parametro', list('id', 'ASC'));
    expect(data).toEqual([{ ...raw, id: 5, minimo: 6, maximo: 10.5, flagAtivo: 1 }]);
  });

  test('one record, several, and none', async () => {
    const { provider: one } = roteiros();
    expect((await one.getOne('cadastro/roteiro', { id: 10 })).data.descricao).toBe('Sul 10');
    expect((await one.getMany('cadastro/roteiro', { ids: [3, '1'] })).data).toHaveLength(2);
    await expect(one.getOne('cadastro/roteiro', { id: 99 })).rejects.toThrow('Registro não encontrado');
  });
});

describe('other lists', () => {
  test('clients filter by flow meter as well', async () => {
    const { api, provider: one } = provider({ 'GET /Pessoa': () => [] });
    await one.getList('cadastro/cliente', list('nome', 'ASC', 1, 10, { flagMedidor: '1' }));
    expect(api.requests[0]?.request.query).toEqual({ descricao: '', flagAtivo: 'null', flagMedidor: '1' });
  });

  test('the type of a client is no flag', async () => {
    const { provider: one } = provider({ 'GET /Pessoa/{id}': () => ({ id: 4, flagTipoPessoa: 'J', flagAtivo: 'S' }) });
    const { data } = await one.getOne('cadastro/cliente', { id: 4 });
    expect(data).toEqual({ id: 4, flagTipoPessoa: 'J', flagAtivo: 1 });
  });

  test('sampling points are those of a client', async () => {
    const { api, provider: one } = provider({
      'GET /PessoaPontoColeta/{idPessoa}': () => [{ id: 8, descricao: 'P1' }],
    });
    const { total } = await one.getList('cliente/ponto-coleta', list('id', 'ASC', 1, 10, { idPessoa: 4 }));
    const { data } = await one.getOne('cliente/ponto-coleta', { id: 8, meta: { idPessoa: 4 } });
    expect(total).toBe(1);
    expect(data.descricao).toBe('P1');
    expect(api.requests.map(({ request }) => request.params)).toEqual([{ idPessoa: 4 }, { idPessoa: 4 }]);
  });

  test('the log is paged by the server, in its order', async () => {
    const rows = [{ id: 2 }, { id: 1 }];
    const { api, provider: one } = provider({ 'GET /logUser': () => paged(rows, 120, 3) });
    const page = await one.getList('acesso/LogUsers', list('id', 'ASC', 2, 50, { tabela: 'Roteiro' }));
    expect(page).toEqual({ data: rows, total: 120 });
    const noted = provider({ 'GET /logUser': () => paged(rows, 120, 3, ['São os mais novos']) }).provider;
    expect((await noted.getList('acesso/LogUsers', list('id', 'ASC', 2, 50))).meta).toEqual({
      notes: ['São os mais novos'],
    });
    expect(api.requests[0]?.request.query).toMatchObject({ tabela: 'Roteiro', pesquisa: '', pagina: 2, tamanho: 50 });
  });

  test.each([
    ['dtAcao', 'ASC', 'ASC'],
    ['dtAcao', 'DESC', undefined],
    ['id', 'ASC', undefined],
  ] as const)('the log by %s %s asks for the order %s', async (field, order, ordem) => {
    const { api, provider: one } = provider({ 'GET /logUser': () => paged([], 0, 1) });
    for (const resource of ['acesso/LogUsers', 'cliente/log']) await one.getList(resource, list(field, order, 1, 50));
    const orders = api.requests.map(({ request }) => new Map(Object.entries(request.query ?? {})).get('ordem'));
    expect(orders).toEqual([ordem, ordem]);
  });

  test.each([
    [1, { hasNextPage: true, hasPreviousPage: false }],
    [3, { hasNextPage: false, hasPreviousPage: true }],
  ])('a server that does not say how many: page %i of 3', async (page, pageInfo) => {
    const { provider: one } = provider({ 'GET /logUser': () => paged([{ id: 2 }], undefined, 3) });
    expect(await one.getList('acesso/LogUsers', list('id', 'ASC', page, 50))).toEqual({ data: [{ id: 2 }], pageInfo });
  });
});

describe('writes', () => {
  test('creation sends the fields of the call and gives back the record', async () => {
    const { api, provider: one } = provider({ 'POST /Roteiro': () => ({ id: 11, versao: 1 }) });
    const data = { descricao: 'Leste', flagAtivo: 1, exibido: 'só na tela' };
    expect((await one.create('cadastro/roteiro', { data })).data).toEqual({ ...data, id: 11, versao: 1 });
    expect(api.requests[0]?.request.body).toEqual({ descricao: 'Leste', flagAtivo: 1 });
  });

  test('edition posts to the same address with id and version', async () => {
    const { api, provider: one } = provider({ 'POST /Roteiro': () => ({ id: 2, versao: 5 }) });
    const previousData = ROTEIROS[1]!;
    const { data } = await one.update('cadastro/roteiro', {
      id: 2,
      data: { ...previousData, descricao: 'Mar' },
      previousData,
    });
    expect(api.requests[0]?.request.body).toEqual({ id: 2, versao: 4, descricao: 'Mar', flagAtivo: 0 });
    expect(data).toMatchObject({ id: 2, descricao: 'Mar', versao: 5 });
  });

  test('removal names the version that was seen', async () => {
    const { api, provider: one } = provider({ 'DELETE /Roteiro': () => ({ id: 2 }) });
    await one.delete('cadastro/roteiro', { id: 2, previousData: ROTEIROS[1]! });
    expect(api.requests[0]?.request.query).toEqual({ id: 2, versao: 4 });
  });

  describe('of users', () => {
    const ana = {
      id: 7,
      nome: 'Ana',
      login: 'ana',
      email: 'ana@exemplo.com.br',
      GrupoAcesso: { id: 2, nome: 'ADMINISTRADOR' },
      versao: 3,
    };
    const profile = { nome: 'Ana', login: 'ana', email: 'ana@exemplo.com.br', idGrupo: 2 };

    test('the group is read into the form and into the list', async () => {
      const { provider: one } = provider({ 'GET /Usuario': () => [ana] });
      const { data } = await one.getOne('acesso/usuarios', { id: 7 });
      expect(data).toMatchObject({ ...profile, grupo: 'ADMINISTRADOR', versao: 3 });
    });

    test('a new one is sent a password that the record does not keep', async () => {
      const { api, provider: one } = provider({ 'POST /Usuario': () => ({ id: 8, versao: 1 }) });
      const { data } = await one.create('acesso/usuarios', { data: profile });
      expect(api.requests[0]?.request.body).toEqual({ ...profile, senha: expect.stringMatching(/^[A-Za-z0-9]{8}$/) });
      expect(data).not.toHaveProperty('senha');
    });

    test('the password is the same when the request is repeated, another for the next user', async () => {
      const outcomes = [failure('Erro na requisição', 0), null, null];
      const { api, provider: one } = provider({
        'POST /Usuario': () => {
          const outcome = outcomes.shift();
          if (outcome) throw outcome;
          return { id: 8, versao: 1 };
        },
      });
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await one.create('acesso/usuarios', { data: profile }).catch(() => undefined);
      }
      const [lost, repeated, next] = api.requests.map(({ request }) => (request.body as { senha: string }).senha);
      expect(repeated).toBe(lost);
      expect(next).not.toBe(lost);
    });

    test('an edition has an address of its own and no password', async () => {
      const { api, provider: one } = provider({ 'POST /Usuario/update/{id}': () => ({ id: 7, versao: 4 }) });
      await one.update('acesso/usuarios', { id: 7, data: { ...ana, idGrupo: 3 }, previousData: ana });
      expect(api.requests).toEqual([
        {
          name: 'POST /Usuario/update/{id}',
          request: { params: { id: '7' }, body: { ...profile, id: 7, idGrupo: 3, versao: 3 } },
        },
      ]);
    });

    test('a removal names the user in the address', async () => {
      const { api, provider: one } = provider({ 'DELETE /Usuario/{id}': () => ({ id: 7 }) });
      await one.delete('acesso/usuarios', { id: 7, previousData: ana });
      expect(api.requests[0]?.request).toEqual({ params: { id: 7 }, query: { versao: 3 } });
    });
  });

  describe('of the records of a client', () => {
    const address = { id: 5, idPessoa: 4, logradouro: 'Rua A', idTipoEndereco: 1, idIntegracao: 1, versao: 2 };
    const fixed = { idTipoEndereco: 1, idIntegracao: 1 };

    test.each([
      ['cliente/ponto-coleta', 'GET /PessoaPontoColeta/{idPessoa}', { params: { idPessoa: 4 } }],
      ['cliente/endereco', 'GET /PessoaEndereco', { query: { idPessoa: 4 } }],
      ['cliente/contato', 'GET /PessoaContato', { query: { idPessoa: 4 } }],
      ['cliente/hidrometro', 'GET /PessoaHidrometro', { query: { idPessoa: 4 } }],
      ['cliente/medidor', 'GET /PessoaMedidorVazao/{idPessoa}', { params: { idPessoa: 4 } }],
      ['cliente/monitoramento', 'GET /RelatorioMonitoramento/anual/{idPessoa}', { params: { idPessoa: 4 } }],
    ])('%s is listed by its client', async (resource, name, request) => {
      const { api, provider: one } = provider({ [name]: () => [] });
      await one.getList(resource, list('id', 'ASC', 1, 10, { idPessoa: 4 }));
      expect(api.requests).toEqual([{ name, request }]);
    });

    test('an address has an address of its own for each write, and carries what never differs', async () => {
      const { api, provider: one } = provider({
        'POST /PessoaEndereco/{idUsuario}': () => ({ id: 5, versao: 1 }),
        'POST /PessoaEndereco/Update/{id}': () => ({ id: 5, versao: 3 }),
        'POST /PessoaEndereco/Delete/{id}': () => ({ id: 5 }),
      });
      const created = await one.create('cliente/endereco', { data: { idPessoa: 4, logradouro: 'Rua A' } });
      expect(created.data).toMatchObject({ id: 5, versao: 1, logradouro: 'Rua A' });
      await one.update('cliente/endereco', { id: 5, data: { ...address, numero: '9' }, previousData: address });
      await one.delete('cliente/endereco', { id: 5, previousData: address });
      expect(api.requests).toEqual([
        {
          name: 'POST /PessoaEndereco/{idUsuario}',
          request: {
            body: { idPessoa: 4, logradouro: 'Rua A', ...fixed },
            idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
          },
        },
        {
          name: 'POST /PessoaEndereco/Update/{id}',
          request: {
            params: { id: '5' },
            body: { idPessoa: 4, logradouro: 'Rua A', numero: '9', versao: 2, ...fixed },
          },
        },
        { name: 'POST /PessoaEndereco/Delete/{id}', request: { params: { id: 5 }, body: { id: 5, versao: 2 } } },
      ]);
    });

    test('a year of monitoring is removed by a POST', async () => {
      const { api, provider: one } = provider({ 'POST /RelatorioMonitoramento/anual/remove': () => ({ id: 6 }) });
      await one.delete('cliente/monitoramento', { id: 6, previousData: { id: 6, versao: 3 } });
      expect(api.requests[0]?.request).toEqual({ params: {}, body: { id: 6, versao: 3 } });
    });

    test('the log travels with its kind of act only when one is asked for', async () => {
      const { api, provider: one } = provider({ 'GET /logUser': () => paged([], 0) });
      await one.getList('acesso/LogUsers', list('id', 'DESC', 1, 50, { evento: '' }));
      await one.getList('acesso/LogUsers', list('id', 'DESC', 1, 50, { evento: 'Remoção' }));
      const [all, removals] = api.requests.map(({ request }) => request.query);
      expect(all).not.toHaveProperty('evento');
      expect(removals).toMatchObject({ evento: 'Remoção', pesquisa: '' });
    });

    test('the log of a client names it, and the section only when one is asked for', async () => {
      const { api, provider: one } = provider({ 'GET /logUser': () => paged([], 0) });
      await one.getList('cliente/log', list('id', 'DESC', 1, 50, { idReferencia: 4 }));
      await one.getList('cliente/log', list('id', 'DESC', 1, 50, { idReferencia: 4, secao: 'PessoaContato' }));
      const [whole, section] = api.requests.map(({ request }) => request.query);
      expect(whole).toMatchObject({ tabela: 'Pessoa', idReferencia: 4, pesquisa: '' });
      expect(whole).not.toHaveProperty('secao');
      expect(section).toMatchObject({ secao: 'PessoaContato' });
    });
  });

  test('a failed write fails', async () => {
    const { provider: one } = provider({
      'POST /Roteiro': () => {
        throw failure('Já existe', 409);
      },
    });
    await expect(one.create('cadastro/roteiro', { data: {} })).rejects.toThrow('Já existe');
  });
});

describe('the key of a creation', () => {
  const data = { descricao: 'Leste', flagAtivo: 1 };
  const keys = (api: ReturnType<typeof fakeApi>) => api.requests.map(({ request }) => request.idempotencyKey);

  test('is long, and differs from one creation to the next', async () => {
    const { api, provider: one } = provider({ 'POST /Roteiro': () => ({ id: 11 }) });
    await one.create('cadastro/roteiro', { data });
    await one.create('cadastro/roteiro', { data });
    const [first, second] = keys(api);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  test('is the same for a second click while the first is under way', async () => {
    const { api, provider: one } = provider({ 'POST /Roteiro': () => ({ id: 11 }) });
    await Promise.all([
      one.create('cadastro/roteiro', { data }),
      one.create('cadastro/roteiro', { data: { ...data } }),
    ]);
    expect(new Set(keys(api)).size).toBe(1);
  });

  test('is the same after no reply, another after an answer', async () => {
    const outcomes = [failure('Erro na requisição', 0), failure('Campo obrigatório', 400), null];
    const { api, provider: one } = provider({
      'POST /Roteiro': () => {
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
        return { id: 11 };
      },
    });
    const create = () => one.create('cadastro/roteiro', { data }).catch(() => undefined);
    await create();
    await create();
    await create();
    const [lost, repeated, next] = keys(api);
    expect(repeated).toBe(lost);
    expect(next).not.toBe(lost);
  });

  test('is not sent with an edition', async () => {
    const { api, provider: one } = provider({ 'POST /Roteiro': () => ({ id: 2 }) });
    await one.update('cadastro/roteiro', { id: 2, data, previousData: ROTEIROS[1]! });
    expect(keys(api)).toEqual([undefined]);
  });
});

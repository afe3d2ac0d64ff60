import { usesCall } from '../../../contract/registers.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import { fonteAbastecimento } from '../../../resources/fonte-abastecimento/definition.ts';
import { pessoaMedidorVazaoTipo } from '../../../resources/pessoa-medidor-vazao-tipo/definition.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';
const list = { sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 25 } } as const;

const CATEGORIA = 'medidor-vazao/categoria-cobranca';
const FONTE = 'cadastro/fonte-abastecimento';
const TIPO_MEDIDOR = 'medidor-vazao/pessoa-medidor-vazao-tipo';
const AMOSTRADOR = 'cadastro/Amostrador';

export const categoriaCobrancaStory: Story = {
  name: 'billing categories',
  literals: [
    {
      call: 'POST /CategoriaCobranca',
      as: 'admin',
      request: 'POST /CategoriaCobranca',
      body: { descricao: 'Estimativa', flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 4, versao: 1 }),
      send: (provider) => provider.create(CATEGORIA, { data: { descricao: 'Estimativa', flagAtivo: 1 } }),
    },
    {
      call: 'POST /CategoriaCobranca',
      as: 'admin',
      request: 'POST /CategoriaCobranca',
      body: { id: 2, descricao: 'Média anual', flagAtivo: 0, idUsuario: 1 },
      reply: ok({ id: 2, versao: 2 }),
      send: (provider) =>
        provider.update(CATEGORIA, {
          id: 2,
          data: { descricao: 'Média anual', flagAtivo: 0 },
          previousData: { id: 2, descricao: 'Média', flagAtivo: 1 },
        }),
    },
    {
      call: 'GET /CategoriaCobranca',
      as: 'tecnico',
      request: 'GET /CategoriaCobranca',
      reply: ok([
        { id: 1, descricao: 'Leitura', regra: 1, flagAtivo: 1, dtCadastro: AT, versao: 1 },
        { id: 2, descricao: 'Média anual', regra: 2, flagAtivo: 0, dtCadastro: AT, versao: 2 },
        { id: 3, descricao: 'Horímetro', regra: 3, flagAtivo: 1, dtCadastro: AT, versao: 1 },
        { id: 4, descricao: 'Estimativa', regra: 1, flagAtivo: 1, dtCadastro: AT, versao: 1 },
      ]),
      send: (provider) => provider.getList(CATEGORIA, { ...list, filter: {} }),
    },
    {
      call: 'GET /CategoriaCobranca',
      as: 'tecnico',
      request: 'GET /CategoriaCobranca/?descricao=media&flagAtivo=null',
      reply: ok([{ id: 2, descricao: 'Média anual', regra: 2, flagAtivo: 0, dtCadastro: AT, versao: 2 }]),
      send: (provider) => provider.getList(CATEGORIA, { ...list, filter: { descricao: 'media' } }),
    },
    {
      call: 'GET /CategoriaCobranca/usos',
      as: 'tecnico',
      request: 'GET /CategoriaCobranca/usos',
      reply: ok([1, 2, 3, 4].map((id) => ({ id, emUso: 0 }))),
      send: ({ api }) => api(usesCall(categoriaCobranca)),
    },
    {
      call: 'DELETE /CategoriaCobranca',
      as: 'admin',
      request: 'DELETE /CategoriaCobranca?idUsuario=1&id=4',
      reply: ok({ id: 4 }),
      send: (provider) => provider.delete(CATEGORIA, { id: 4 }),
    },
  ],
};

export const fonteAbastecimentoStory: Story = {
  name: 'supply sources',
  prepare: async ({ write }) => {
    await write
      .insertInto('FonteAbastecimento')
      .values({ descricao: 'Poço', flagAtivo: 1, busca: 'poco', dtCadastro: AT })
      .execute();
    await write
      .insertInto('Pessoa')
      .values({ nome: 'Cliente', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente', dtCadastro: AT })
      .execute();
    const meter = { idPessoa: 1, idFonteAbastecimento: 1, flagAtivo: 1, flagMedidorVazao: 0, dtCadastro: AT };
    await write
      .insertInto('PessoaHidrometro')
      .values(['H-1', 'H-2'].map((registro) => ({ ...meter, registro })))
      .execute();
  },
  literals: [
    {
      call: 'GET /FonteAbastecimento',
      as: 'tecnico',
      request: 'GET /FonteAbastecimento/?descricao=&flagAtivo=1',
      reply: ok([{ id: 1, descricao: 'Poço', flagAtivo: 1, dtCadastro: AT, versao: 1 }]),
      send: (provider) => provider.getList(FONTE, { ...list, filter: { flagAtivo: 1 } }),
    },
    {
      call: 'POST /FonteAbastecimento',
      as: 'admin',
      request: 'POST /FonteAbastecimento',
      body: { descricao: 'Rio', flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 2, versao: 1 }),
      send: (provider) => provider.create(FONTE, { data: { descricao: 'Rio', flagAtivo: 1 } }),
    },
    {
      call: 'GET /FonteAbastecimento/usos',
      as: 'tecnico',
      request: 'GET /FonteAbastecimento/usos',
      reply: ok([
        { id: 1, emUso: 1 },
        { id: 2, emUso: 0 },
      ]),
      send: ({ api }) => api(usesCall(fonteAbastecimento)),
    },
    {
      call: 'GET /Pessoa',
      as: 'admin',
      request: 'GET /Pessoa/?idFonteAbastecimento=1',
      reply: ok([
        {
          id: 1,
          codigo: null,
          nome: 'Cliente',
          razaoSocial: null,
          flagAtivo: 1,
          dtCadastro: AT,
          obsPrincipal: null,
        },
      ]),
      send: (provider) => provider.getList('cadastro/cliente', { ...list, filter: { idFonteAbastecimento: 1 } }),
    },
    {
      call: 'DELETE /FonteAbastecimento',
      as: 'admin',
      request: 'DELETE /FonteAbastecimento?idUsuario=1&id=1&versao=1',
      status: 409,
      reply: refused('Esta fonte de abastecimento está em uso por 2 hidrômetros. Desabilite-a em vez de remover.', {
        emUso: [{ tabela: 'PessoaHidrometro', quantidade: 2 }],
        podeDesabilitar: true,
      }),
      send: (provider) => provider.delete(FONTE, { id: 1, previousData: { id: 1, versao: 1 } }),
    },
  ],
};

export const tipoMedidorStory: Story = {
  name: 'types of flow meters',
  literals: [
    {
      call: 'POST /PessoaMedidorVazaoTipo',
      as: 'admin',
      request: 'POST /PessoaMedidorVazaoTipo',
      body: { descricao: 'Calha Parshall', flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create(TIPO_MEDIDOR, { data: { descricao: 'Calha Parshall', flagAtivo: 1 } }),
    },
    {
      call: 'GET /PessoaMedidorVazaoTipo',
      as: 'tecnico',
      request: 'GET /PessoaMedidorVazaoTipo/?descricao=calha&flagAtivo=0',
      reply: ok([]),
      send: (provider) => provider.getList(TIPO_MEDIDOR, { ...list, filter: { descricao: 'calha', flagAtivo: 0 } }),
    },
    {
      call: 'GET /PessoaMedidorVazaoTipo/usos',
      as: 'tecnico',
      request: 'GET /PessoaMedidorVazaoTipo/usos',
      reply: ok([{ id: 1, emUso: 0 }]),
      send: ({ api }) => api(usesCall(pessoaMedidorVazaoTipo)),
    },
    {
      call: 'DELETE /PessoaMedidorVazaoTipo',
      as: 'admin',
      request: 'DELETE /PessoaMedidorVazaoTipo?idUsuario=1&id=1',
      reply: ok({ id: 1 }),
      send: (provider) => provider.delete(TIPO_MEDIDOR, { id: 1 }),
    },
  ],
};

const amostrador = { codigo: 'AM-01', descricao: 'Automático', obs: 'Bomba nova', dtAquisicao: '2024-02-29' };

export const amostradorStory: Story = {
  name: 'samplers',
  literals: [
    {
      call: 'POST /Amostrador',
      as: 'admin',
      request: 'POST /Amostrador',
      body: { ...amostrador, flagAtivo: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create(AMOSTRADOR, { data: { ...amostrador, flagAtivo: 1 } }),
    },
    {
      call: 'POST /Amostrador',
      as: 'admin',
      request: 'POST /Amostrador',
      body: { codigo: 'am-01', descricao: 'Outro', obs: null, dtAquisicao: null, flagAtivo: 1, idUsuario: 1 },
      status: 409,
      reply: refused('Já existe um amostrador com este código', {
        campos: { codigo: 'Já existe um amostrador com este código' },
      }),
      send: (provider) =>
        provider.create(AMOSTRADOR, {
          data: { codigo: 'am-01', descricao: 'Outro', obs: null, dtAquisicao: null, flagAtivo: 1 },
        }),
    },
    {
      call: 'POST /Amostrador',
      as: 'tecnico',
      request: 'POST /Amostrador',
      body: { ...amostrador, flagAtivo: 1, idUsuario: 1 },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: (provider) => provider.create(AMOSTRADOR, { data: { ...amostrador, flagAtivo: 1 } }),
    },
    {
      call: 'GET /Amostrador',
      as: 'tecnico',
      request: 'GET /Amostrador',
      reply: ok([{ id: 1, ...amostrador, flagAtivo: 1, dtCadastro: AT, versao: 1 }]),
      send: (provider) => provider.getList(AMOSTRADOR, { ...list, filter: {} }),
    },
    {
      call: 'DELETE /Amostrador',
      as: 'admin',
      request: 'DELETE /Amostrador?idUsuario=1&id=1',
      reply: ok({ id: 1 }),
      send: (provider) => provider.delete(AMOSTRADOR, { id: 1 }),
    },
  ],
};

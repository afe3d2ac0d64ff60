import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
}

const form = {
  idPessoa: 1,
  idTipoEndereco: 1,
  cep: '13201000',
  logradouro: 'Rua do Exemplo',
  numero: '100',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Jundiaí',
  uf: 'SP',
  latitude: '-23.18',
  longitude: '-46.88',
  linkMapa: 'https://example.com/mapa',
  idIntegracao: 1,
};

export const enderecosStory: Story = {
  name: 'addresses of a client',
  prepare,
  literals: [
    {
      call: 'POST /PessoaEndereco/{idUsuario}',
      as: 'admin',
      request: 'POST /PessoaEndereco/1',
      body: { ...form, idUsuario: 1, idUsuarioCadastro: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) =>
        api(contract.enderecos.create, { params: { idUsuario: 1 }, body: { ...form, idUsuarioCadastro: 1 } }),
    },
    {
      call: 'POST /PessoaEndereco/Update/{id}',
      as: 'admin',
      request: 'POST /PessoaEndereco/Update/1',
      body: { ...form, numero: '102', complemento: 'Galpão 2', versao: 1, idUsuario: 1, idUsuarioCadastro: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) =>
        api(contract.enderecos.update, {
          params: { id: 1 },
          body: { ...form, numero: '102', complemento: 'Galpão 2', versao: 1 },
        }),
    },
    {
      call: 'POST /PessoaEndereco/Update/{id}',
      as: 'admin',
      request: 'POST /PessoaEndereco/Update/1',
      body: { ...form, linkMapa: 'javascript:alert(1)', idUsuario: 1, idUsuarioCadastro: 1 },
      status: 400,
      reply: refused('Link do Mapa: Informe um endereço que comece com http:// ou https://', {
        campos: { linkMapa: 'Informe um endereço que comece com http:// ou https://' },
      }),
      send: ({ api }) =>
        api(contract.enderecos.update, { params: { id: 1 }, body: { ...form, linkMapa: 'javascript:alert(1)' } }),
    },
    {
      call: 'GET /PessoaEndereco',
      as: 'tecnico',
      request: 'GET /PessoaEndereco/?idPessoa=1',
      reply: ok([{ ...form, id: 1, numero: '102', complemento: 'Galpão 2', versao: 2 }]),
      send: ({ api }) => api(contract.enderecos.list, { query: { idPessoa: 1 } }),
    },
    {
      call: 'POST /PessoaEndereco/Delete/{id}',
      as: 'admin',
      request: 'POST /PessoaEndereco/Delete/1',
      body: { id: 1, idUsuario: 1 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(contract.enderecos.remove, { params: { id: 1 }, body: { id: 1 } }),
    },
    {
      call: 'POST /PessoaEndereco/{idUsuario}',
      as: 'admin',
      request: 'POST /PessoaEndereco/1',
      body: { ...form, idUsuario: 1, idUsuarioCadastro: 1 },
      reply: ok({ id: 2, versao: 1 }),
      send: ({ api }) => api(contract.enderecos.create, { params: { idUsuario: 1 }, body: form }),
    },
    {
      call: 'DELETE /PessoaEndereco/Delete/{id}',
      as: 'tecnico',
      request: 'DELETE /PessoaEndereco/Delete/2?idUsuario=1&id=2',
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(contract.enderecos.removeByDelete, { params: { id: 2 }, query: { id: 2 } }),
    },
    {
      call: 'DELETE /PessoaEndereco/Delete/{id}',
      as: 'admin',
      request: 'DELETE /PessoaEndereco/Delete/2?idUsuario=1&id=2',
      reply: ok({ id: 2 }),
      send: ({ api }) => api(contract.enderecos.removeByDelete, { params: { id: 2 }, query: { id: 2 } }),
    },
    {
      call: 'GET /PessoaEndereco',
      as: 'tecnico',
      request: 'GET /PessoaEndereco/?idPessoa=1',
      reply: ok([]),
      send: ({ api }) => api(contract.enderecos.list, { query: { idPessoa: 1 } }),
    },
  ],
};

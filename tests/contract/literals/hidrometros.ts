import { hidrometrosDoCliente } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
  await write
    .insertInto('FonteAbastecimento')
    .values({ descricao: 'Poço de exemplo', flagAtivo: 1, busca: 'poco de exemplo', dtCadastro: AT })
    .execute();
}

const form = {
  idPessoa: 1,
  registro: 'H000101',
  uc: '1234567',
  idFonteAbastecimento: 1,
  flagAtivo: 1 as const,
  flagMedidorVazao: 0 as const,
};

export const hidrometrosStory: Story = {
  name: 'hydrometers of a client',
  prepare,
  literals: [
    {
      call: 'POST /PessoaHidrometro',
      as: 'admin',
      request: 'POST /PessoaHidrometro',
      body: { ...form, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) => api(contract.hidrometros.save, { body: form }),
    },
    {
      call: 'POST /PessoaHidrometro',
      as: 'admin',
      request: 'POST /PessoaHidrometro',
      body: { ...form, id: 1, flagMedidorVazao: 1, versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) => api(contract.hidrometros.save, { body: { ...form, id: 1, flagMedidorVazao: 1, versao: 1 } }),
    },
    {
      call: 'GET /PessoaHidrometro',
      as: 'tecnico',
      request: 'GET /PessoaHidrometro/?idPessoa=1',
      reply: ok([{ ...form, id: 1, fonteAbastecimento: 'Poço de exemplo', flagMedidorVazao: 1, versao: 2 }]),
      send: ({ api }) => api(hidrometrosDoCliente, { query: { idPessoa: 1 } }),
    },
    {
      call: 'GET /PessoaHidrometro/mesmoRegistro',
      as: 'tecnico',
      request: 'GET /PessoaHidrometro/mesmoRegistro/?registro=h000101',
      reply: ok([{ id: 1, idPessoa: 1, registro: 'H000101', cliente: 'Cliente A' }]),
      send: ({ api }) => api(contract.hidrometros.sameRegister, { query: { registro: 'h000101' } }),
    },
    {
      call: 'GET /PessoaUnidadeControladora',
      as: 'tecnico',
      request: 'GET /PessoaUnidadeControladora/?idPessoa=1',
      reply: ok([{ id: 1, idPessoa: 1, registro: 'H000101', uc: '1234567', versao: 2 }]),
      send: ({ api }) => api(contract.unidadesControladoras.list, { query: { idPessoa: 1 } }),
    },
    {
      call: 'DELETE /PessoaUnidadeControladora',
      as: 'admin',
      request: 'DELETE /PessoaUnidadeControladora?idUsuario=1&id=1',
      reply: ok({ id: 1, versao: 3 }),
      send: ({ api }) => api(contract.unidadesControladoras.remove, { query: { id: 1 } }),
    },
    {
      call: 'DELETE /PessoaUnidadeControladora',
      as: 'admin',
      request: 'DELETE /PessoaUnidadeControladora?idUsuario=1&id=1',
      status: 404,
      reply: refused('Este hidrômetro não tem unidade controladora'),
      send: ({ api }) => api(contract.unidadesControladoras.remove, { query: { id: 1 } }),
    },
    {
      call: 'DELETE /PessoaHidrometro',
      as: 'admin',
      request: 'DELETE /PessoaHidrometro?idUsuario=1&id=1&versao=3',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(contract.hidrometros.remove, { query: { id: 1, versao: 3 } }),
    },
  ],
};

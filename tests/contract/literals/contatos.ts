import { contract } from '../../../contract/index.ts';
import type { Databases } from '../../../server/database/open.ts';
import { ok, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';

async function prepare({ write }: Databases): Promise<void> {
  await write
    .insertInto('Pessoa')
    .values({ nome: 'Cliente A', flagTipoPessoa: 'J', flagAtivo: 1, busca: 'cliente a', dtCadastro: AT })
    .execute();
}

const form = {
  idPessoa: 1,
  obs: '',
  nome: 'Maria de Exemplo',
  departamento: 'Meio Ambiente',
  telefone: '(11) 0000-0000',
  email: 'maria@example.com',
  flagAtivo: 1 as const,
};

export const contatosStory: Story = {
  name: 'contacts of a client',
  prepare,
  literals: [
    {
      call: 'POST /PessoaContato',
      as: 'admin',
      request: 'POST /PessoaContato',
      body: { ...form, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: ({ api }) => api(contract.contatos.save, { body: form }),
    },
    {
      call: 'POST /PessoaContato',
      as: 'admin',
      request: 'POST /PessoaContato',
      body: { ...form, id: 1, obs: 'Ligar pela manhã', flagAtivo: 0, versao: 1, idUsuario: 1 },
      reply: ok({ id: 1, versao: 2 }),
      send: ({ api }) =>
        api(contract.contatos.save, { body: { ...form, id: 1, obs: 'Ligar pela manhã', flagAtivo: 0, versao: 1 } }),
    },
    {
      call: 'GET /PessoaContato',
      as: 'tecnico',
      request: 'GET /PessoaContato/?idPessoa=1',
      reply: ok([
        {
          id: 1,
          idPessoa: 1,
          departamento: 'Meio Ambiente',
          nome: 'Maria de Exemplo',
          email: 'maria@example.com',
          telefone: '(11) 0000-0000',
          obs: 'Ligar pela manhã',
          flagAtivo: 0,
          versao: 2,
        },
      ]),
      send: ({ api }) => api(contract.contatos.list, { query: { idPessoa: 1 } }),
    },
    {
      call: 'DELETE /PessoaContato',
      as: 'admin',
      request: 'DELETE /PessoaContato?idUsuario=1&id=1&versao=2',
      reply: ok({ id: 1 }),
      send: ({ api }) => api(contract.contatos.remove, { query: { id: 1, versao: 2 } }),
    },
  ],
};

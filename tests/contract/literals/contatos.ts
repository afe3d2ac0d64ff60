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
  obs: '',
  nome: 'Maria de Exemplo',
  departamento: 'Meio Ambiente',
  telefone: '(11) 0000-0000',
  email: 'maria@example.com',
  flagAtivo: 1 as const,
};

/** What entries of the log tell of the contact once it is removed. */
const REMOVIDO = { nome: 'Maria de Exemplo', removido: true, idPessoa: 1, cliente: 'Cliente A' };

export const contatosStory: Story = {
  name: 'contacts of a client',
  prepare,
  literals: [
    {
      call: 'POST /PessoaContato',
      as: 'admin',
      request: 'POST /PessoaContato',
      body: { ...form, id: 0, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create('cliente/contato', { data: form }),
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
    {
      call: 'POST /PessoaContato/exportar',
      as: 'dev',
      request: 'POST /PessoaContato/exportar',
      body: { id: 1 },
      reply: ok({
        contato: {
          id: 1,
          idPessoa: 1,
          cliente: 'Cliente A',
          departamento: 'Meio Ambiente',
          nome: 'Maria de Exemplo',
          email: 'maria@example.com',
          telefone: '(11) 0000-0000',
          obs: 'Ligar pela manhã',
          flagAtivo: 0,
          dtCadastro: AT,
          removidoEm: AT,
          versao: 3,
        },
        registros: [
          {
            login: 'admin',
            acao: 'Inclusão em PessoaContato 1\ndepartamento: Meio Ambiente\nnome: Maria de Exemplo\nemail: maria@example.com\ntelefone: (11) 0000-0000\nflagAtivo: 1',
            dtAcao: AT,
            mudancas: [
              { campo: 'departamento', depois: 'Meio Ambiente' },
              { campo: 'nome', depois: 'Maria de Exemplo' },
              { campo: 'email', depois: 'maria@example.com' },
              { campo: 'telefone', depois: '(11) 0000-0000' },
              { campo: 'flagAtivo', depois: 1 },
            ],
            registro: REMOVIDO,
          },
          {
            login: 'admin',
            acao: 'Alteração em PessoaContato 1\nobs: (vazio) → Ligar pela manhã\nflagAtivo: 1 → 0',
            dtAcao: AT,
            mudancas: [
              { campo: 'obs', antes: null, depois: 'Ligar pela manhã' },
              { campo: 'flagAtivo', antes: 1, depois: 0 },
            ],
            registro: REMOVIDO,
          },
          {
            login: 'admin',
            acao: 'Remoção em PessoaContato 1\ndepartamento: Meio Ambiente\nnome: Maria de Exemplo\nemail: maria@example.com\ntelefone: (11) 0000-0000\nobs: Ligar pela manhã\nflagAtivo: 0',
            dtAcao: AT,
            mudancas: [
              { campo: 'departamento', antes: 'Meio Ambiente' },
              { campo: 'nome', antes: 'Maria de Exemplo' },
              { campo: 'email', antes: 'maria@example.com' },
              { campo: 'telefone', antes: '(11) 0000-0000' },
              { campo: 'obs', antes: 'Ligar pela manhã' },
              { campo: 'flagAtivo', antes: 0 },
            ],
            registro: REMOVIDO,
          },
        ],
      }),
      send: ({ api }) => api(contract.contatos.exportar, { body: { id: 1 } }),
    },
    {
      call: 'POST /PessoaContato/apagar',
      as: 'tecnico',
      request: 'POST /PessoaContato/apagar',
      body: { id: 1 },
      status: 403,
      reply: refused('Seu grupo não tem permissão para isto'),
      send: ({ api }) => api(contract.contatos.apagar, { body: { id: 1 } }),
    },
    {
      call: 'POST /PessoaContato/apagar',
      as: 'admin',
      request: 'POST /PessoaContato/apagar',
      body: { id: 1, versao: 3 },
      reply: ok({ id: 1 }),
      send: ({ api }) => api(contract.contatos.apagar, { body: { id: 1, versao: 3 } }),
      receives: { data: { id: 1 } },
    },
    {
      call: 'POST /PessoaContato/exportar',
      as: 'admin',
      request: 'POST /PessoaContato/exportar',
      body: { id: 1 },
      status: 404,
      reply: refused('Contato não encontrado'),
      send: ({ api }) => api(contract.contatos.exportar, { body: { id: 1 } }),
    },
  ],
};

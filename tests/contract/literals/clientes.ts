import { contract } from '../../../contract/index.ts';
import { ok, refused, type Story } from '../literal.ts';

const AT = '2026-11-20T15:00:00.000Z';
const list = { sort: { field: 'nome', order: 'ASC' }, pagination: { page: 1, perPage: 25 } } as const;

/** A new client as the form sends it. */
const form = {
  id: 0,
  codigo: '1001',
  nome: 'Indústria de Exemplo Ltda.',
  flagAtivo: 1 as const,
  razaoSocial: 'Exemplo',
  rg: '',
  nroDocumento: '12.ABC.345/01DE-35',
  inscEstadual: '',
  ufRG: 'SP',
  obsPrincipal: 'Cliente novo',
  idRamoAtividade: null,
  idRoteiro: null,
  flagTipoPessoa: 'J' as const,
  idIntegracao: '77',
};

const listed = {
  id: 1,
  codigo: '1001',
  nome: 'Indústria de Exemplo Ltda.',
  razaoSocial: 'Exemplo',
  flagAtivo: 1,
  dtCadastro: AT,
  obsPrincipal: 'Cliente novo',
};

export const clientesStory: Story = {
  name: 'clients and their points',
  literals: [
    {
      call: 'POST /Pessoa',
      as: 'admin',
      request: 'POST /Pessoa',
      body: { ...form, id: 0, idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) => provider.create('cadastro/cliente', { data: form }),
    },
    {
      call: 'GET /Pessoa',
      as: 'tecnico',
      request: 'GET /Pessoa/?descricao=12.abc&flagAtivo=1&flagMedidor=0',
      reply: ok([listed]),
      send: (provider) =>
        provider.getList('cadastro/cliente', {
          ...list,
          filter: { descricao: '12.abc', flagAtivo: 1, flagMedidor: 0 },
        }),
      receives: { data: [listed], total: 1 },
    },
    {
      call: 'GET /Pessoa',
      as: 'tecnico',
      request: 'GET /Pessoa',
      reply: ok([listed]),
      send: (provider) => provider.getList('cadastro/cliente', { ...list, filter: {} }),
    },
    {
      call: 'GET /Pessoa',
      as: 'tecnico',
      request: 'GET /Pessoa/?descricao=&flagAtivo=1&flagMedidor=null&idRoteiro=1',
      reply: ok([]),
      send: (provider) => provider.getList('cadastro/cliente', { ...list, filter: { flagAtivo: 1, idRoteiro: 1 } }),
    },
    {
      call: 'GET /Pessoa/mesmoCampo',
      as: 'tecnico',
      request: 'GET /Pessoa/mesmoCampo/?campo=nroDocumento&valor=12abc34501de35',
      reply: ok([{ id: 1, nome: 'Indústria de Exemplo Ltda.' }]),
      send: ({ api }) =>
        api(contract.clientes.sameField, { query: { campo: 'nroDocumento', valor: '12abc34501de35' } }),
    },
    {
      call: 'GET /Pessoa/{id}',
      as: 'tecnico',
      request: 'GET /Pessoa/1',
      reply: ok({
        ...listed,
        rg: null,
        nroDocumento: '12.ABC.345/01DE-35',
        inscEstadual: null,
        ufRG: 'SP',
        obsSecundaria: null,
        idRamoAtividade: null,
        idRoteiro: null,
        flagTipoPessoa: 'J',
        idIntegracao: '77',
        versao: 1,
      }),
      send: (provider) => provider.getOne('cadastro/cliente', { id: 1 }),
    },
    {
      call: 'POST /Pessoa',
      as: 'admin',
      request: 'POST /Pessoa',
      body: { ...form, id: 1, flagAtivo: 0, versao: 1, idUsuario: 1 },
      status: 422,
      reply: refused('Altere as observações', { campos: { obsPrincipal: 'Altere as observações' } }),
      send: ({ api }) => api(contract.clientes.save, { body: { ...form, id: 1, flagAtivo: 0 as const, versao: 1 } }),
    },
    {
      call: 'POST /PessoaPontoColeta',
      as: 'admin',
      request: 'POST /PessoaPontoColeta',
      body: { id: 0, idPessoa: 1, descricao: 'BILL02030', planoAmostragem: 'Mensal', idUsuario: 1 },
      reply: ok({ id: 1, versao: 1 }),
      send: (provider) =>
        provider.create('cliente/ponto-coleta', {
          data: { idPessoa: 1, descricao: 'BILL02030', planoAmostragem: 'Mensal' },
        }),
    },
    {
      call: 'GET /PessoaPontoColeta/{idPessoa}',
      as: 'tecnico',
      request: 'GET /PessoaPontoColeta/1',
      reply: ok([{ id: 1, idPessoa: 1, descricao: 'BILL02030', planoAmostragem: 'Mensal', versao: 1 }]),
      send: (provider) => provider.getList('cliente/ponto-coleta', { ...list, filter: { idPessoa: 1 } }),
    },
    {
      call: 'DELETE /PessoaPontoColeta',
      as: 'admin',
      request: 'DELETE /PessoaPontoColeta?idUsuario=1&id=1&versao=1',
      reply: ok({ id: 1 }),
      send: (provider) => provider.delete('cliente/ponto-coleta', { id: 1, previousData: { id: 1, versao: 1 } }),
    },
  ],
};

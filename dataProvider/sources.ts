import type { FilterPayload, GetListParams, RaRecord } from 'react-admin';
import type { Call, CallRequest } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import { registerCalls, usesCall } from '../contract/registers.ts';
import { ordemDoLog } from '../domain/log/ordem.ts';
import { listedUse, type RegisterDefinition } from '../resources/defineRegister.ts';
import { ramoAtividade } from '../resources/ramo-atividade/definition.ts';
import { REGISTERS } from '../resources/registry.ts';
import { tecnico } from '../resources/tecnico/definition.ts';
import { type ParseRecord, parseRecord, parseUsuario } from './parseRecords.ts';
import { generatePassword } from './password.ts';
import { isEmpty, passesHere, wholeList } from './wholeLists.ts';

/** How one react-admin resource is read and written: its calls, and what they need to know of react-admin's request. */
export interface Source {
  /** The menu that gives the permission. */
  menu: string;
  list: Call;
  listRequest(filter: FilterPayload, params: GetListParams): CallRequest<Call>;
  /** For filters that the server may not have heeded: whether a record passes them. */
  passes?(record: RaRecord, filter: FilterPayload): boolean;
  /** Tells more of the list's records, by their ids: a call of our own (`apart` of the whole list). */
  more?: Call;
  /** Without it, a record is looked for in the list, filtered by the request's `meta`. */
  one?: Call;
  /** Creates, and edits as well unless there is an `edit`: the legacy API mostly posts both to the same address. */
  save?: Call;
  edit?: Call;
  /** What a creation carries that is no part of the record, such as a first password. */
  generate?(): object;
  /** A record as its writes carry it, where that is otherwise than it is read. */
  written?(record: Partial<RaRecord>): Partial<RaRecord>;
  remove?: Call;
  /** Changes of several records at once, all of them or none. */
  bulk?: Call;
  restore?: Call;
  preview?: Call;
  import?: Call;
  parse: ParseRecord;
}

/** How a list that comes whole is asked for and read. */
function comesWhole(resource: string) {
  const { query, passes, parse } = wholeList(resource);
  const listRequest = (filter: FilterPayload): CallRequest<Call> => {
    const asked = query(filter);
    return asked ? { query: asked } : {};
  };
  return { menu: resource, listRequest, passes, parse };
}

const registerSource = (register: RegisterDefinition): [string, Source] => [
  register.resource,
  {
    ...comesWhole(register.resource),
    ...registerCalls(register),
    ...(listedUse(register) && { more: usesCall(register) }),
  },
];

/** The id of a record that is not there yet, where the specification lists it among the fields of the call. */
const NEW = { generate: () => ({ id: 0 }) };

/** Records of one client, which the filter names: some calls want it in their path, others in their query. */
function ofClient(calls: { list: Call; save?: Call; remove?: Call }): Source {
  const { list, save, remove } = calls;
  const inPath = list.path.includes('{idPessoa}');
  return {
    menu: 'cadastro/cliente',
    list,
    listRequest: ({ idPessoa }) => (inPath ? { params: { idPessoa } } : { query: { idPessoa } }),
    save,
    remove,
    parse: parseRecord,
  };
}

/** The log's filters all travel, empty or not; those beyond the contract only when they narrow it, an order only when it is not the usual. */
function logRequest(filter: FilterPayload, { pagination, sort }: GetListParams): CallRequest<Call> {
  const names = ['pesquisa', 'dtPesquisa', 'dtPesquisaFim', 'tabela', 'idReferencia'];
  const query = Object.fromEntries(names.map((name) => [name, filter[name] ?? '']));
  const others = ['secao', 'evento'].filter((name) => !isEmpty(filter[name])).map((name) => [name, filter[name]]);
  const oldest = sort !== undefined && ordemDoLog(sort) === 'ASC';
  const page = { pagina: pagination?.page, tamanho: pagination?.perPage };
  return { query: { ...query, ...Object.fromEntries(others), ...(oldest && { ordem: 'ASC' }), ...page } };
}

const registers: Record<string, Source> = Object.fromEntries(REGISTERS.map(registerSource));

/** Every resource of the product by its react-admin name. */
export const SOURCES: Readonly<Record<string, Source>> = {
  ...registers,
  [ramoAtividade.resource]: { ...(registers[ramoAtividade.resource] as Source), one: contract.ramosAtividade.one },
  [tecnico.resource]: { ...comesWhole(tecnico.resource), list: contract.usuarios.list },
  'cadastro/cliente': {
    ...comesWhole('cadastro/cliente'),
    list: contract.clientes.list,
    more: contract.clientes.panorama,
    one: contract.clientes.one,
    save: contract.clientes.save,
    ...NEW,
  },
  'cliente/ponto-coleta': { ...ofClient(contract.pontosColeta), ...NEW },
  'cliente/endereco': {
    ...ofClient(contract.enderecos),
    save: contract.enderecos.create,
    edit: contract.enderecos.update,
    written: (endereco) => ({ ...endereco, idTipoEndereco: 1, idIntegracao: 1 }),
  },
  'cliente/contato': { ...ofClient(contract.contatos), ...NEW },
  'cliente/hidrometro': ofClient(contract.hidrometros),
  'cliente/unidade-controladora': ofClient(contract.unidadesControladoras),
  'cliente/medidor': { ...ofClient(contract.medidores), ...NEW },
  'cliente/monitoramento': ofClient(contract.monitoramentoAnual),
  'cliente/log': {
    menu: 'cadastro/cliente',
    list: contract.logs.list,
    listRequest: (filter, params) => logRequest({ ...filter, tabela: 'Pessoa' }, params),
    parse: parseRecord,
  },
  'acesso/grupo-acesso': {
    menu: 'acesso/grupo-acesso',
    list: contract.gruposAcesso.list,
    listRequest: () => ({}),
    save: contract.gruposAcesso.save,
    // The one status that travels as boolean (spec 1 §3).
    written: ({ flagAtivo, ...grupo }) => (flagAtivo === undefined ? grupo : { ...grupo, flagAtivo: flagAtivo === 1 }),
    remove: contract.gruposAcesso.remove,
    parse: parseRecord,
  },
  'acesso/usuarios': {
    menu: 'acesso/usuarios',
    list: contract.usuarios.list,
    listRequest: () => ({}),
    passes: passesHere({ search: ['nome', 'login', 'email', 'grupo'] }),
    save: contract.usuarios.create,
    edit: contract.usuarios.update,
    generate: () => ({ senha: generatePassword() }),
    remove: contract.usuarios.remove,
    parse: parseUsuario,
  },
  'medidor-vazao/historico': {
    menu: 'medidor-vazao/historico',
    list: contract.clientes.list,
    listRequest: ({ descricao, flagAtivo }) => ({ query: { descricao, flagAtivo } }),
    parse: parseRecord,
  },
  'relatorio/nao-conforme': {
    menu: 'relatorio/nao-conforme',
    list: contract.analises.industrias,
    listRequest: ({ dtInicio, dtFim }) => ({ query: { dtInicio, dtFim, mais: '1' } }),
    passes: ({ cartaEm }, { semCarta }) => isEmpty(semCarta) || !cartaEm,
    parse: parseRecord,
  },
  'acesso/mensagens': {
    menu: 'acesso/mensagens',
    list: contract.mensagens.list,
    listRequest: ({ naoEnviadas }, { pagination }) => ({
      query: { pagina: pagination?.page, tamanho: pagination?.perPage, ...(naoEnviadas && { naoEnviadas: '1' }) },
    }),
    parse: parseRecord,
  },
  'acesso/LogUsers': {
    menu: 'acesso/LogUsers',
    list: contract.logs.list,
    listRequest: logRequest,
    parse: parseRecord,
  },
};

/** @throws Error when the product has no such resource */
export function sourceOf(resource: string): Source {
  const source = SOURCES[resource];
  if (!source) throw new Error(`No source for the resource ${resource}`);
  return source;
}

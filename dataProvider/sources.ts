import type { FilterPayload, GetListParams, RaRecord } from 'react-admin';
import type { Call, CallRequest } from '../contract/call.ts';
import { contract } from '../contract/index.ts';
import { registerCalls } from '../contract/registers.ts';
import { GRUPO } from '../domain/acesso/access.ts';
import { normalize, searchText } from '../domain/searchText.ts';
import type { RegisterDefinition } from '../resources/defineRegister.ts';
import { ramoAtividade } from '../resources/ramo-atividade/definition.ts';
import { REGISTERS } from '../resources/registry.ts';
import { tecnico } from '../resources/tecnico/definition.ts';
import { type ParseRecord, parseRecord, parseTecnico, parseUsuario, registerParser } from './parseRecords.ts';
import { generatePassword } from './password.ts';

/** How one react-admin resource is read and written: its calls, and what they need to know of react-admin's request. */
export interface Source {
  /** The menu that gives the permission. */
  menu: string;
  list: Call;
  listRequest(filter: FilterPayload, params: GetListParams): CallRequest<Call>;
  /** For filters that the list's call does not know: whether a record passes them. */
  passes?(record: RaRecord, filter: FilterPayload): boolean;
  /** Without it, a record is looked for in the list, filtered by the request's `meta`. */
  one?: Call;
  /** Creates, and edits as well unless there is an `edit`: the legacy API mostly posts both to the same address. */
  save?: Call;
  edit?: Call;
  /** What a creation carries that is no part of the record, such as a first password. */
  generate?(): object;
  /** Fields that every write carries and that never differ. */
  fixed?: object;
  remove?: Call;
  /** Changes of several records at once, all of them or none. */
  bulk?: Call;
  restore?: Call;
  preview?: Call;
  import?: Call;
  parse: ParseRecord;
}

const ALL = 'null';
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Text of a status filter: the legacy API writes all as `null`. */
const status = (value: unknown) => (isEmpty(value) ? ALL : String(value));

/** Whole lists ask for everything unless something is filtered; then every filter of the call travels (spec 1 §7). */
function wholeList(flags: readonly string[]) {
  return (filter: FilterPayload): CallRequest<Call> => {
    const query: Record<string, string> = { descricao: isEmpty(filter.descricao) ? '' : String(filter.descricao) };
    for (const flag of flags) query[flag] = status(filter[flag]);
    const filtered = query.descricao !== '' || flags.some((flag) => query[flag] !== ALL);
    return filtered ? { query } : {};
  };
}

/** The catalogue's filters, for a list whose call filters by neither. */
function passesHere({ search }: RegisterDefinition) {
  return (record: RaRecord, { descricao, flagAtivo }: FilterPayload) =>
    searchText(search.map((name) => record[name])).includes(normalize(String(descricao ?? ''))) &&
    (status(flagAtivo) === ALL || status(flagAtivo) === String(record.flagAtivo));
}

function registerSource(register: RegisterDefinition): [string, Source] {
  const listRequest = wholeList(['flagAtivo']);
  return [
    register.resource,
    { menu: register.resource, ...registerCalls(register), listRequest, parse: registerParser(register) },
  ];
}

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

/** The log's filters all travel, empty or not; `secao` only when it narrows the log of a client. */
function logRequest(filter: FilterPayload, { pagination }: GetListParams): CallRequest<Call> {
  const names = ['pesquisa', 'dtPesquisa', 'dtPesquisaFim', 'tabela', 'idReferencia'];
  const query = Object.fromEntries(names.map((name) => [name, filter[name] ?? '']));
  const section = isEmpty(filter.secao) ? {} : { secao: filter.secao };
  return { query: { ...query, ...section, pagina: pagination?.page, tamanho: pagination?.perPage } };
}

const registers: Record<string, Source> = Object.fromEntries(REGISTERS.map(registerSource));

/** Every resource of the product by its react-admin name. */
export const SOURCES: Readonly<Record<string, Source>> = {
  ...registers,
  [ramoAtividade.resource]: { ...(registers[ramoAtividade.resource] as Source), one: contract.ramosAtividade.one },
  [tecnico.resource]: {
    menu: tecnico.resource,
    list: contract.usuarios.list,
    listRequest: () => ({ query: { idGrupoAcesso: GRUPO.TECNICO } }),
    passes: passesHere(tecnico),
    parse: parseTecnico,
  },
  'cadastro/cliente': {
    menu: 'cadastro/cliente',
    list: contract.clientes.list,
    listRequest: wholeList(['flagAtivo', 'flagMedidor']),
    one: contract.clientes.one,
    save: contract.clientes.save,
    parse: parseRecord,
  },
  'cliente/ponto-coleta': ofClient(contract.pontosColeta),
  'cliente/endereco': {
    ...ofClient(contract.enderecos),
    save: contract.enderecos.create,
    edit: contract.enderecos.update,
    fixed: { idTipoEndereco: 1, idIntegracao: 1 },
  },
  'cliente/contato': ofClient(contract.contatos),
  'cliente/hidrometro': ofClient(contract.hidrometros),
  'cliente/unidade-controladora': ofClient(contract.unidadesControladoras),
  'cliente/medidor': ofClient(contract.medidores),
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
    remove: contract.gruposAcesso.remove,
    parse: parseRecord,
  },
  'acesso/usuarios': {
    menu: 'acesso/usuarios',
    list: contract.usuarios.list,
    listRequest: () => ({}),
    save: contract.usuarios.create,
    edit: contract.usuarios.update,
    generate: () => ({ senha: generatePassword() }),
    remove: contract.usuarios.remove,
    parse: parseUsuario,
  },
  'acesso/mensagens': {
    menu: 'acesso/mensagens',
    list: contract.mensagens.list,
    listRequest: (_, { pagination }) => ({ query: { pagina: pagination?.page, tamanho: pagination?.perPage } }),
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

import type { Cliente } from '../../contract/clientes.ts';
import type { Coleta } from '../../contract/coletas.ts';
import type { Endereco } from '../../contract/enderecos.ts';
import type { Hidrometro } from '../../contract/hidrometros.ts';
import type { RegisterRecord } from '../../contract/registers.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import type { RespostasAnalise } from '../../reports/analises/load.ts';

export const TODAY = '2026-11-20';

const cliente: Cliente = {
  id: 12,
  codigo: 'C-012',
  nome: 'Laticínios Serra Azul',
  razaoSocial: null,
  flagAtivo: 1,
  dtCadastro: '2026-01-05T12:00:00.000Z',
  obsPrincipal: null,
  rg: null,
  nroDocumento: null,
  inscEstadual: null,
  ufRG: null,
  obsSecundaria: null,
  idRamoAtividade: null,
  idRoteiro: null,
  flagTipoPessoa: 'J',
  idIntegracao: null,
  versao: 1,
};

export const endereco: Endereco = {
  id: 1,
  idPessoa: 12,
  idTipoEndereco: 1,
  idIntegracao: 1,
  cep: '13201000',
  logradouro: 'Rua das Flores',
  numero: '120',
  complemento: 'Galpão 2',
  bairro: 'Centro',
  cidade: 'Jundiaí',
  uf: 'SP',
  latitude: null,
  longitude: null,
  linkMapa: null,
  versao: 1,
};

export function hidrometro(id: number, uc: string | null, flagAtivo: 0 | 1 = 1): Hidrometro {
  const rest = { idFonteAbastecimento: null, fonteAbastecimento: null, flagMedidorVazao: 0, versao: 1 } as const;
  return { id, idPessoa: 12, registro: `H${id}`, uc, flagAtivo, ...rest };
}

/** A collection that ended on a day, with the DBO of a kind and other results. */
export function coleta(dtRetirada: string | null, idTipoDBO = 1, results: Record<string, string | null> = {}): Coleta {
  return {
    id: 1,
    identificacao: '1',
    idPessoa: 12,
    nomeCliente: cliente.nome,
    pontoColeta: 'Cx Inspeção',
    RTPontoColeta3: 'P1',
    amostrador: null,
    dtInstalaco: null,
    tempoInstalacao: null,
    dtRetirada,
    qtdeColeta: null,
    codigoAmostra: null,
    flagChuva: 0,
    medidorInicial: null,
    medidorFinal: null,
    volumeMedido: null,
    idClienteSave: 12,
    idTipoDBO,
    DBO: null,
    ...results,
  };
}

/** The register of parameters with the initial limits, and one of the users' own. */
const REGISTERED: RegisterRecord[] = [
  ...parametros,
  { id: 90, sigla: 'Cl', descricao: 'Cloro', minimo: 0, maximo: 5 },
].map(({ id, sigla, descricao, minimo, maximo }) => {
  return { id, sigla, descricao, minimo, maximo, flagAtivo: 1, dtCadastro: '2026-01-05T12:00:00.000Z' };
});

/** Replies about a client with one address, two points and two units, and the given changes. */
export function respostas(changes: Partial<RespostasAnalise> = {}): RespostasAnalise {
  return {
    cliente,
    enderecos: [endereco],
    hidrometros: [hidrometro(1, '10023-4'), hidrometro(2, '10024-2')],
    pontos: ['Cx Inspeção', 'Cx Saída'].map((descricao, at) => {
      return { id: at + 1, idPessoa: 12, descricao, planoAmostragem: null, versao: 1 };
    }),
    coletas: [],
    parametros: REGISTERED,
    limites: [],
    ...changes,
  };
}

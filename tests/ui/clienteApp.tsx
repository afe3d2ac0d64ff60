import { screen } from '@testing-library/react';
import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Coleta } from '../../contract/coletas.ts';
import type { SessionUser } from '../../contract/sessao.ts';
import { RESOURCES } from '../../src/App.tsx';
import { CLIENTE as CLIENTE_RESOURCE } from '../../src/pages/cliente/tabs.ts';
import ImportacaoAnalise from '../../src/pages/importacao/ImportacaoAnalise.tsx';
import ImportacaoMylims from '../../src/pages/importacao/ImportacaoMylims.tsx';
import { type Answers, type FakeApi, shippedModules } from '../fixtures/fakeApi.ts';
import { renderInApp } from '../fixtures/renderApp.tsx';

/** Records as the server sends them. */
export const CLIENTES = [
  {
    id: 3,
    codigo: 'C-003',
    nome: 'Laticínios Serra Azul',
    razaoSocial: 'Serra Azul',
    flagAtivo: 1,
    dtCadastro: '2026-01-05T01:30:00.000Z',
    obsPrincipal: 'Portaria 2',
  },
  {
    id: 9,
    codigo: null,
    nome: 'Tinturaria Boa Vista',
    razaoSocial: null,
    flagAtivo: 0,
    dtCadastro: '2026-02-05T12:00:00.000Z',
    obsPrincipal: null,
  },
] as const;

export const CLIENTE = {
  ...CLIENTES[0],
  rg: null,
  nroDocumento: '11222333000181',
  inscEstadual: null,
  ufRG: 'SP',
  obsSecundaria: 'Informado pelo laboratório',
  idRamoAtividade: 5,
  idRoteiro: null,
  flagTipoPessoa: 'J',
  idIntegracao: '77',
  versao: 4,
};

const LOOKUPS: Answers = {
  'GET /RamoAtividade': () => [
    { id: 5, descricao: 'Laticínio', flagAtivo: 1 },
    { id: 6, descricao: 'Têxtil', flagAtivo: 1 },
  ],
  'GET /Roteiro': () => [
    { id: 1, descricao: 'Norte', flagAtivo: 1 },
    { id: 2, descricao: 'Antigo', flagAtivo: 0 },
  ],
  'GET /FonteAbastecimento': () => [
    { id: 1, descricao: 'Esgoto', flagAtivo: 1 },
    { id: 2, descricao: 'Poço', flagAtivo: 1 },
  ],
  'GET /PessoaMedidorVazaoTipo': () => [{ id: 1, descricao: 'Parshall', flagAtivo: 1 }],
  'GET /CalculoHorimetro': () => [{ id: 2, descricao: 'HHHH:MM', flagAtivo: 1 }],
  'GET /Usuario': () => [{ id: 5, nome: 'Téc. Exemplo' }],
};

/** The head of the client's page. */
export const RESUMO = {
  id: 3,
  flagAtivo: 1,
  ultimaColeta: { id: 90, data: '2026-10-02', pontoColeta: 'Caixa de saída' },
  coletas: 12,
  dbo: 0.52,
  dboBase: 'periodo',
  calibracao: { id: 4, registro: 'V-3', dtValidadeCalibragem: '2020-01-31', situacao: 'vencido' },
  meta: { ano: 2026, qtdMinima: 4, coletas: 1, falta: 3, Meta: 3 },
  naoConformes: 2,
  partes: { enderecos: 0, contatos: 2, pontos: 3, monitoramento: 0, medidores: 1, hidrometros: 1 },
  parametros: [
    {
      idParametro: 29,
      sigla: 'pH',
      descricao: 'pH',
      valor: '5,2',
      data: '2026-10-02',
      minimo: 6,
      maximo: 10,
    },
    { idParametro: 26, sigla: 'DBO', descricao: 'DBO', valor: '<2', data: '2026-10-02', minimo: 0, maximo: 0 },
  ],
} as const;

/** A collection with the fields that every one has, and the given ones. */
export function coleta(fields: Partial<Coleta> & { id: number }): Coleta {
  return {
    identificacao: String(fields.id),
    idPessoa: 3,
    nomeCliente: CLIENTE.nome,
    pontoColeta: 'Caixa de saída',
    RTPontoColeta3: 'P1',
    amostrador: null,
    dtInstalaco: '2026-10-01 08:00',
    tempoInstalacao: '24:00',
    dtRetirada: '2026-10-02 08:00',
    qtdeColeta: 24,
    codigoAmostra: `A-${fields.id}`,
    flagChuva: 0,
    medidorInicial: 100,
    medidorFinal: 150.5,
    volumeMedido: 50.5,
    idClienteSave: 3,
    idTipoDBO: 1,
    DBO: null,
    ...fields,
  };
}

interface Options {
  path: string;
  answers?: Answers;
  /** False when the group may only see. */
  mayEdit?: boolean;
  /** The signed-in user, when it is not the usual one. */
  user?: SessionUser;
}

/** Menus with pages of clients. */
const OF_CLIENTS: readonly string[] = [CLIENTE_RESOURCE, 'medidor-vazao/historico'];

/** The client pages and the import page, over a fake API. */
export function openApp({ path, answers = {}, mayEdit = true, user }: Options) {
  return renderInApp(
    <CoreAdminUI disableTelemetry layout={({ children }) => <main>{children}</main>} catchAll={() => <p>404</p>}>
      <CustomRoutes>
        <Route path="/relatorio/Importacao-analise" element={<ImportacaoAnalise />} />
        <Route path="/relatorio/Importacao-mylims" element={<ImportacaoMylims />} />
      </CustomRoutes>
      {RESOURCES.filter(({ name }) => OF_CLIENTS.includes(name)).map((props) => (
        <Resource key={props.name} {...props} />
      ))}
    </CoreAdminUI>,
    {
      path,
      ...(user && { user }),
      answers: {
        'GET /Modulo/{groupId}': () => shippedModules(() => mayEdit),
        'GET /Pessoa': () => CLIENTES,
        'GET /Pessoa/{id}': () => CLIENTE,
        'GET /Pessoa/{id}/resumo': () => RESUMO,
        ...LOOKUPS,
        'GET /Parametro/limites': () => [],
        ...answers,
      },
    },
  );
}

/** What a call was asked, time after time. */
export function asked(api: FakeApi, name: string) {
  return api.requests.filter((one) => one.name === name).map(({ request }) => request);
}

/** The texts of a table's rows, its heading apart. */
export async function rowTexts(name: string): Promise<string[][]> {
  const table = await screen.findByRole<HTMLTableElement>('table', { name });
  const [, ...rows] = [...table.rows];
  return rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent ?? ''));
}

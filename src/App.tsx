import type { ComponentType, ReactElement } from 'react';
import { CoreAdminUI, type CoreLayoutProps, CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import type { Api } from '../dataProvider/envelope.ts';
import { withTexts } from '../i18n/index.ts';
import { agenda } from '../reports/agenda/definition.ts';
import { atualizacaoDbo } from '../reports/atualizacao-dbo/definition.ts';
import { protocolos } from '../reports/protocolos/definition.ts';
import { ranking } from '../reports/ranking/definition.ts';
import { REPORTS } from '../reports/registry.ts';
import { TABELAS } from '../reports/tabelas.ts';
import { valoresDbo } from '../reports/valores-dbo/definition.ts';
import { parametro } from '../resources/parametro/definition.ts';
import { ramoAtividade } from '../resources/ramo-atividade/definition.ts';
import { REGISTERS } from '../resources/registry.ts';
import { tecnico } from '../resources/tecnico/definition.ts';
import { BareFailure } from './kit/feedback/Failure.tsx';
import { NotFound } from './kit/feedback/NotFound.tsx';
import { PageSkeleton } from './kit/feedback/PageSkeleton.tsx';
import { later, laterExtra, laterPage } from './kit/later.tsx';
import { NoPermission } from './kit/NoPermission.tsx';
import type { ClienteRecords } from './pages/cliente/ClienteDetail.tsx';
import { ClienteList } from './pages/cliente/ClienteList.tsx';
import { ClienteDetail } from './pages/cliente/later.ts';
import { CLIENTE } from './pages/cliente/tabs.ts';
import { ParametroActions } from './pages/parametro/ParametroActions.tsx';
import { RamoLink } from './pages/ramo-atividade/RamoLink.tsx';
import type { TabelaActionsProps } from './pages/relatorio/TabelaPage.tsx';
import { type RegisterExtras, registerResource } from './registers/Register.tsx';
import { AdminShell } from './shell/AdminShell.tsx';
import { AppLayout } from './shell/AppLayout.tsx';
import { Guard } from './shell/Guard.tsx';
import { resource } from './shell/resource.tsx';

/** The screens of a module that comes when one of them is opened. */
function screensOf(load: () => Promise<Record<'List' | 'Create' | 'Edit', ComponentType>>) {
  const screen = (name: 'List' | 'Create' | 'Edit') => () => load().then((m) => ({ default: m[name] }));
  return { list: laterPage(screen('List')), create: later(screen('Create')), edit: later(screen('Edit')) };
}

const ConfiguracaoApp = laterPage(() => withTexts(import('./pages/configuracao-app/ConfiguracaoApp.tsx')));
const ChangePassword = laterPage(() => withTexts(import('./shell/session/ChangePassword.tsx')));
const HistoricoColeta = laterPage(() => withTexts(import('./pages/historico-coleta/HistoricoColeta.tsx')));
const ImportacaoAnalise = laterPage(() => withTexts(import('./pages/importacao/ImportacaoAnalise.tsx')));
const ImportacaoMylims = laterPage(() => withTexts(import('./pages/importacao/ImportacaoMylims.tsx')));
const Home = laterPage(() => withTexts(import('./pages/inicio/Home.tsx')));
const Lancamento = laterPage(() => withTexts(import('./pages/lancamento/Lancamento.tsx')));
const LogList = laterPage(() => withTexts(import('./pages/logs/LogList.tsx')));
const RamoAtividade = laterPage(() => withTexts(import('./pages/ramo-atividade/RamoAtividade.tsx')));
const MensagemDetail = laterPage(() => withTexts(import('./pages/mensagens/MensagemDetail.tsx')));
const MensagemList = laterPage(() => withTexts(import('./pages/mensagens/MensagemList.tsx')));
const MinhaConta = laterPage(() => withTexts(import('./pages/conta/MinhaConta.tsx')));
const Permissoes = laterPage(() => withTexts(import('./pages/permissoes/Permissoes.tsx')));
const HistoricoLeituras = laterPage(() => withTexts(import('./pages/historico-leituras/HistoricoLeituras.tsx')));
const HistoricoList = laterPage(() => withTexts(import('./pages/historico-leituras/HistoricoList.tsx')));
const NaoConformes = laterPage(() => withTexts(import('./pages/nao-conforme/NaoConformes.tsx')));
const Agenda = laterPage(() => withTexts(import('./pages/agenda/Agenda.tsx')));
const AtualizarRanking = laterExtra(async () => ({
  default: (await withTexts(import('./pages/ranking/AtualizarRanking.tsx'))).AtualizarRanking,
}));
const Protocolos = laterPage(() => withTexts(import('./pages/protocolo/Protocolos.tsx')));
const Sequencial = laterPage(() => withTexts(import('./pages/sequencial/Sequencial.tsx')));
const ListasSalvas = laterExtra(async () => ({
  default: (await withTexts(import('./pages/atualizacao-dbo/ListasSalvas.tsx'))).ListasSalvas,
}));
const ValoresDbo = laterPage(() => withTexts(import('./pages/valores-dbo/ValoresDbo.tsx')));
const TabelaPage = laterPage(() => withTexts(import('./pages/relatorio/TabelaPage.tsx')));
const ReportPage = laterPage(async () => ({
  default: (await withTexts(import('./kit/reports/ReportPage.tsx'))).ReportPage,
}));

/** A page that is no resource; `bare` ones open without header and menu. */
interface Page {
  path: string;
  menu: string;
  element: ReactElement;
  bare?: boolean;
}

/** The catalogues: the registers, and what is kept elsewhere but looked at like them. */
const CATALOGUES = [...REGISTERS, tecnico];

const EXTRAS: Readonly<Record<string, RegisterExtras>> = {
  [parametro.resource]: { RowActions: ParametroActions },
  [ramoAtividade.resource]: { RowActions: RamoLink, page: RamoAtividade },
};

/** What some of the reports that are tables let one do besides, by menu. */
const TABELA_ACTIONS: Readonly<Record<string, ComponentType<TabelaActionsProps>>> = {
  [ranking.menu]: AtualizarRanking,
  [atualizacaoDbo.menu]: ListasSalvas,
};

/** The records of a client, within its page. */
const CLIENTE_RECORDS: ClienteRecords = {
  enderecos: [
    {
      name: 'cliente/endereco',
      ...screensOf(() => withTexts(import('./pages/cliente/endereco/Enderecos.tsx'))),
      recordRepresentation: 'logradouro',
    },
  ],
  contatos: [
    {
      name: 'cliente/contato',
      ...screensOf(() => withTexts(import('./pages/cliente/sub/Contatos.tsx'))),
      recordRepresentation: 'nome',
    },
  ],
  pontos: [
    {
      name: 'cliente/ponto-coleta',
      ...screensOf(() => withTexts(import('./pages/cliente/sub/PontosColeta.tsx'))),
      recordRepresentation: 'descricao',
    },
  ],
  monitoramento: [
    {
      name: 'cliente/monitoramento',
      ...screensOf(() => withTexts(import('./pages/cliente/monitoramento/MonitoramentoAnual.tsx'))),
      recordRepresentation: 'ano',
    },
  ],
  vazao: [
    {
      name: 'cliente/medidor',
      ...screensOf(() => withTexts(import('./pages/cliente/vazao/Medidores.tsx'))),
      recordRepresentation: 'registro',
      options: { label: 'ficha.medidor.title' },
    },
    {
      name: 'cliente/hidrometro',
      ...screensOf(() => withTexts(import('./pages/cliente/sub/Hidrometros.tsx'))),
      recordRepresentation: 'registro',
      options: { label: 'ficha.hidrometro.label' },
    },
  ],
};

/** Every resource with its list, create and edit. */
export const RESOURCES: readonly ResourceProps[] = [
  ...CATALOGUES.map((one) => registerResource(one, EXTRAS[one.resource])),
  resource({
    name: CLIENTE,
    list: ClienteList,
    create: () => <Navigate to={`/${CLIENTE}/0`} replace />,
    page: (props) => <ClienteDetail {...props} records={CLIENTE_RECORDS} />,
    pages: { ':id/historico-coletas': HistoricoColeta },
    recordRepresentation: 'nome',
  }),
  resource({
    name: 'acesso/grupo-acesso',
    ...screensOf(() => withTexts(import('./pages/grupos/Grupos.tsx'))),
    pages: { 'grupo/:id': Permissoes },
    recordRepresentation: 'nome',
  }),
  resource({
    name: 'acesso/usuarios',
    ...screensOf(() => withTexts(import('./pages/usuarios/Usuarios.tsx'))),
    recordRepresentation: 'nome',
  }),
  resource({ name: 'medidor-vazao/historico', list: HistoricoList, pages: { ':id': HistoricoLeituras } }),
  resource({ name: 'relatorio/nao-conforme', list: NaoConformes }),
  resource({ name: 'acesso/LogUsers', list: LogList }),
  resource({ name: 'acesso/mensagens', list: MensagemList, pages: { ':id': MensagemDetail } }),
];

/** The screens of reports that are tables and do something with their rows, by their menus. */
const TELAS: Readonly<Record<string, ReactElement>> = {
  [agenda.menu]: <Agenda />,
  [valoresDbo.menu]: <ValoresDbo />,
  [protocolos.menu]: <Protocolos />,
};

const PAGES: readonly Page[] = [
  ...REPORTS.filter(({ formats }) => formats.includes('pdf')).map((report) => ({
    path: `/${report.path}`,
    menu: report.menu,
    element: <ReportPage report={report} />,
    bare: true,
  })),
  ...TABELAS.map((report) => ({
    path: `/${[report.menu, report.route].filter(Boolean).join('/')}`,
    menu: report.menu,
    element: TELAS[report.menu] ?? (
      <TabelaPage key={report.path} report={report} Actions={TABELA_ACTIONS[report.menu]} />
    ),
  })),
  { path: '/relatorio/Importacao-analise', menu: 'relatorio/Importacao-analise', element: <ImportacaoAnalise /> },
  { path: '/cadastro/vazao-lancamento', menu: 'cadastro/vazao-lancamento', element: <Lancamento /> },
  { path: '/medidor-vazao/lancamento', menu: 'medidor-vazao/lancamento', element: <Lancamento /> },
  { path: '/relatorio/Sequencial', menu: 'relatorio/Sequencial', element: <Sequencial /> },
  { path: '/App/Settings-app', menu: 'App/Settings-app', element: <ConfiguracaoApp /> },
  { path: '/relatorio/Importacao-mylims', menu: 'relatorio/Importacao-mylims', element: <ImportacaoMylims /> },
];

/** Menus that have a page in this version: only these appear in the sidebar and in the search. */
const MENUS: readonly string[] = [...RESOURCES.map(({ name }) => name), ...PAGES.map(({ menu }) => menu)];

const route = ({ path, menu, element, bare }: Page) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard menu={menu} bare={bare}>
        {element}
      </Guard>
    }
  />
);

function Layout({ children }: CoreLayoutProps) {
  return <AppLayout menus={MENUS}>{children}</AppLayout>;
}

/** The application: every resource, page and report, one line each. */
export function App({ api }: { api: Api }) {
  return (
    <AdminShell api={api}>
      <CoreAdminUI
        accessDenied={NoPermission}
        catchAll={NotFound}
        dashboard={Home}
        disableTelemetry
        error={BareFailure}
        layout={Layout}
        loading={PageSkeleton}
      >
        <CustomRoutes noLayout>
          <Route path="/alterar-senha/:userUuid/:linkUuid" element={<ChangePassword />} />
          {PAGES.filter(({ bare }) => bare).map(route)}
        </CustomRoutes>
        <CustomRoutes>
          <Route path="/minha-conta" element={<MinhaConta />} />
          {PAGES.filter(({ bare }) => !bare).map(route)}
        </CustomRoutes>
        {RESOURCES.map((props) => (
          <Resource key={props.name} {...props} />
        ))}
      </CoreAdminUI>
    </AdminShell>
  );
}

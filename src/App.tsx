import { type ComponentType, lazy, type ReactElement } from 'react';
import { CoreAdminUI, type CoreLayoutProps, CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Api } from '../dataProvider/envelope.ts';
import { REPORTS } from '../reports/registry.ts';
import { parametro } from '../resources/parametro/definition.ts';
import { ramoAtividade } from '../resources/ramo-atividade/definition.ts';
import { REGISTERS } from '../resources/registry.ts';
import { tecnico } from '../resources/tecnico/definition.ts';
import { Failure } from './kit/feedback/Failure.tsx';
import { NoPermission } from './kit/feedback/NoPermission.tsx';
import { NotFound } from './kit/feedback/NotFound.tsx';
import { PageSkeleton } from './kit/feedback/PageSkeleton.tsx';
import { clienteResource } from './pages/cliente/index.tsx';
import { Sinonimos } from './pages/parametro/Sinonimos.tsx';
import { RamoLink } from './pages/ramo-atividade/RamoLink.tsx';
import { registerResource } from './registers/Register.tsx';
import type { RegisterExtras } from './registers/RegisterList.tsx';
import { AdminShell } from './shell/AdminShell.tsx';
import { AppLayout } from './shell/AppLayout.tsx';
import { Guard } from './shell/Guard.tsx';
import { Home } from './shell/Home.tsx';

const ChangePassword = lazy(() => import('./shell/session/ChangePassword.tsx'));
const Grupos = lazy(() => import('./pages/grupos/Grupos.tsx'));
const ImportacaoAnalise = lazy(() => import('./pages/importacao/ImportacaoAnalise.tsx'));
const LogList = lazy(() => import('./pages/logs/LogList.tsx'));
const RamoAtividade = lazy(() => import('./pages/ramo-atividade/RamoAtividade.tsx'));
const Mensagens = lazy(() => import('./pages/mensagens/Mensagens.tsx'));
const MinhaConta = lazy(() => import('./pages/conta/MinhaConta.tsx'));
const ReportPage = lazy(() => import('./kit/reports/ReportPage.tsx').then((m) => ({ default: m.ReportPage })));
const Usuarios = lazy(() => import('./pages/usuarios/Usuarios.tsx'));

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
  [parametro.resource]: { RowActions: Sinonimos },
  [ramoAtividade.resource]: { RowActions: RamoLink, Page: RamoAtividade },
};

const RESOURCES: readonly ResourceProps[] = [
  ...CATALOGUES.map((one) => registerResource(one, EXTRAS[one.resource])),
  clienteResource,
  { name: 'acesso/grupo-acesso', list: Grupos },
  { name: 'acesso/usuarios', list: Usuarios },
  { name: 'acesso/LogUsers', list: LogList },
  { name: 'acesso/mensagens', list: Mensagens },
];

const PAGES: readonly Page[] = [
  ...REPORTS.filter(({ formats }) => formats.includes('pdf')).map((report) => ({
    path: `/${report.path}`,
    menu: report.menu,
    element: <ReportPage report={report} />,
    bare: true,
  })),
  { path: '/relatorio/Importacao-analise', menu: 'relatorio/Importacao-analise', element: <ImportacaoAnalise /> },
];

/** Menus that have a page in this version: only these appear in the sidebar and in the search. */
const MENUS: readonly string[] = [...RESOURCES.map(({ name }) => name), ...PAGES.map(({ menu }) => menu)];

const route = ({ path, menu, element }: Page) => (
  <Route key={path} path={path} element={<Guard menu={menu}>{element}</Guard>} />
);

const resource = ({ list, ...props }: ResourceProps) => {
  const List = list as ComponentType;
  return (
    <Resource
      key={props.name}
      {...props}
      list={
        <Guard menu={props.name}>
          <List />
        </Guard>
      }
    />
  );
};

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
        error={Failure}
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
        {RESOURCES.map(resource)}
      </CoreAdminUI>
    </AdminShell>
  );
}

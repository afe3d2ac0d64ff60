import { screen } from '@testing-library/react';
import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { registerReport } from '../../reports/registers/definition.ts';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';
import { parametro } from '../../resources/parametro/definition.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';
import { ReportPage } from '../../src/kit/reports/ReportPage.tsx';
import { ParametroActions } from '../../src/pages/parametro/ParametroActions.tsx';
import { registerResource } from '../../src/registers/Register.tsx';
import { type Answers, shippedModules } from '../fixtures/fakeApi.ts';
import { renderInApp } from '../fixtures/renderApp.tsx';

/** Records as the server sends them. */
export const ROTEIROS = [
  { id: 1, descricao: 'Norte', flagAtivo: 1, dtCadastro: '2026-01-05T12:00:00.000Z', versao: 1 },
  { id: 2, descricao: 'Sul', flagAtivo: 0, dtCadastro: '2026-02-05T12:00:00.000Z', versao: 4 },
];

export const PARAMETROS = [
  {
    id: 26,
    sigla: 'DBO',
    descricao: 'Demanda Bioquímica de Oxigênio',
    minimo: 0,
    maximo: 60.5,
    incerteza: 12,
    flagAtivo: 1,
    dtCadastro: '2026-01-05T12:00:00.000Z',
    versao: 2,
    sinonimos: 'B.O.D., DBO5',
  },
];

interface Options {
  path: string;
  answers?: Answers;
  /** False when the group may only see. */
  mayEdit?: boolean;
  /** Registers beside the shipped ones. */
  more?: readonly RegisterDefinition[];
}

/** The register screens with their PDF pages, over a fake API. */
export function openRegister({ path, answers = {}, mayEdit = true, more = [] }: Options) {
  const plain = [roteiro, ...more];
  const reports = [parametro, ...plain].map((one) => registerReport(one));
  return renderInApp(
    <CoreAdminUI disableTelemetry layout={({ children }) => <main>{children}</main>} catchAll={() => <p>404</p>}>
      <CustomRoutes noLayout>
        {reports.map((one) => (
          <Route key={one.path} path={`/${one.path}`} element={<ReportPage report={one} />} />
        ))}
      </CustomRoutes>
      {[
        ...plain.map((one) => registerResource(one)),
        registerResource(parametro, { RowActions: ParametroActions }),
      ].map((props) => (
        <Resource key={props.name} {...props} />
      ))}
    </CoreAdminUI>,
    {
      path,
      answers: {
        'GET /Roteiro': () => ROTEIROS,
        'GET /Parametro': () => PARAMETROS,
        'GET /Modulo/{groupId}': () => shippedModules(() => mayEdit),
        ...answers,
      },
    },
  );
}

/** What a call was asked, one request after the other. */
export function asked(api: ReturnType<typeof openRegister>['api'], name: string) {
  return api.requests.filter((one) => one.name === name).map(({ request }) => request);
}

/** The texts of the table's rows, cell by cell, the boxes that choose them apart. */
export async function rowTexts(): Promise<string[][]> {
  const table = await screen.findByRole<HTMLTableElement>('table');
  return [...table.rows].slice(1).map(({ cells }) => textsOf(cells));
}

/** The headings of the table. */
export async function headings(): Promise<string[]> {
  const table = await screen.findByRole<HTMLTableElement>('table');
  return textsOf(table.rows[0]?.cells ?? []);
}

function textsOf(cells: Iterable<HTMLTableCellElement>): string[] {
  return [...cells].filter((cell) => !cell.querySelector('input[type=checkbox]')).map(({ textContent }) => textContent);
}

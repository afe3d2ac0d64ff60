import { CssBaseline } from '@mui/material';
import { type ReactNode, useEffect, useMemo } from 'react';
import {
  AdminContext,
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  useList,
  useTranslate,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { parametros } from '../../domain/coleta/parametros.ts';
import { resultColumns } from '../../reports/cliente/resultados.ts';
import { useTableQuery } from '../../src/kit/tables/useTableQuery.ts';
import { lightTheme } from '../../src/kit/theme.ts';
import { historyColumns } from '../../src/pages/historico-coleta/columns.tsx';
import { HistoryTable } from '../../src/pages/historico-coleta/HistoryTable.tsx';
import { manyColetas, registered } from './rows.ts';
import type { PageTimes } from './times.ts';

const ROWS = 10_000;
const SCROLLED_FRAMES = 120;
/** A table whose frames take seconds is scrolled no longer than this, in milliseconds. */
const SCROLL_TIME = 10_000;
const PIXELS_A_FRAME = 100;
/** Milliseconds after which a table that is not there has failed. */
const LONGEST = 180_000;
const SAMPLE_FIELDS = [
  'id',
  'RTPontoColeta3',
  'dtInstalaco',
  'tempoInstalacao',
  'dtRetirada',
  'qtdeColeta',
  'codigoAmostra',
  'flagChuva',
  'medidorInicial',
  'medidorFinal',
  'volumeMedido',
];

const rows = manyColetas(ROWS);

const results = resultColumns(rows, registered);

function Ours() {
  const translate = useTranslate();
  const query = useTableQuery();
  const columns = useMemo(
    () => historyColumns({ coletas: rows, results, numberOf: ({ id }) => id, translate }),
    [translate],
  );
  return (
    <HistoryTable
      rows={rows}
      total={ROWS}
      columns={columns}
      query={query}
      mayEdit={false}
      onRowKey={() => false}
      onClear={query.clear}
    />
  );
}

function Theirs() {
  const list = useList({ data: rows, perPage: ROWS, resource: 'coletas' });
  return (
    <ResourceContextProvider value="coletas">
      <ListContextProvider value={list}>
        <div id="scroller" style={{ height: 440, overflow: 'auto' }}>
          <DataTable bulkActionButtons={false} rowClick={false}>
            {[...SAMPLE_FIELDS, ...parametros.map(({ chave }) => chave)].map((field) => (
              <DataTable.Col key={field} source={field} label={field} disableSort />
            ))}
          </DataTable>
        </div>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** The frame after the one in which the rows came into the document: by then they are painted. */
async function painted(): Promise<void> {
  const start = performance.now();
  while (!document.querySelector('tbody td')) {
    if (performance.now() - start > LONGEST) throw new Error('the table never came');
    await nextFrame();
  }
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
}

async function scroll(): Promise<number[]> {
  const scroller = document.querySelector('#scroller, .MuiTableContainer-root') as HTMLElement;
  const frames: number[] = [];
  let before = await nextFrame();
  const end = before + SCROLL_TIME;
  while (frames.length < SCROLLED_FRAMES && before < end) {
    scroller.scrollTop += PIXELS_A_FRAME;
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
  }
  return frames;
}

/** Tells when the frame of the page itself is there, so that only the table is measured. */
function Stage({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

const root = createRoot(document.getElementById('root')!);
const theirs = new URLSearchParams(location.search).get('table') === 'react-admin';
const frame = (content: ReactNode, onReady: () => void) => (
  <AdminContext lightTheme={lightTheme} darkTheme={null}>
    <CssBaseline />
    <Stage onReady={onReady}>{content}</Stage>
  </AdminContext>
);

window.measured = (async (): Promise<PageTimes> => {
  await new Promise<void>((resolve) => root.render(frame(null, resolve)));
  await nextFrame();
  const start = performance.now();
  root.render(frame(theirs ? <Theirs /> : <Ours />, () => undefined));
  await painted();
  const firstPaint = performance.now() - start;
  return { firstPaint, frames: await scroll(), nodes: document.querySelectorAll('*').length };
})();

import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { CoreAdminUI, Resource } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/kit/feedback/ErrorBoundary.tsx';
import { PartFailure } from '../../src/kit/feedback/PartFailure.tsx';
import { later, laterExtra } from '../../src/kit/later.tsx';
import { laterDialog } from '../../src/kit/laterDialog.tsx';
import { resource } from '../../src/shell/resource.tsx';
import { shippedModules } from '../fixtures/fakeApi.ts';
import { renderInApp } from '../fixtures/renderApp.tsx';

/** A module that fails to come as often as said, and then comes. */
function comingAfter<P extends object>(failures: number, Component: (props: P) => ReactNode) {
  let asked = 0;
  const load = async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Component };
  };
  return { load, asked: () => asked };
}

const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const NOT_ARRIVED = 'Esta página não chegou';

function openPage(failures: number) {
  const { load, asked } = comingAfter(failures, () => <p>A página</p>);
  const Page = later(load);
  const opened = renderInApp(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  return { ...opened, asked };
}

test('a page whose code did not come says so, and is tried again on demand', async () => {
  const { person } = openPage(2);
  await screen.findByRole('heading', { name: NOT_ARRIVED });
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  // Nor did it this time: it is said as before.
  await screen.findByRole('heading', { name: NOT_ARRIVED });
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByText('A página');
  expect(screen.queryByRole('heading', { name: NOT_ARRIVED })).toBeNull();
});

test('it comes by itself with the connection', async () => {
  const { asked } = openPage(1);
  await screen.findByRole('heading', { name: NOT_ARRIVED });
  expect(asked()).toBe(1);
  backOnline();
  await screen.findByText('A página');
  expect(asked()).toBe(2);
});

test('a page that is broken is not tried again, and goes away with the next one', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  let breaks = true;
  const Page = () => (breaks ? <Broken /> : <p>A página</p>);
  const { router } = renderInApp(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  await screen.findByRole('heading', { name: 'Algo deu errado' });
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  breaks = false;
  backOnline();
  expect(screen.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible();
  await act(() => router.navigate('/outra'));
  await screen.findByText('A página');
});

test('a part of a page whose code did not come leaves the others as they are, and comes with the connection', async () => {
  const { load } = comingAfter(2, () => <p>Os contatos</p>);
  const Part = later(load);
  const { person } = renderInApp(
    <>
      <input aria-label="Nome" />
      <ErrorBoundary Fallback={PartFailure}>
        <Part />
      </ErrorBoundary>
    </>,
  );
  await person.type(await screen.findByLabelText('Nome'), 'Norte');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Esta parte da página não chegou/);
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByRole('alert');
  backOnline();
  await screen.findByText('Os contatos');
  expect(screen.getByLabelText('Nome')).toHaveValue('Norte');
});

test('what breaks with nothing around it is told in Portuguese as well', async () => {
  const { load } = comingAfter(1, () => <p>A página</p>);
  const Page = later(load);
  renderInApp(<Page />);
  const main = await screen.findByRole('main');
  expect(main).toHaveTextContent(NOT_ARRIVED);
  backOnline();
  await screen.findByText('A página');
});

test('a form whose code did not come is told over its list, which stays, and is closed or tried again there', async () => {
  const { load, asked } = comingAfter(2, () => <p>O formulário</p>);
  let drawn = 0;
  function List() {
    const [id] = useState(() => (drawn += 1));
    return <p>{`A lista ${id}`}</p>;
  }
  const props = resource({ name: 'cadastro/roteiro', list: List, create: later(load) });
  const { person, router } = renderInApp(
    <CoreAdminUI disableTelemetry layout={({ children }) => <main>{children}</main>}>
      <Resource {...props} />
    </CoreAdminUI>,
    { path: '/cadastro/roteiro?page=2', answers: { 'GET /Modulo/{groupId}': () => shippedModules(() => true) } },
  );
  await screen.findByText('A lista 1');
  const open = () => act(() => router.navigate('/cadastro/roteiro/create?page=2'));
  await open();
  const told = await screen.findByRole('alertdialog', { name: /^Este formulário não chegou/ });
  screen.getByText('A lista 1');
  await person.click(within(told).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/cadastro/roteiro', search: '?page=2' });

  await open();
  await person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await screen.findByText('O formulário');
  expect(asked()).toBe(3);
  screen.getByText('A lista 1');
});

interface SheetProps {
  open: boolean;
  onClose(): void;
}

const Sheet = ({ open }: SheetProps) => open && <div role="dialog" aria-label="Folha" />;
const NOT_OPENED = /^Isto não pôde ser aberto agora/;

test.each([
  ['there only while it is open', false],
  ['there, but closed, before and after', true],
])(
  'a dialog, %s, takes nothing of its page along when its code does not come; the next try opens it',
  async (_, stays) => {
    const { load, asked } = comingAfter(1, Sheet);
    const LaterSheet = laterDialog<SheetProps>(load);
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <input aria-label="Nome" />
          <button type="button" onClick={() => setOpen(true)}>
            Abrir
          </button>
          {(stays || open) && <LaterSheet open={open} onClose={() => setOpen(false)} />}
        </>
      );
    }
    const { person } = renderInApp(<Page />);
    await person.type(await screen.findByLabelText('Nome'), 'Norte');
    expect(asked()).toBe(0);
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByText(NOT_OPENED);
    expect(asked()).toBe(1);
    // It opens for nobody who did not ask for it.
    backOnline();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked()).toBe(1);
    expect(screen.getByLabelText('Nome')).toHaveValue('Norte');
    await person.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog', { name: 'Folha' });
  },
);

test('a dialog that tells that it is open by something else is asked for by that', async () => {
  const { load, asked } = comingAfter(0, ({ name }: { name: string | null; onClose(): void }) => <p>{name}</p>);
  const Named = laterDialog(load, ({ name }) => name !== null);
  function Page() {
    const [name, setName] = useState<string | null>(null);
    return (
      <>
        <button type="button" onClick={() => setName('Norte')}>
          Remover
        </button>
        <Named name={name} onClose={() => setName(null)} />
      </>
    );
  }
  const { person } = renderInApp(<Page />);
  const ask = await screen.findByRole('button', { name: 'Remover' });
  expect(asked()).toBe(0);
  await person.click(ask);
  await screen.findByText('Norte');
  expect(asked()).toBe(1);
});

test('a part that its page goes on without comes by itself once it can, and is not asked for without end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { load, asked } = comingAfter(9, () => <p>O gráfico</p>);
    const Chart = laterExtra(load);
    const { unmount } = renderInApp(<Chart />);
    const waiting = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await waiting(0);
    expect(asked()).toBe(1);
    for (const [pause, times] of [
      [2000, 2],
      [10_000, 3],
      [30_000, 4],
      [300_000, 4],
    ] as const) {
      await waiting(pause);
      expect(asked()).toBe(times);
    }
    backOnline();
    await waiting(0);
    expect(asked()).toBe(5);
    unmount();
  } finally {
    vi.useRealTimers();
  }

  const { load } = comingAfter(1, () => <p>O gráfico</p>);
  const Chart = laterExtra(load);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    renderInApp(<Chart />);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('O gráfico')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { later, laterExtra } from '../../src/kit/later.tsx';

interface GreetingProps {
  nome: string;
}

const Greeting = ({ nome }: GreetingProps) => <p>Olá, {nome}</p>;
const Waiting = ({ nome }: GreetingProps) => <p>Um momento, {nome}</p>;

/** Says what broke below it. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? (
      <p role="alert">{`${this.state.error.name}: ${this.state.error.cause}`}</p>
    ) : (
      this.props.children
    );
  }
}

/** A module that comes when the test says so, or breaks on its way. */
function arriving() {
  const asked: { arrive(): void; fail(): void }[] = [];
  const load = () =>
    new Promise<{ default: typeof Greeting }>((resolve, reject) => {
      asked.push({ arrive: () => resolve({ default: Greeting }), fail: () => reject(new Error('gone')) });
    });
  return { asked, load };
}

test('what waits stands in its place until it comes', async () => {
  const { asked, load } = arriving();
  const Later = later(load, Waiting);
  render(<Later nome="Ana" />);
  screen.getByText('Um momento, Ana');
  asked[0]?.arrive();
  await screen.findByText('Olá, Ana');
  expect(screen.queryByText('Um momento, Ana')).toBeNull();
});

test('whoever brought it before sees it at once, and it is asked for once', async () => {
  const { asked, load } = arriving();
  const Later = later(load, Waiting);
  const brought = Later.bring();
  asked[0]?.arrive();
  await brought;
  render(<Later nome="Bia" />);
  screen.getByText('Olá, Bia');
  expect(asked).toHaveLength(1);
});

test('what comes while the rest of its page is still being drawn is shown', async () => {
  const { asked, load } = arriving();
  const Later = later(load, Waiting);
  void Later.bring();
  /** So long that others have their turn before the page is done. */
  const Slow = ({ first }: { first?: boolean }) => {
    if (first) asked[0]?.arrive();
    const end = performance.now() + 8;
    while (performance.now() < end);
    return null;
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  startTransition(() =>
    root.render(
      <>
        <Later nome="Célia" />
        <Slow first />
        <Slow />
        <Slow />
      </>,
    ),
  );
  await screen.findByText('Olá, Célia');
  root.unmount();
});

test('keeps what its component holds when it is given other properties', async () => {
  const Counter = ({ nome }: GreetingProps) => {
    const [first] = useState(nome);
    return <p>{`${first}, depois ${nome}`}</p>;
  };
  const Later = later(async () => ({ default: Counter }));
  const { rerender } = render(<Later nome="Ana" />);
  await screen.findByText('Ana, depois Ana');
  rerender(<Later nome="Bia" />);
  screen.getByText('Ana, depois Bia');
});

test('what does not come breaks its page, and is asked for again when it is shown again', async () => {
  const { asked, load } = arriving();
  const Later = later(load);
  const { unmount } = render(<Later nome="Ana" />, { wrapper: Boundary });
  asked[0]?.fail();
  expect((await screen.findByRole('alert')).textContent).toBe('NotArrived: Error: gone');
  unmount();
  render(<Later nome="Ana" />);
  asked[1]?.arrive();
  await screen.findByText('Olá, Ana');
});

test('what its page goes on without breaks nothing when it does not come, and is asked for again with a connection', async () => {
  const { asked, load } = arriving();
  let failures = 0;
  const Extra = laterExtra(() => load().finally(() => (failures += 1)), Waiting);
  render(<Extra nome="Dora" />, { wrapper: Boundary });
  asked[0]?.fail();
  await expect.poll(() => failures).toBe(1);
  screen.getByText('Um momento, Dora');
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
  asked[1]?.arrive();
  await screen.findByText('Olá, Dora');
  expect(screen.queryByRole('alert')).toBeNull();
});

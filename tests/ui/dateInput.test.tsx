import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateText } from '../../src/kit/dates/DateText.tsx';
import { withSeparators } from '../../src/kit/dates/withSeparators.ts';
import { withWholeYear } from '../../src/kit/dates/withWholeYear.ts';
import { AskForm } from '../../src/kit/lists/AskForm.tsx';
import { renderInApp } from '../fixtures/renderApp.tsx';
import { showOnPhone } from './phone.ts';

const INPUTS = [{ name: 'dtInicio', label: 'Data inicial', kind: 'date', optional: true }] as const;
const NOTHING = {};

function Days() {
  const [text, setText] = useState('10/03/2026');
  return (
    <form>
      <DateText label="Início" value={text} onText={setText} />
      <DateText label="Fim" value="" onText={() => {}} />
    </form>
  );
}

async function open() {
  const { person } = renderInApp(<Days />);
  return { person, day: await screen.findByRole('textbox', { name: 'Início' }) };
}
const calendar = () => screen.findByRole('dialog', { name: 'Calendário: Início' });

test.each([
  ['3', '3'],
  ['31', '31'],
  ['311', '31/1'],
  ['3112', '31/12'],
  ['31/122', '31/12/2'],
  ['31122026', '31/12/2026'],
  ['1/3/2026', '1/3/2026'],
  ['31/', '31/'],
  ['2026-03-01', '2026-03-01'],
  ['amanhã', 'amanhã'],
])('%s is typed as %s', (typed, shown) => {
  expect(withSeparators(typed)).toBe(shown);
});

test.each([
  ['3/2/26', '3/2/2026'],
  ['03/02/05', '03/02/2005'],
  ['3/2/87', '3/2/87'],
  ['3/2/2026', '3/2/2026'],
  ['3/2/2', '3/2/2'],
  ['amanhã', 'amanhã'],
])('%s is left as %s', (typed, shown) => {
  expect(withWholeYear(typed)).toBe(shown);
});

test('a year of two digits is shown whole once the day is left, or is asked for with Enter', async () => {
  const asked: (string | undefined)[] = [];
  const { person } = renderInApp(
    <AskForm label="Filtros" inputs={INPUTS} parameters={NOTHING} onAsk={(said) => asked.push(said.dtInicio)} />,
  );
  const day = await screen.findByRole('textbox', { name: 'Data inicial' });
  await person.type(day, '030226');
  expect(day).toHaveValue('03/02/26');
  await person.tab();
  expect(day).toHaveValue('03/02/2026');
  await person.clear(day);
  await person.type(day, '3/2/26{Enter}');
  expect(asked).toEqual(['2026-02-03']);

  await person.clear(day);
  await person.type(day, '3/2/87{Enter}');
  expect(day).toHaveValue('3/2/87');
  expect(day).toHaveAccessibleDescription('Data inválida');
  // The focus may be on the button: it is said aloud.
  expect(screen.getByRole('alert')).toHaveTextContent('Data inválida');
  expect(asked).toHaveLength(1);
});

test('separators come by themselves, and stay away where they are deleted or where one corrects a day', async () => {
  const { person, day } = await open();
  await person.clear(day);
  await person.type(day, '05112025');
  expect(day).toHaveValue('05/11/2025');
  await person.keyboard('{Backspace>6/}');
  expect(day).toHaveValue('05/1');
  await person.clear(day);
  await person.type(day, '5/1/2025');
  expect(day).toHaveValue('5/1/2025');
  await person.type(day, '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(day).toHaveValue('51/2025');
});

test('Alt and the arrow down open the calendar at the day, arrow keys choose, and the field has the focus again', async () => {
  const { person, day } = await open();
  await person.click(day);
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const dialog = within(await calendar());
  expect(dialog.getByText('março 2026')).toBeVisible();
  const chosen = dialog.getByRole('gridcell', { name: '10' });
  await waitFor(() => expect(chosen).toHaveFocus());
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  await person.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(day).toHaveValue('18/03/2026');
  expect(day).toHaveFocus();
  await person.tab();
  expect(screen.getByRole('textbox', { name: 'Fim' })).toHaveFocus();
});

test('Esc leaves the day as it is; its words are Portuguese', async () => {
  const { person, day } = await open();
  await person.click(screen.getAllByRole('button', { name: 'Abrir o calendário (Alt+↓)' })[0] as HTMLElement);
  const dialog = within(await calendar());
  expect(dialog.getByRole('button', { name: 'Próximo mês' })).toBeVisible();
  expect(dialog.getByRole('columnheader', { name: 'segunda-feira' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(day).toHaveValue('10/03/2026');
  expect(day).toHaveFocus();
});

test('on a phone the calendar stands by itself', async () => {
  showOnPhone();
  const { person, day } = await open();
  await person.click(screen.getAllByRole('button', { name: 'Abrir o calendário (Alt+↓)' })[0] as HTMLElement);
  const dialog = within(await calendar());
  await person.click(dialog.getByRole('gridcell', { name: '25' }));
  await waitFor(() => expect(day).toHaveValue('25/03/2026'));
});

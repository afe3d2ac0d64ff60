import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copiada } from '../../src/pages/lancamento/celulas.ts';
import { colunasDe, nomeDe } from '../../src/pages/lancamento/colunas.ts';
import { createLinhas } from '../../src/pages/lancamento/linha.ts';
import { leitura, openGrid, openPhone } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const hora = (idHidrometro: number, idCalculoHorimetro: number | null, tempos: object) =>
  leitura({ idHidrometro, idCalculoHorimetro, ...tempos });
const SALVA = { id: 9, versao: 1, tempoAnterior: '36000', tempoAtual: '72000', tempoFinal: '0600:00' };
const LEITURAS = [
  hora(1, 1, { tempoAnterior: '3600,5' }),
  hora(2, 2, { tempoAnterior: '0120:30' }),
  hora(3, 3, { tempoAnterior: '36000' }),
  // Counted in minutes when it was saved; its meter counts hours by now.
  hora(4, 1, SALVA),
  hora(5, null, {}),
  hora(6, 1, { tempoAnterior: 'ilegível' }),
];

test('a time in the grid says what it counts, where that can be told', async () => {
  const { cell } = await openGrid({ leituras: LEITURAS });
  const times = LEITURAS.map(({ registro }) => cell(registro, 'Tempo anterior').textContent);
  expect(times).toEqual(['3.600,5 h', '0120:30', '36.000 min', '36.000 min', '-', 'ilegível']);
  expect(cell('H-4', 'Tempo atual')).toHaveTextContent('72.000 min');
});

test('what is typed is told as its meter counts now, and what is typed in begins without a unit', async () => {
  const { cell, grid, headings, person } = await openGrid({ leituras: LEITURAS });
  grid.focus();
  const right = headings.indexOf('Tempo atual');
  await person.keyboard(`{ArrowRight>${right}/}4200{Enter}{ArrowUp}`);
  expect(cell('H-1', 'Tempo atual')).toHaveTextContent('4.200 h');
  await person.keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: /Tempo atual/ })).toHaveValue('4200');
});

test('a time is copied as it is typed', () => {
  const fontes = { leituras: LEITURAS, pendentes: new Map(), falhas: new Map(), contextos: new Map(), categorias: [] };
  const linhas = createLinhas()(fontes);
  const coluna = colunasDe(nomeDe([]), (key) => key, false).find(({ key }) => key === 'tempoAnterior');
  const copied = linhas.map((linha) => copiada(coluna!, linha));
  expect(copied).toEqual(['3600,5', '0120:30', '36000', '36000', '', 'ilegível']);
});

test('on a phone the unit stands with the time while it is not typed in', async () => {
  showOnPhone();
  const { person } = await openPhone({ leituras: LEITURAS });
  const field = screen.getByRole('textbox', { name: 'Tempo anterior' });
  expect(field).toHaveValue('3.600,5 h');
  await person.click(field);
  expect(field).toHaveValue('3600,5');
});

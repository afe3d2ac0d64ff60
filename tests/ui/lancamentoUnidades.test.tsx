import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copiada } from '../../src/pages/lancamento/linha/celulas.ts';
import { colunasDe, nomeDe } from '../../src/pages/lancamento/linha/colunas.ts';
import { createLinhas } from '../../src/pages/lancamento/linha/linha.ts';
import { contextosDe, leitura, openGrid, openPhone } from './lancamentoScreen.tsx';
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

test('a former time that is brought over says what it counted where it was read, and so does what refuses the current one', async () => {
  const brought = { tempoAnterior: '186600', contadaAntes: 3, idCategoriaCobranca: 3 };
  const leituras = [hora(1, 1, brought), hora(2, 1, { ...brought, id: 9, versao: 1 })];
  const contextos = contextosDe(leituras).map((one) => ({
    ...one,
    anterior: { ...one.anterior, tempoAtual: '186600', contada: 3 },
  }));
  const answers = { 'GET /PessoaHidrometroLancamento/contexto': () => contextos };
  const { cell, grid, headings, person } = await openGrid({ leituras, answers });
  for (const registro of ['H-1', 'H-2']) expect(cell(registro, 'Tempo anterior')).toHaveTextContent('186.600 min');
  grid.focus();
  await person.keyboard(`{ArrowRight>${headings.indexOf('Leitura atual')}/}120{Enter}{Home}{ArrowUp}`);
  await person.keyboard(`{ArrowRight>${headings.indexOf('Tempo atual')}/}3200{Enter}`);
  expect(cell('H-1', 'Tempo anterior')).toHaveTextContent('186.600 min');
  expect(cell('H-1', 'Tempo atual')).toHaveTextContent('3.200 h');
  expect(cell('H-1', 'Situação')).toHaveTextContent('o anterior está em minutos, e o atual em horas');
  // What is typed in its place is told as the meter counts now.
  await person.keyboard(`{ArrowUp}{ArrowLeft}3110{Enter}`);
  expect(cell('H-1', 'Tempo anterior')).toHaveTextContent('3.110 h');
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

import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { comoNaoLida, comoOutraPessoa, comoSalva } from '../../src/pages/lancamento/envio/pedido.ts';
import { adiante } from '../../src/pages/lancamento/guardado/adiante.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import type { Pendente } from '../../src/pages/lancamento/guardado/pendente.ts';
import { ditosDe, textosDe } from '../../src/pages/lancamento/leitura/campos.ts';
import { LEITURAS, leitura, openGrid } from './lancamentoScreen.tsx';

const SAVE = 'POST /PessoaHidrometroLancamento';
const salva: Leitura = leitura({
  ...{
    idHidrometro: 1,
    id: 90,
    versao: 3,
    leituraAnterior: 100,
    leituraAtual: 130,
    volumeMedido: 30,
    volumeCorrigido: 30,
  },
  ...{ tempoAnterior: '10', tempoAtual: '40', tempoFinal: '0030:00', obs: 'Portaria' },
});
/** As it stands once the month before was saved: where it begins is another, and what follows from that. */
const movida = {
  ...salva,
  ...{
    versao: 4,
    leituraAnterior: 120,
    volumeMedido: 10,
    volumeCorrigido: 10,
    tempoAnterior: '20',
    tempoFinal: '0020:00',
  },
  ...({ flagAnteriorInformada: 0, flagTempoAnteriorInformado: 0 } as const),
};
const pendente: Pendente = {
  ...{ idHidrometro: 1, idPessoa: 1, id: 90, versao: 3, rotulo: 'Indústria 1 – H-1', chave: 'k' },
  textos: { leituraAtual: '150' },
  base: textosDe(salva),
};

test.each<[string, Partial<Pendente>, object]>([
  ['worked out anew', {}, {}],
  ['the same in all but its version', {}, { ...salva, versao: 4 }],
  ['the same where somebody had said before where it begins', {}, { ...salva, versao: 4, flagAnteriorInformada: 1 }],
  [
    'worked out anew, of a meter that nobody read',
    { base: textosDe({ ...salva, flagNaoLida: 1 }) },
    { flagNaoLida: 1, leituraAtual: 120 },
  ],
])('what is pending goes on over a reading that is %s', (_, more, now) => {
  const before = { ...pendente, ...more };
  const atual = { ...movida, ...now };
  expect(adiante(before, { atual })).toEqual({
    ...before,
    versao: 4,
    base: textosDe(atual),
    ditos: 'flagAnteriorInformada' in now ? ['leituraAnterior'] : [],
    chave: expect.not.stringMatching(/^k$/),
  });
});

test.each<[string, Partial<Pendente>, object]>([
  ['another reading was typed', {}, { leituraAtual: 131 }],
  ['something was noted', {}, { obs: 'Portaria 2' }],
  ['something that was noted was taken away', {}, { obs: null }],
  ['another category was chosen', {}, { idCategoriaCobranca: 2 }],
  ['a corrected volume was given', {}, { flagCorrigidoInformado: 1 }],
  ['a measured volume was given', {}, { flagMedidoInformado: 1 }],
  ['it was said where it begins', {}, { flagAnteriorInformada: 1 }],
  ['it is no longer said where it begins', { ditos: ['leituraAnterior'] }, {}],
  ['it is no longer said where its hours begin', { ditos: ['tempoAnterior'] }, {}],
  ['it was said where its hours begin', {}, { flagTempoAnteriorInformado: 1 }],
  [
    'where it begins is another, of which the server does not tell whether it was typed',
    {},
    { flagAnteriorInformada: undefined },
  ],
  ['it was removed, and another one saved', {}, { id: 91 }],
  ['it is the version that it was typed over', {}, { versao: 3 }],
  ['nobody knows what it was', { base: undefined }, {}],
])('it stays over what it was typed over where %s', (_, more, now) => {
  expect(adiante({ ...pendente, ...more }, { atual: { ...movida, ...now } })).toBeUndefined();
});

test('what was said of where it begins is known of a reading as it was saved, changed by others, or removed', () => {
  const said = { ...salva, flagAnteriorInformada: 1 } as const;
  const reply = { id: 90, versao: 4, leituraAnterior: 150, flagTempoAnteriorInformado: 1 } as const;
  expect(ditosDe(comoSalva(said, {}, reply))).toEqual(['tempoAnterior']);
  expect(ditosDe(comoOutraPessoa(said, { atual: { id: 90, versao: 4 } }))).toEqual([]);
  expect(ditosDe(comoNaoLida(said))).toEqual([]);
});

/** The grid after a reading was typed over, whose save the server answers with what is saved now, until that is known. */
async function savedOver(agora: object, refuses = false) {
  let first: object = salva;
  const app = await openGrid({
    answers: {
      'GET /PessoaHidrometro': () => [first, ...LEITURAS.slice(1)],
      [SAVE]: ({ body }) => {
        first = agora;
        const conflict = { listaResultados: { atual: agora, autor: 'ana' } };
        if (Object(body).versao === 3) throw new HttpError('Este registro foi alterado', 409, conflict);
        if (refuses) throw new HttpError('Diga o motivo', 422, { listaResultados: { campos: {} } });
        return { id: 90, versao: 5, leituraAnterior: 120, volumeMedido: 30, volumeCorrigido: 30, flagMedia: 0 };
      },
    },
  });
  app.grid.focus();
  await app.person.keyboard('{ArrowRight>6/}150{Enter}');
  await app.person.click(screen.getByRole('button', { name: 'Salvar tudo' }));
  return app;
}

test('a reading that an earlier month moved meanwhile is saved over what it is now, as another request', async () => {
  const { saves, cell } = await savedOver(movida);
  expect(await screen.findByText('Vazão alterada com sucesso')).toBeVisible();
  expect(saves().map(({ request }) => request.body)).toMatchObject([
    { id: 90, versao: 3, leituraAtual: 150 },
    { id: 90, versao: 4, leituraAtual: 150 },
  ]);
  const [first, second] = saves().map(({ request }) => request.idempotencyKey);
  expect(second).not.toBe(first);
  expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('120');
  await waitFor(() => expect(localStorage.getItem('listaLancamentoEnvio')).toBe(''));
});

test('where it is refused then, its row is as it is now, and what is typed next goes over that', async () => {
  const { saves, cell, grid, person } = await savedOver(movida, true);
  expect(await screen.findByText('Não salva. Diga o motivo.')).toBeVisible();
  expect(cell('H-1', 'Leitura anterior')).toHaveTextContent('120');
  grid.focus();
  await person.keyboard('{ArrowUp}155{Control>}{Enter}{/Control}');
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves()[2]?.request.body).toMatchObject({ versao: 4, leituraAtual: 155 });
});

test('one of which somebody typed anything since is compared', async () => {
  const { saves } = await savedOver({ ...movida, obs: 'Lacre novo' });
  expect(await screen.findByRole('button', { name: 'Comparar' })).toBeVisible();
  expect(saves()).toHaveLength(1);
});

test('what was typed while it was being sent stays', () => {
  const kept = new Map([[1, pendente]]);
  const pendencias = createPendencias({
    read: () => kept,
    write: (changes) => {
      for (const [id, one] of changes) if (one) kept.set(id, one);
    },
    semEspaco: () => false,
    isAbout: () => false,
  });
  const after = { ...pendente, versao: 4, chave: 'm' };
  // Another tab wrote it.
  const later = { ...pendente, chave: 'l', textos: { leituraAtual: '160' } };
  kept.set(1, later);
  expect(pendencias.replace(pendente, after)).toBe(false);
  expect(kept.get(1)).toBe(later);
  expect(pendencias.replace(later, after)).toBe(true);
  expect(pendencias.now().pendentes.get(1)).toBe(after);
});

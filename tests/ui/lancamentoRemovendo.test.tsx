import { expect, test } from 'vitest';
import { lugarDosPendentes } from '../../src/pages/lancamento/guardado/guardados.ts';
import { createPendencias } from '../../src/pages/lancamento/guardado/pendencias.ts';
import { leitura } from './lancamentoScreen.tsx';

const MES = { idAno: 2026, idMes: 10 };
const salva = leitura({ idHidrometro: 1, id: 90, versao: 3, leituraAtual: 100 });
const typed = (text: string) => [{ leitura: salva, campo: 'leituraAtual', text }] as const;

test('of a reading that is removed goes what was typed over it until that was asked for', () => {
  const pendencias = createPendencias(lugarDosPendentes(1, MES));
  pendencias.type(typed('777'));
  pendencias.removed(1, pendencias.now().pendentes.get(1));
  expect(pendencias.now().pendentes.get(1)).toBeUndefined();
});

test.each([
  ['nothing', []],
  ['something else', typed('500')],
])('what another tab types while it is removed, over %s, stays as a new reading', (_, before) => {
  const place = lugarDosPendentes(1, MES);
  const pendencias = createPendencias(place);
  pendencias.type(before);
  const asked = pendencias.now().pendentes.get(1);
  createPendencias(place).type(typed('777'));
  pendencias.removed(1, asked);
  const left = { textos: { leituraAtual: '777' }, id: 0, versao: null };
  expect(pendencias.now().pendentes.get(1)).toMatchObject(left);
  expect(place.read().get(1)).toMatchObject(left);
});

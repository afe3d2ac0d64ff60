import { describe, expect, test } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { calculate } from '../../src/pages/lancamento/calculo.ts';
import { alterados, type Textos, textoDe } from '../../src/pages/lancamento/campos.ts';
import type { Linha } from '../../src/pages/lancamento/linha.ts';
import { comoSalva, pedidoDe } from '../../src/pages/lancamento/pedido.ts';
import { horasDe, volumeLidoDe } from '../../src/pages/lancamento/useCalcular.ts';
import { contextosDe, leitura } from './lancamentoScreen.tsx';

const CATEGORIAS = [1, 2, 3].map((id) => ({ id, nome: `Regra ${id}`, regra: id }));
const trazida = leitura({ idHidrometro: 24, tempoAnterior: '3600', idCalculoHorimetro: 1 });
const [contexto] = contextosDe([trazida]);

const calculado = (textos: Textos, of = trazida) => calculate(of, textos, contexto, CATEGORIAS);
const sent = (textos: Textos) => {
  const { idHidrometro, idPessoa, id } = trazida;
  const pendente = {
    idHidrometro,
    idPessoa,
    id,
    versao: null,
    rotulo: '',
    chave: '',
    textos: alterados(trazida, textos),
  };
  return pedidoDe(pendente, { idMes: 11, idAno: 2026 });
};

describe('a meter that was replaced and was not read yet', () => {
  const trocado = { reinicioMedidor: '1', leituraAtual: '5', motivo: 'Troca' };

  test('begins at 0 on the screen, as it does where it is saved', () => {
    expect(textoDe(trazida, trocado, 'leituraAnterior')).toBe('0');
    expect(textoDe(trazida, trocado, 'tempoAnterior')).toBe('');
    expect(calculado(trocado)).toMatchObject({ volumeMedido: 5, volumeCorrigido: 5, recusa: null });
    expect(sent(trocado)).not.toHaveProperty('leituraAnterior');
  });

  test('keeps the previous reading that is typed, even the one that was brought over', () => {
    const textos = { ...trocado, leituraAnterior: '2400' };
    expect(calculado(textos).volumeMedido).toBe(-2395);
    expect(sent(textos)).toMatchObject({ leituraAnterior: 2400, leituraAtual: 5 });
    expect(sent({ ...textos, reinicioMedidor: '0' })).not.toHaveProperty('leituraAnterior');
  });

  test('is refused by hour-meter until its hours are typed, which are sent then', () => {
    const textos = { ...trocado, idCategoriaCobranca: '3', tempoAtual: '4200' };
    expect(calculado(textos)).toMatchObject({ volumeCorrigido: null, campoRecusado: 'tempoAnterior' });
    const typed = { ...textos, tempoAnterior: '3600' };
    expect(calculado(typed)).toMatchObject({ tempoFinal: '0600:00', recusa: null });
    expect(sent(typed)).toMatchObject({ tempoAnterior: '3600', tempoAtual: '4200' });
  });
});

describe('a meter that rolled over', () => {
  const virado = { reinicioMedidor: '2', leituraAtual: '5', motivo: 'Virou' };
  const hours = { idCategoriaCobranca: '3', tempoAtual: '4200' };
  const said = { ...trazida, id: 7, versao: 1, leituraAtual: 2500, volumeMedido: 100, volumeCorrigido: 100 };

  test.each<[string, Leitura, Textos]>([
    ['not read yet', trazida, virado],
    ['saved as going on', said, virado],
    ['saved as rolled over', { ...said, leituraAtual: 30, reinicioMedidor: 2 }, { leituraAtual: '5', motivo: 'Virou' }],
  ])('goes on from where it stood, and its hours do: %s', (_, de, textos) => {
    expect(textoDe(de, textos, 'leituraAnterior')).toBe('2400');
    expect(textoDe(de, textos, 'tempoAnterior')).toBe('3600');
    expect(calculado(textos, de)).toMatchObject({ volumeMedido: 7605, volumeCorrigido: 7605, recusa: null });
    expect(calculado({ ...textos, ...hours }, de)).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 9126 });
  });

  test('is held against where it is said to begin, and its volume against the median', () => {
    const texts = (textos: Textos) => calculado({ ...virado, ...textos }).estranhezas;
    expect(texts({})).toEqual([
      'O medidor virou neste mês',
      'O volume passa de 3 vezes a mediana dos últimos 12 meses',
    ]);
    expect(texts({ leituraAnterior: '9990' })).toEqual([
      'O medidor virou neste mês',
      'A leitura anterior não é a última salva deste medidor',
    ]);
  });

  test('that was saved as a new beginning stays one: at 0, and without hours', () => {
    const began = { ...said, reinicioMedidor: 2, leituraAnterior: 0, leituraAtual: 5, tempoAnterior: null } as const;
    const held = { ...contexto!, anterior: { ...contexto!.anterior, tempoAtual: '3600' } };
    const textos = { tempoAtual: '4200', obs: 'Lacre novo' };
    expect(calculate(began, textos, held, CATEGORIAS)).toMatchObject({ volumeMedido: 5, tempoFinal: null });
  });
});

describe('a saved reading', () => {
  const salva = leitura({
    ...trazida,
    idHidrometro: 24,
    id: 7,
    versao: 1,
    leituraAtual: 2500,
    volumeMedido: 100,
    volumeCorrigido: 100,
    motivo: 'Conferido no local',
  });

  test('needs another reason for what is odd now, not for what was', () => {
    expect(calculado({ obs: 'Lacre novo' }, salva)).toMatchObject({ semMotivo: false });
    expect(calculado({ leituraAtual: '2490' }, salva)).toMatchObject({ semMotivo: false });
    expect(calculado({ leituraAtual: '99000' }, salva)).toMatchObject({ semMotivo: true });
    expect(calculado({ leituraAtual: '99000', motivo: 'Vazamento' }, salva)).toMatchObject({ semMotivo: false });
  });

  test('that is being changed tells only what its reason does not explain', () => {
    const [anterior] = contextosDe([{ ...trazida, leituraAnterior: 2300 }]);
    const told = (explicadas: string) =>
      calculate({ ...salva, estranhezasExplicadas: explicadas }, { obs: 'Lacre novo' }, anterior, CATEGORIAS);
    expect(told('anterior-diferente,alto')).toMatchObject({ estranhezas: [], semMotivo: false });
    const texto = 'A leitura anterior não é a última salva deste medidor';
    expect(told('alto')).toMatchObject({ estranhezas: [texto], semMotivo: true });
  });

  test('says which volume is another than the calculated one', () => {
    const texto = 'Volume corrigido: não é o calculado';
    expect(calculado({ volumeCorrigido: '90' }, { ...salva, motivo: null }).estranhezas).toContain(texto);
  });

  test('whose hours are typed as another meter counts them says so', () => {
    const salvaEmHoras = { ...salva, motivo: null, tempoAnterior: '0', tempoAtual: '600', tempoFinal: '0600:00' };
    const emMinutos = { ...salvaEmHoras, idCalculoHorimetro: 3 };
    const texto = 'O horímetro era contado de outro modo: confira as horas';
    expect(calculado({ tempoAtual: '590' }, emMinutos).estranhezas).toContain(texto);
    expect(calculado({ tempoAtual: '590' }, salvaEmHoras).estranhezas).not.toContain(texto);
  });

  test('keeps the hours that it was counted by', () => {
    const horas = { tempoAnterior: '36000', tempoAtual: '72000', tempoFinal: '0600:00', idCategoriaCobranca: 3 };
    const minutos = { ...salva, ...horas, volumeCorrigido: 120 };
    expect(calculado({ obs: 'Lacre novo' }, minutos)).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 120 });
  });
});

test('the time that ran is told before the reading is typed', () => {
  expect(calculado({ tempoAtual: '4200,5' })).toMatchObject({ tempoFinal: '0600:30', volumeMedido: null });
  expect(calculado({ tempoAtual: '3000' })).toMatchObject({ tempoFinal: null });
});

test.each([
  [1, '2.400', '3.000'],
  [3, '144.000', '180.000'],
])('hours of kind %d are typed and pasted as readings are, with points between thousands: %s', (logica, ...tempos) => {
  const [tempoAnterior, tempoAtual] = tempos;
  const horas = { idCategoriaCobranca: '3', leituraAtual: '2500', tempoAnterior, tempoAtual };
  const de = { ...trazida, idCalculoHorimetro: logica };
  expect(calculado(horas, de)).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 120, recusa: null });
});

test.each([
  ['4320', 100, []],
  ['3840', 300, []],
  ['3601', 72_000, ['O volume corrigido passa de 3 vezes a mediana dos últimos 12 meses']],
])('what is charged is held against what was charged before it is saved: hours to %s', (tempoAtual, volume, odd) => {
  const textos = { idCategoriaCobranca: '3', leituraAtual: '2500', tempoAtual };
  const de = { ...trazida, idCalculoHorimetro: 1, tempoAnterior: '3600' };
  const of = {
    ...contexto!,
    mediana: 100,
    medianaCorrigido: 100,
    anterior: { ...contexto!.anterior, tempoAtual: '3600' },
  };
  expect(calculate(de, textos, of, CATEGORIAS)).toMatchObject({
    volumeCorrigido: volume,
    estranhezas: odd,
    semMotivo: odd.length > 0,
  });
  expect(calculate(de, { ...textos, motivo: 'Parado' }, of, CATEGORIAS).semMotivo).toBe(false);
});

describe('hours that are asked of a row', () => {
  const anterior = { idAno: 2026, idMes: 10, leituraAtual: 2400, tempoAtual: '3.600' };
  const linhaDe = (fields: Partial<Leitura>, textos: Textos = {}): Linha => {
    const de = { ...trazida, ...fields };
    const held = { idHidrometro: 24, anterior, media: null, mediana: null, medianaCorrigido: null };
    return {
      leitura: de,
      textos,
      calculado: calculate(de, textos, held, CATEGORIAS),
      pendente: undefined,
      falha: undefined,
      contexto: held,
      outroCliente: false,
    };
  };
  const salva = { id: 7, leituraAtual: 2500, volumeMedido: 100 };

  test.each<[string, Linha, { logica: number | null; tempoAnterior: string; tempoAtual: string }]>([
    [
      'begin where they were typed',
      linhaDe({}, { tempoAtual: '4.200' }),
      { logica: 1, tempoAnterior: '3600', tempoAtual: '4200' },
    ],
    [
      'begin where the hour-meter stood',
      linhaDe({ tempoAnterior: null }, { tempoAtual: '4200,5' }),
      { logica: 1, tempoAnterior: '3600', tempoAtual: '4200,5' },
    ],
    [
      'begin there also of a meter that rolled over',
      linhaDe({ tempoAnterior: null }, { tempoAtual: '4200', reinicioMedidor: '2' }),
      { logica: 1, tempoAnterior: '3600', tempoAtual: '4200' },
    ],
    [
      'begin nowhere of one that was saved as a new beginning',
      linhaDe({ ...salva, tempoAnterior: null, reinicioMedidor: 2 }, { tempoAtual: '4200' }),
      { logica: 1, tempoAnterior: '', tempoAtual: '4200' },
    ],
    [
      'begin nowhere once the meter was replaced',
      linhaDe({ tempoAnterior: null }, { tempoAtual: '4200', reinicioMedidor: '1' }),
      { logica: 1, tempoAnterior: '', tempoAtual: '4200' },
    ],
    [
      'are counted as they are saved, by another flow meter',
      linhaDe({
        ...salva,
        ...{ idCalculoHorimetro: 2, tempoAnterior: '100,5', tempoAtual: '700,5', tempoFinal: '0600:00' },
      }),
      { logica: 1, tempoAnterior: '100,5', tempoAtual: '700,5' },
    ],
    [
      'are counted as they are saved, when a point was always decimal',
      linhaDe({ ...salva, tempoAnterior: '2.400', tempoAtual: '3.000', tempoFinal: '0000:36' }),
      { logica: 1, tempoAnterior: '2,4', tempoAtual: '3' },
    ],
    [
      'are a clock’s as they are',
      linhaDe({ idCalculoHorimetro: 2, tempoAnterior: '0100:30' }, { tempoAtual: '0700:30' }),
      { logica: 2, tempoAnterior: '0100:30', tempoAtual: '0700:30' },
    ],
  ])('%s', (_, linha, asked) => {
    expect(horasDe(linha)).toEqual(asked);
  });
});

describe('a month that was saved without a reading', () => {
  const naoLida = leitura({
    ...trazida,
    ...{ idHidrometro: 24, id: 7, versao: 1, leituraAtual: 2400, flagMedia: 1, flagNaoLida: 1, idCategoriaCobranca: 2 },
  });

  test('has none until it is typed, though the meter stands where it stood', () => {
    expect(textoDe(naoLida, {}, 'leituraAtual')).toBe('');
    const textos = { leituraAtual: '2400', idCategoriaCobranca: '1', motivo: 'Parado' };
    expect(alterados(naoLida, textos)).toEqual(textos);
    expect(calculado(textos, naoLida)).toMatchObject({ volumeCorrigido: 0, semMotivo: false });
    expect(calculado({ idCategoriaCobranca: '1' }, naoLida)).toMatchObject({ campoRecusado: 'leituraAtual' });
  });

  test.each([
    [{ leituraAtual: '2400' }, 0],
    [{ leituraAtual: '' }, 1],
    [{ obs: 'x' }, 1],
  ])('is one or not as it is saved: %o', (textos, flagNaoLida) => {
    const resposta = { id: 7, versao: 2 } as Parameters<typeof comoSalva>[2];
    expect(comoSalva(naoLida, textos, resposta)).toMatchObject({ flagNaoLida });
  });
});

test.each([
  ['goes with what else was typed, though it is the saved one', { leituraAtual: '2510', motivo: 'Acordo' }, 2],
  ['alone says nothing new', { motivo: 'Acordo' }, 0],
  ['goes, emptied', { motivo: '' }, 1],
])('a reason that is typed again %s', (_, textos, count) => {
  const salva = leitura({ idHidrometro: 24, id: 7, leituraAtual: 2500, motivo: 'Acordo' });
  expect(Object.keys(alterados(salva, textos))).toHaveLength(count);
});

test('a beginning that is emptied is the one that was brought over again', () => {
  expect(alterados(trazida, { leituraAnterior: '', tempoAnterior: '', leituraAtual: '2500' })).toEqual({
    leituraAtual: '2500',
  });
});

test.each<[string, Textos, number, number | null]>([
  ['what the grid has', { leituraAtual: '2500' }, 1, 100],
  ['what is typed, as long as the hours lack', { leituraAtual: '2500', idCategoriaCobranca: '3' }, 3, 100],
  ['less than none from a beginning that is typed', { leituraAnterior: '2600', leituraAtual: '2500' }, 3, -100],
  ['none without a reading', { tempoAtual: '4200', idCategoriaCobranca: '3' }, 3, null],
  ['none of a new meter without a reading', { reinicioMedidor: '1', idCategoriaCobranca: '3' }, 3, null],
  ['nothing by the mean, which needs none', { idCategoriaCobranca: '2' }, 2, 0],
])('the volume that a rule is asked about is %s', (_, textos, regra, asked) => {
  const calculado = calculate(trazida, textos, contexto, CATEGORIAS);
  expect(volumeLidoDe({ leitura: trazida, textos, calculado } as Linha, regra)).toBe(asked);
});

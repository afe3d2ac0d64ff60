import { describe, expect, test } from 'vitest';
import type { Leitura } from '../../contract/leitura.ts';
import { comoSalva, pedidoDe } from '../../src/pages/lancamento/envio/pedido.ts';
import { calculate, regraDe } from '../../src/pages/lancamento/leitura/calculo.ts';
import { alterados, type Textos, textoDaLinha, textoDe } from '../../src/pages/lancamento/leitura/campos.ts';
import type { Linha } from '../../src/pages/lancamento/linha/linha.ts';
import { horasDe, volumeLidoDe } from '../../src/pages/lancamento/linha/useCalcular.ts';
import { contextosDe, leitura } from './lancamentoScreen.tsx';

const CATEGORIAS = [1, 2, 3].map((id) => ({ id, nome: `Regra ${id}`, regra: id }));
const trazida = leitura({ idHidrometro: 24, tempoAnterior: '3600', idCalculoHorimetro: 1 });
const [contexto] = contextosDe([trazida]);

const calculado = (textos: Textos, of = trazida) => calculate(of, textos, contexto, CATEGORIAS);
const sent = (textos: Textos, of = trazida) => {
  const { idHidrometro, idPessoa, id } = of;
  const pendente = {
    idHidrometro,
    idPessoa,
    id,
    versao: null,
    rotulo: '',
    chave: '',
    textos: alterados(of, textos),
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
      'O volume passa de 3 vezes a mediana das últimas leituras',
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

describe('a saved reading whose meter is said to be replaced, or not to be after all', () => {
  const held = { ...contexto!, anterior: { ...contexto!.anterior, tempoAtual: '3600' } };
  const salva = leitura({ ...trazida, idHidrometro: 24, id: 7, versao: 1, leituraAtual: 2430, tempoAtual: '4200' });
  const trocada = { ...salva, reinicioMedidor: 1, leituraAnterior: 20, leituraAtual: 30, tempoAnterior: '10' } as const;
  const begins = (de: Leitura, textos: Textos) => {
    const { volumeMedido, tempoFinal } = calculate(de, textos, held, CATEGORIAS);
    const linha = { leitura: de, textos, contexto: held };
    return [textoDaLinha(linha, 'leituraAnterior'), textoDaLinha(linha, 'tempoAnterior'), volumeMedido, tempoFinal];
  };
  /** What is typed one after the other, as it is kept. */
  function typed(de: Leitura, ...steps: Textos[]): Textos {
    let textos: Textos = {};
    for (const step of steps) textos = alterados(de, { ...textos, ...step });
    return textos;
  }
  const read = { leituraAtual: '30', tempoAtual: '4200' };

  test.each<[string, Leitura, Textos[], unknown[]]>([
    ['new, replaced', trazida, [read, { reinicioMedidor: '1' }], ['0', '', 30, null]],
    ['replaced', salva, [read, { reinicioMedidor: '1' }], ['0', '', 30, null]],
    ['replaced before it is read', salva, [{ reinicioMedidor: '1' }, read], ['0', '', 30, null]],
    [
      'replaced, with a beginning',
      salva,
      [{ reinicioMedidor: '1', leituraAnterior: '10' }, read],
      ['10', '', 20, null],
    ],
    [
      'with the one brought over',
      salva,
      [{ reinicioMedidor: '1', leituraAnterior: '2400' }, read],
      ['2400', '', -2370, null],
    ],
    ['after rolling over', { ...salva, reinicioMedidor: 2 }, [read, { reinicioMedidor: '1' }], ['0', '', 30, null]],
    ['not after all', trocada, [{ reinicioMedidor: '0', leituraAtual: '2430' }], ['2400', '3600', 30, '0600:00']],
    ['but rolled over', trocada, [{ reinicioMedidor: '2' }], ['2400', '3600', 7630, '0600:00']],
    [
      'with another beginning',
      trocada,
      [{ reinicioMedidor: '0', leituraAnterior: '20' }],
      ['20', '3600', 10, '0600:00'],
    ],
    ['said already', trocada, [{ obs: 'Lacre' }], ['20', '10', 10, '4190:00']],
    [
      'to and fro',
      salva,
      [{ reinicioMedidor: '1' }, { reinicioMedidor: '0', obs: 'Lacre' }],
      ['2400', '3600', 30, '0600:00'],
    ],
    [
      'fro and to',
      trocada,
      [{ reinicioMedidor: '0' }, { reinicioMedidor: '1', obs: 'Lacre' }],
      ['20', '10', 10, '4190:00'],
    ],
  ])('begins as it will be saved: %s', (_, de, steps, shown) => {
    expect(begins(de, typed(de, ...steps))).toEqual(shown);
  });

  test('says nothing of where it begins that nobody typed', () => {
    const beginning = (de: Leitura, ...steps: Textos[]) => {
      const { leituraAnterior, tempoAnterior, reinicioMedidor } = sent(typed(de, ...steps), de);
      return [reinicioMedidor, leituraAnterior, tempoAnterior];
    };
    expect(beginning(salva, { reinicioMedidor: '1' })).toEqual([1, undefined, undefined]);
    expect(beginning(salva, { reinicioMedidor: '1', leituraAnterior: '2400' })).toEqual([1, 2400, undefined]);
    expect(beginning(salva, { reinicioMedidor: '1' }, { reinicioMedidor: '0' })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(beginning(trocada, { reinicioMedidor: '0' })).toEqual([0, undefined, undefined]);
    expect(beginning(trocada, { reinicioMedidor: '0', leituraAnterior: '20' })).toEqual([0, 20, undefined]);
  });

  test('shows none that is not known yet, and 0 where there is no month before', () => {
    const textos = { reinicioMedidor: '0' };
    const first = { ...held, anterior: null };
    const shown = [undefined, first].map((of) =>
      textoDaLinha({ leitura: trocada, textos, contexto: of }, 'leituraAnterior'),
    );
    expect(shown).toEqual(['', '0']);
    expect(calculate(trocada, textos, first, CATEGORIAS).volumeMedido).toBe(30);
  });

  test('is shown with the hours that the server tells once it is saved', () => {
    const reply = { id: 7, versao: 2, leituraAnterior: 2400 };
    const now = comoSalva(trocada, { reinicioMedidor: '0' }, { ...reply, tempoAnterior: '3600' });
    expect(now).toMatchObject({ leituraAnterior: 2400, tempoAnterior: '3600', reinicioMedidor: 0 });
    expect(comoSalva(salva, { reinicioMedidor: '1' }, { ...reply, tempoAnterior: null }).tempoAnterior).toBeNull();
    expect(comoSalva(salva, { obs: 'Lacre' }, reply).tempoAnterior).toBe('3600');
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

  test('of a month that has not begun is as it was until it is changed; a new one wants a reason', () => {
    const [held] = contextosDe([salva]);
    const porVir = { ...held!, anterior: null, porVir: true as const };
    const told = (of: Leitura, textos: Textos) => calculate(of, textos, porVir, CATEGORIAS);
    const texto = 'O mês desta leitura ainda não começou';
    const old = { ...salva, motivo: null };
    expect(told(old, {}).estranhezas).not.toContain(texto);
    expect(told(old, { obs: 'Lacre novo' })).toMatchObject({ semMotivo: true });
    expect(told(old, { obs: 'Lacre novo' }).estranhezas).toContain(texto);
    expect(told(trazida, { leituraAtual: '2450' })).toMatchObject({ semMotivo: true });
    expect(told(trazida, { leituraAtual: '2450' }).estranhezas).toContain(texto);
    expect(told(trazida, { leituraAtual: '2450', motivo: 'Lida antes' })).toMatchObject({ semMotivo: false });
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
  ['3601', 72_000, ['O volume corrigido passa de 3 vezes a mediana das últimas leituras']],
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

describe('a row that was saved', () => {
  const salva = leitura({
    ...trazida,
    id: 7,
    versao: 1,
    leituraAtual: 2500,
    tempoAtual: '4200',
    tempoFinal: '0600:00',
  });
  const reply = { id: 7, versao: 2, leituraAnterior: 2400, volumeMedido: 100, volumeCorrigido: 100 };

  test('has no hours any more once its reply tells none', () => {
    expect(comoSalva(salva, { tempoAtual: '' }, { ...reply, tempoFinal: null }).tempoFinal).toBeNull();
    expect(comoSalva(salva, { tempoAtual: '4300' }, { ...reply, tempoFinal: '0700:00' }).tempoFinal).toBe('0700:00');
  });

  test('stands where it began once nobody read it, as is told', () => {
    const emptied = { leituraAtual: '', idCategoriaCobranca: '2' };
    expect(comoSalva(salva, emptied, reply)).toMatchObject({ leituraAtual: 2400, flagNaoLida: 1 });
    const held = { ...salva, flagNaoLida: 1 as const };
    expect(comoSalva(held, { obs: 'Portão' }, { ...reply, leituraAnterior: 2300 }).leituraAtual).toBe(2300);
  });

  test.each([
    ['1', 'Substituído'],
    ['2', 'Virado'],
    ['0', null],
  ])('says of a meter said to be %s what is printed of it', (reinicioMedidor, medidorStatusNome) => {
    const virado = { ...salva, medidorStatusNome: 'Virado' };
    expect(comoSalva(virado, { reinicioMedidor }, reply)).toMatchObject({ medidorStatusNome });
    expect(comoSalva(virado, { obs: 'Lacre' }, reply)).toMatchObject({ medidorStatusNome: 'Virado' });
  });

  test('has the rule that its reply says it was worked out by', () => {
    const byHours = leitura({ ...trazida, id: 7, versao: 1, regra: 3 });
    expect(comoSalva(byHours, { idCategoriaCobranca: '1' }, { ...reply, regra: 1 }).regra).toBe(1);
  });

  test('has a volume of a person’s only where its reply says so: one like the calculated goes on with the reading', () => {
    const textos = { leituraAtual: '2500', volumeCorrigido: '100' };
    const read = leitura({ ...trazida, id: 7, versao: 1, leituraAtual: 2500, flagCorrigidoInformado: 1 });
    const alike = comoSalva(read, textos, reply);
    expect(alike).toMatchObject({ flagCorrigidoInformado: 0, flagMedidoInformado: 0 });
    const later = calculado({ leituraAtual: '2530' }, alike);
    expect(later.volumeCorrigido).toBe(130);
    expect(later.estranhezas.filter((text) => text.includes('não é o calculado'))).toEqual([]);
    const given = comoSalva(read, { ...textos, volumeCorrigido: '90' }, { ...reply, flagCorrigidoInformado: 1 });
    expect(given).toMatchObject({ flagCorrigidoInformado: 1, flagMedidoInformado: 0 });
  });
});

test.each<[string, Partial<Leitura>, Textos, number]>([
  ['its category’s', {}, { idCategoriaCobranca: '2' }, 2],
  ['none without a category', { idCategoriaCobranca: null }, {}, 0],
  ['the one that it is saved by, though its category has another by now', { id: 7, idCategoriaCobranca: 3 }, {}, 1],
  ['so, whatever else is typed', { id: 7, idCategoriaCobranca: 3 }, { leituraAtual: '2510' }, 1],
  ['the mean, of one that was saved by it', { id: 7, idCategoriaCobranca: 3, flagMedia: 1 }, {}, 2],
  ['the one that is kept with it, though its figures are as another gives them', { id: 7, regra: 3 }, {}, 3],
  ['its category’s once that is chosen anew', { id: 7, idCategoriaCobranca: 1 }, { idCategoriaCobranca: '3' }, 3],
])('the rule of a row is %s', (_, more, textos, regra) => {
  const of = leitura({ ...trazida, leituraAtual: 2500, volumeMedido: 100, volumeCorrigido: 100, ...more });
  expect(regraDe(of, textos, undefined, CATEGORIAS)).toBe(regra);
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

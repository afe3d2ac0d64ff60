import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onField } from './clienteSub.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';
import { newMeter, readingsOf } from './leituraCalls.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
});
afterAll(() => server.close());

let meter: ReturnType<typeof readingsOf>;
let idPessoa: number;
let idHidrometro: number;
beforeEach(async () => {
  ({ idPessoa, idHidrometro } = await newMeter(admin));
  meter = readingsOf(tecnico, idHidrometro);
});

const TABLE = 'PessoaHidrometroLancamento';
const logOf = async (id: number) =>
  (await admin.get(`/api/logUser?tabela=${TABLE}&idReferencia=${id}`)).body.listaResultados;
const idsOf = (reply: { body: { listaResultados: { estranhezas?: { id: string }[] } } }) =>
  reply.body.listaResultados.estranhezas?.map(({ id }) => id);

describe('figures', () => {
  test('are the server’s: from the reading before, by the rule of the category', async () => {
    await meter.save(1, { leituraAtual: '1.000,50', tempoAtual: '100' });
    const reply = await meter.save(2, { leituraAtual: 2440.5, tempoAtual: '700', idCategoriaCobranca: 3 });
    expect(reply.body.listaResultados).toMatchObject({
      volumeMedido: 1440,
      volumeCorrigido: 1728,
      tempoFinal: '0600:00',
    });
    const mean = await meter.save(3, { leituraAtual: 3000, idCategoriaCobranca: 2 });
    expect(mean.body.listaResultados).toMatchObject({ volumeMedido: 559.5, volumeCorrigido: 1364.25, flagMedia: 1 });
  });

  test('a whole row, as it is read, is taken back and changes nothing, its version neither', async () => {
    await meter.save(1, {
      leituraAtual: 100,
      tempoAtual: '100',
      obs: 'Portaria',
      horaInicial: '08:00',
      volumeCorrido: 3,
    });
    const before = await meter.of(1);
    expect((await tecnico.post(`/api/${TABLE}`, before)).status).toBe(200);
    expect(await meter.of(1)).toEqual(before);
  });

  test.each([
    [1, 'by its restart alone', { reinicioMedidor: 1 }],
    [1, 'where it begins', { reinicioMedidor: 1, leituraAnterior: 20, tempoAnterior: '3' }],
    [2, 'by its status', { medidorStatusNome: 'Virado' }],
  ])(
    'of a meter that was replaced or rolled over (%d, %s), a row sent back changes nothing',
    async (reinicioMedidor, _, said) => {
      await meter.save(1, { leituraAtual: 100, tempoAtual: '100' });
      const { id } = (await meter.save(2, { leituraAtual: 50, tempoAtual: '9', motivo: 'Troca', ...said })).body
        .listaResultados;
      const before = await meter.of(2);
      expect(before).toMatchObject({ reinicioMedidor, versao: 1 });
      for (const sent of [before, { id, idHidrometro, idMes: 2, idAno: 2026 }]) {
        expect((await tecnico.post(`/api/${TABLE}`, sent)).status).toBe(200);
        expect(await meter.of(2)).toEqual(before);
      }
      expect(await logOf(id)).toHaveLength(1);
    },
  );

  test('a reason explains what was odd when it was given, and nothing after that', async () => {
    for (const idMes of [1, 2, 3]) await meter.save(idMes, { leituraAtual: idMes * 100 });
    const { id } = (await meter.save(5, { leituraAtual: 500, motivo: 'Abril não foi lido' })).body.listaResultados;
    expect((await meter.save(5, { id, obs: 'Conferido' })).status).toBe(200);
    expect((await meter.save(5, { id, leituraAtual: 510 })).status).toBe(200);
    const high = await meter.save(5, { id, leituraAtual: 99_000 });
    expect([high.status, idsOf(high)]).toEqual([422, ['alto']]);
    expect((await meter.save(5, { id, leituraAtual: 99_000, motivo: 'Abril não foi lido' })).status).toBe(200);

    // A meter that was not replaced after all.
    const replaced = { leituraAtual: 5, reinicioMedidor: 1, motivo: 'Troca' };
    const again = (await meter.save(6, replaced)).body.listaResultados.id;
    const notAnew = await meter.save(6, { id: again, reinicioMedidor: 0, leituraAtual: 999_000 });
    expect([notAnew.status, idsOf(notAnew)]).toEqual([422, ['alto']]);
    expect((await meter.of(6)).leituraAtual).toBe(5);

    // A volume that somebody gave, of another reading.
    const given = { leituraAtual: 400, volumeCorrigido: 150, motivo: 'Crédito' };
    const { id: april } = (await meter.save(4, given)).body.listaResultados;
    expect(onField(await meter.save(4, { id: april, leituraAtual: 390 }), 'volumeCorrigido')).toContain(
      'Volume corrigido: o cálculo dá 90',
    );
    expect((await meter.save(4, { id: april, obs: 'Crédito de obra' })).status).toBe(200);
  });

  test('what an update does not name stays, what is empty goes', async () => {
    const { id } = (await meter.save(1, { leituraAtual: 100, obs: 'Portaria', tempoAtual: '90' })).body.listaResultados;
    await meter.save(1, { id, obs: '', horaFinal: '17:00' });
    expect(await meter.of(1)).toMatchObject({ leituraAtual: 100, obs: null, tempoAtual: '90', horaFinal: '17:00' });
  });

  test('of a saved month stay when its hour-meter is replaced by one that counts otherwise', async () => {
    const horimetro = (idMes: number) => ({ leituraAtual: idMes * 600, tempoAtual: String(idMes * 600) });
    for (const idMes of [1, 2, 3])
      await meter.save(idMes, { ...horimetro(idMes), idCategoriaCobranca: idMes > 1 ? 3 : 1 });
    const before = await meter.of(2);
    expect(before).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 720 });
    await admin.post('/api/PessoaMedidorVazao', { idPessoa, registro: 'V1', idCalculoHorimetro: 3 });
    const noted = await meter.save(2, { id: before.id, versao: before.versao, obs: 'Lacre trocado' });
    expect(noted.body.listaResultados).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 720 });
    const changed = await meter.save(2, { id: before.id, leituraAtual: 1190 });
    expect(changed.body.listaResultados).toMatchObject({ tempoFinal: '0600:00', volumeCorrigido: 708 });
    expect(await meter.of(3)).toMatchObject({ volumeMedido: 610, tempoFinal: '0600:00', volumeCorrigido: 732 });
  });

  test('other volumes need a reason, and are kept with it', async () => {
    const sent = { leituraAtual: 100, volumeMedido: 90, volumeCorrigido: 80 };
    const refused = await meter.save(1, sent);
    expect(refused.status).toBe(422);
    expect(onField(refused, 'volumeMedido')).toBe('Volume medido: o cálculo dá 100,00 m³');
    expect(onField(refused, 'volumeCorrigido')).toBe('Volume corrigido: o cálculo dá 90,00 m³');
    // Callers that have no field for it still read which one is meant.
    expect(refused.body.listaMensagens).toEqual(['Volume medido: o cálculo dá 100,00 m³. Confira, ou diga o motivo.']);
    expect((await meter.save(1, { ...sent, motivo: 'Aferição' })).status).toBe(200);
    expect(await meter.of(1)).toMatchObject({
      volumeMedido: 90,
      volumeCorrigido: 80,
      flagMedidoInformado: 1,
      flagCorrigidoInformado: 1,
      motivo: 'Aferição',
    });
  });

  test('that cannot be told save nothing', async () => {
    const before = await countRows(server.databases, TABLE);
    const refused: [object, string, string][] = [
      [{}, 'leituraAtual', 'Digite a leitura atual'],
      [
        { leituraAtual: 5, idCategoriaCobranca: 2 },
        'idCategoriaCobranca',
        'Não há leituras anteriores de que fazer a média',
      ],
      [{ leituraAtual: 5, idCategoriaCobranca: 3 }, 'tempoAtual', 'Digite o tempo atual do horímetro'],
      [
        { leituraAtual: 5, idCategoriaCobranca: 99 },
        'idCategoriaCobranca',
        'O tipo de cobrança não existe mais: escolha outro',
      ],
    ];
    for (const [body, field, message] of refused) {
      const reply = await meter.save(1, body);
      expect([reply.status, onField(reply, field)]).toEqual([422, message]);
    }
    const below = await meter.save(1, { leituraAtual: -4 });
    expect([below.status, onField(below, 'leituraAtual')]).toEqual([400, 'O valor não pode ser negativo']);
    for (const body of [{ leituraAtual: 'abc' }, { idMes: 13 }, { reinicioMedidor: 3 }]) {
      expect((await meter.save(1, body)).status).toBe(400);
    }
    expect(await countRows(server.databases, TABLE)).toBe(before);
  });
});

describe('what is odd', () => {
  beforeEach(async () => {
    await meter.save(1, { leituraAtual: 100, tempoAtual: '100' });
    await meter.save(2, { leituraAtual: 200, tempoAtual: '700' });
  });

  test.each<[string, number, object, string[]]>([
    ['three times the median', 3, { leituraAtual: 500 }, []],
    ['more than that', 3, { leituraAtual: 500.01 }, ['alto']],
    ['nothing', 3, { leituraAtual: 200 }, ['zero']],
    ['a month missing', 4, { leituraAtual: 300 }, ['mes-faltando']],
    ['a replaced meter', 3, { leituraAtual: 5, leituraAnterior: 0, reinicioMedidor: 1 }, ['trocado']],
    ['one that rolled over', 3, { leituraAtual: 5, reinicioMedidor: 2 }, ['virado', 'alto']],
    ['the same, by its status', 3, { leituraAtual: 250, medidorStatusNome: 'Virado' }, ['virado']],
    [
      'one that is said to have begun elsewhere',
      3,
      { leituraAtual: 5, leituraAnterior: 0, reinicioMedidor: 2 },
      ['virado', 'anterior-diferente'],
    ],
    ['another previous reading', 3, { leituraAtual: 300, leituraAnterior: 190 }, ['anterior-diferente']],
    ['all hours of the month', 3, { leituraAtual: 300, tempoAtual: '1444' }, []],
    ['more than that', 3, { leituraAtual: 300, tempoAtual: '1444,1' }, ['horas-demais']],
    ['other hours', 3, { leituraAtual: 300, tempoAtual: '1300', tempoFinal: '0599:00' }, ['horas-diferentes']],
    ['an hour-meter that ran backwards', 3, { leituraAtual: 300, tempoAtual: '699,9' }, ['horas-diferentes']],
    ['one that stood still', 3, { leituraAtual: 300, tempoAtual: '700,0' }, []],
    ['what is no reading of it', 3, { leituraAtual: 300, tempoAtual: '1300:00' }, ['tempo-sem-horas']],
  ])('%s asks for a reason', async (_, idMes, body, odd) => {
    const reply = await meter.save(idMes, body);
    expect(idsOf(reply) ?? []).toEqual(odd);
    expect(reply.status).toBe(odd.length > 0 ? 422 : 200);
    if (odd.length === 0) return;
    expect(onField(reply, 'motivo')).toBe('Diga o motivo, se a leitura está certa');
    const saved = await meter.save(idMes, { ...body, motivo: 'Conferido no local' });
    expect(saved.status).toBe(200);
    expect(await meter.of(idMes)).toMatchObject({ motivo: 'Conferido no local' });
    const [entry] = await logOf(saved.body.listaResultados.id);
    expect(entry.mudancas).toContainEqual(expect.objectContaining({ campo: 'motivo', depois: 'Conferido no local' }));
  });

  test('a reading below the one before it is saved of a meter that was replaced or rolled over only, and never just with a reason', async () => {
    const below = { leituraAtual: 199, motivo: 'Está certo' };
    expect(onField(await meter.save(3, below), 'leituraAtual')).toContain('menor que a anterior');
    expect((await meter.save(3, { ...below, leituraAnterior: 200, reinicioMedidor: 1 })).status).toBe(200);
    const replaced = await meter.of(3);
    expect(replaced).toMatchObject({ volumeMedido: -1, reinicioMedidor: 1, medidorStatusNome: 'Substituído' });
    expect((await meter.save(3, { id: replaced.id, reinicioMedidor: 2, motivo: 'Virou' })).status).toBe(200);
    expect(await meter.of(3)).toMatchObject({ volumeMedido: 999, reinicioMedidor: 2, medidorStatusNome: 'Virado' });
  });

  test('so is a volume below zero that somebody gives', async () => {
    const given = (volume: object) => ({ leituraAtual: 300, motivo: 'Está certo', ...volume });
    for (const [field, told] of [
      ['volumeMedido', 'O volume medido é negativo: corrija o valor, ou diga que o medidor foi substituído ou virado'],
      [
        'volumeCorrigido',
        'O volume corrigido é negativo: corrija o valor, ou diga que o medidor foi substituído ou virado',
      ],
    ] as const) {
      const refused = await meter.save(3, given({ [field]: -50 }));
      expect([refused.status, onField(refused, field)]).toEqual([422, told]);
    }
    expect(await meter.of(3)).toBeUndefined();
    expect((await meter.save(3, given({ volumeCorrigido: -50, reinicioMedidor: 1 }))).status).toBe(200);
    expect(await meter.of(3)).toMatchObject({ volumeCorrigido: -50, medidorStatusNome: 'Substituído' });
  });

  test('one that a reading holds from before refuses nothing, of its own month or of another', async () => {
    const media = { leituraAtual: 300, idCategoriaCobranca: 2, motivo: 'Crédito' };
    const { id } = (await meter.save(3, media)).body.listaResultados;
    await server.databases.write
      .updateTable(TABLE)
      .set({ volumeCorrigido: -10, flagCorrigidoInformado: 1 })
      .where('id', '=', id)
      .execute();
    for (const idMes of [1, 3]) {
      const row = await meter.of(idMes);
      expect((await meter.save(idMes, { id: row.id, obs: 'Portaria' })).status).toBe(200);
      expect((await tecnico.post(`/api/${TABLE}`, { ...(await meter.of(idMes)), obs: 'Guarita' })).status).toBe(200);
    }
    expect((await meter.save(4, { leituraAtual: 400 })).status).toBe(200);
    const february = await meter.of(2);
    expect((await tecnico.delete(`/api/${TABLE}?id=${february.id}`)).status).toBe(200);
    expect(await meter.of(3)).toMatchObject({ volumeCorrigido: -10, obs: 'Guarita' });
    const other = await meter.save(3, { id, volumeCorrigido: -11 });
    expect([other.status, onField(other, 'volumeCorrigido')]).toEqual([422, expect.stringContaining('é negativo')]);
  });

  test('nor does a mean of months in which the meter was replaced', async () => {
    await meter.save(3, { leituraAtual: 200, idCategoriaCobranca: 2, motivo: 'Parado' });
    const { id } = await meter.of(2);
    const replaced = { id, leituraAnterior: 5000, leituraAtual: 10, reinicioMedidor: 1, motivo: 'Troca' };
    expect((await meter.save(2, replaced)).status).toBe(200);
    const { volumeCorrigido } = await meter.of(3);
    expect(volumeCorrigido).toBeLessThan(0);
    const trial = { idHidrometro, idMes: 3, idAno: 2026, regra: 2, volumeLido: 0 };
    const { result } = (await tecnico.post('/api/RelatorioLeituraCobranca/Teste/Regra', trial)).body.listaResultados;
    expect(result).toBe(volumeCorrigido);
  });

  test('nothing measured is no matter of a client that is disabled', async () => {
    await admin.post('/api/Pessoa', { id: idPessoa, nome: 'Parada', flagAtivo: 0, obsPrincipal: 'Fechou' });
    expect((await meter.save(3, { leituraAtual: 200 })).status).toBe(200);
  });
});

describe('billing category', () => {
  test('that was disabled, or removed, since it was chosen is refused as such', async () => {
    const estimada = { descricao: 'Estimada', regra: 1 };
    const { id } = (await admin.post('/api/CategoriaCobranca', estimada)).body.listaResultados;
    const sent = { leituraAtual: 5, idCategoriaCobranca: id };
    const why = async () => onField(await meter.save(1, sent), 'idCategoriaCobranca');
    expect((await admin.post('/api/CategoriaCobranca', { ...estimada, id, flagAtivo: 0 })).status).toBe(200);
    expect(await why()).toBe('O tipo de cobrança Estimada foi desabilitado: escolha outro');
    expect((await admin.delete(`/api/CategoriaCobranca?id=${id}`)).status).toBe(200);
    expect(await why()).toBe('O tipo de cobrança não existe mais: escolha outro');
  });

  test('of a source without flow meter is the first', async () => {
    const well = readingsOf(tecnico, (await newMeter(admin, { registro: 'H1', flagMedidorVazao: 0 })).idHidrometro);
    const reply = await well.save(1, { leituraAtual: 5, idCategoriaCobranca: 2 });
    expect(onField(reply, 'idCategoriaCobranca')).toBe('Sem medidor de vazão, o tipo de cobrança é sempre Leitura');
    await well.save(1, { leituraAtual: 5, tempoAtual: '7' });
    expect(await well.of(1)).toMatchObject({ idCategoriaCobranca: 1, idCalculoHorimetro: null, tempoFinal: null });
  });

  test('is brought over from the month before', async () => {
    await meter.save(1, { leituraAtual: 100, tempoAnterior: '0', tempoAtual: '100', idCategoriaCobranca: 3 });
    expect(await meter.row(2)).toMatchObject({ id: 0, idCategoriaCobranca: 3 });
    await meter.save(2, { leituraAtual: 200, tempoAtual: '700' });
    expect(await meter.of(2)).toMatchObject({ idCategoriaCobranca: 3, volumeCorrigido: 120 });
  });
});

describe('several people', () => {
  test('a second reading of a month tells the present one', async () => {
    await meter.save(1, { leituraAtual: 100 });
    const second = await readingsOf(admin, idHidrometro).save(1, { leituraAtual: 120 });
    expect(second.status).toBe(409);
    expect(second.body.listaResultados).toMatchObject({ atual: { leituraAtual: 100, versao: 1 }, autor: 'tecnico' });
  });

  test('a changed one is not overwritten unseen', async () => {
    const { id } = (await meter.save(1, { leituraAtual: 100 })).body.listaResultados;
    expect((await meter.save(1, { id, versao: 1, leituraAtual: 110 })).body.listaResultados.versao).toBe(2);
    const late = await meter.save(1, { id, versao: 1, leituraAtual: 120 });
    expect([late.status, late.body.listaResultados.atual.leituraAtual]).toEqual([409, 110]);
    expect((await tecnico.delete(`/api/${TABLE}?id=${id}&versao=1`)).status).toBe(409);
    expect((await meter.of(1)).leituraAtual).toBe(110);
  });

  test('are told as well that nobody read the meter', async () => {
    await meter.save(1, { leituraAtual: 100 });
    const { id } = (await meter.save(2, { idCategoriaCobranca: 2 })).body.listaResultados;
    const second = await meter.save(2, { leituraAtual: 120 });
    await meter.save(2, { id, versao: 1, obs: 'Portão fechado' });
    const late = await meter.save(2, { id, versao: 1, leituraAtual: 120 });
    const told = [second, late].map(({ status, body }) => [status, body.listaResultados.atual.flagNaoLida]);
    expect(told).toEqual([
      [409, 1],
      [409, 1],
    ]);
  });

  test('one that an earlier month moved tells what was only brought over from what somebody said', async () => {
    await meter.save(1, { leituraAtual: 100, tempoAtual: '10' });
    const { id } = (await meter.save(2, { leituraAtual: 150, tempoAtual: '40' })).body.listaResultados;
    const over = async () => {
      const { atual } = (await meter.save(2, { id, versao: 1, leituraAtual: 160 })).body.listaResultados;
      return [
        atual.leituraAnterior,
        atual.flagAnteriorInformada,
        atual.tempoAnterior,
        atual.flagTempoAnteriorInformado,
      ];
    };
    const january = (await meter.of(1)).id;
    await meter.save(1, { id: january, versao: 1, leituraAtual: 120, tempoAtual: '20' });
    expect(await over()).toEqual([120, 0, '20', 0]);
    const said = { leituraAnterior: 110, tempoAnterior: '15', motivo: 'Obra' };
    await meter.save(2, { id, versao: 2, ...said });
    expect(await over()).toEqual([110, 1, '15', 1]);
  });

  test('sent twice after a lost reply it is written once', async () => {
    const key = { 'idempotency-key': `leitura-${idHidrometro}` };
    const first = await meter.save(1, { leituraAtual: 100 }, key);
    const again = await meter.save(1, { leituraAtual: 100 }, key);
    expect(again.body).toEqual(first.body);
    expect(await logOf(first.body.listaResultados.id)).toHaveLength(1);
  });

  test('of many that save one month at once, one does', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => meter.save(1, { leituraAtual: 100 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('of many months at once each begins where the one before it ended', async () => {
    const months = [4, 2, 6, 1, 5, 3];
    const replies = await Promise.all(
      months.map((idMes) => meter.save(idMes, { leituraAtual: idMes * 10, motivo: 'X' })),
    );
    expect(replies.map(({ status }) => status)).toEqual(months.map(() => 200));
    for (const idMes of months) expect(await meter.of(idMes)).toMatchObject({ volumeMedido: 10, volumeCorrigido: 10 });
  });

  test('a reading is its meter’s and its month’s', async () => {
    const { id } = (await meter.save(1, { leituraAtual: 100 })).body.listaResultados;
    expect((await meter.save(2, { id, leituraAtual: 100 })).status).toBe(404);
    const other = readingsOf(tecnico, (await newMeter(admin)).idHidrometro);
    expect((await other.save(1, { id, leituraAtual: 100 })).status).toBe(404);
    expect((await tecnico.delete(`/api/${TABLE}?id=999999`)).status).toBe(404);
  });

  test('that a meter was removed is told from a reading that was', async () => {
    const { id, versao } = (await meter.save(1, { leituraAtual: 100 })).body.listaResultados;
    expect((await tecnico.delete(`/api/${TABLE}?id=${id}&versao=${versao}`)).status).toBe(200);
    const reading = await meter.save(1, { id, versao, leituraAtual: 110 });
    expect([reading.status, onField(reading, 'idHidrometro')]).toEqual([404, undefined]);
    expect((await admin.delete(`/api/PessoaHidrometro?id=${idHidrometro}`)).status).toBe(200);
    for (const more of [{}, { id, versao }]) {
      const gone = await meter.save(1, { ...more, leituraAtual: 110 });
      expect([gone.status, onField(gone, 'idHidrometro')]).toEqual([404, 'Hidrômetro não encontrado']);
    }
  });
});

describe('later months', () => {
  beforeEach(async () => {
    await meter.save(1, { leituraAtual: 100 });
    await meter.save(3, { leituraAtual: 300, motivo: 'Falta fevereiro' });
  });

  test('follow a reading saved late, and the log says why', async () => {
    await meter.save(2, { leituraAtual: 180 });
    const march = await meter.of(3);
    expect(march).toMatchObject({ leituraAnterior: 180, volumeMedido: 120, volumeCorrigido: 120, versao: 2 });
    const [entry] = await logOf(march.id);
    expect(entry).toMatchObject({ infoExtra: 'Recalculada: mudou a leitura de 02/2026' });
    expect(entry.mudancas.map(({ campo }: { campo: string }) => campo)).toEqual([
      'leituraAnterior',
      'volumeMedido',
      'volumeCorrigido',
    ]);
  });

  test('refuse one that would leave them without figures', async () => {
    const reply = await meter.save(2, { leituraAtual: 301 });
    expect(onField(reply, 'leituraAtual')).toContain('a de 03/2026 não pode ser calculada');
    expect(await meter.of(3)).toMatchObject({ leituraAnterior: 100, versao: 1 });
  });

  test('follow a removal, which they may refuse', async () => {
    await meter.save(2, { leituraAtual: 180 });
    const { id } = await meter.of(2);
    expect((await tecnico.delete(`/api/${TABLE}?id=${id}`)).body.listaResultados).toMatchObject({ id });
    expect(await meter.of(2)).toBeUndefined();
    expect(await meter.of(3)).toMatchObject({ leituraAnterior: 100, volumeMedido: 200 });
    await meter.save(4, { leituraAtual: 10, reinicioMedidor: 1, motivo: 'Troca' });
    await meter.save(5, { leituraAtual: 60, motivo: 'Pouco' });
    const replaced = await meter.of(4);
    const refused = await tecnico.delete(`/api/${TABLE}?id=${replaced.id}`);
    expect([refused.status, refused.body.listaMensagens[0]]).toEqual([
      422,
      expect.stringContaining('Sem esta leitura, a de 05/2026 não pode ser calculada'),
    ]);
  });
});

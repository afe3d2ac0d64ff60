import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, addSinonimo, fileOf, historyState, importFile } from '../fixtures/imports.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/**
 * The export of a state laboratory, as it is (CETESB InfoÁguas, public data): 1,285 results of one point over three
 * years, under names that are not ours. What is expected is counted here from the raw sheet.
 */
const BYTES = readFileSync(path.join(import.meta.dirname, '../fixtures/infoaguas-cetesb-2016-2018.xlsx'));

/** Names of the sheet by the parameter that they are synonyms of. */
const SINONIMOS: Record<string, number> = {
  'DBO (5, 20)': 26,
  'Temperatura da Água': 1,
  'Arsênio Total': 3,
  'Cádmio Total': 4,
  'Crômio Total': 6,
  'Cobre Total': 8,
  'Ferro Total': 9,
  'Fenóis Totais': 10,
  'Mercúrio Total': 11,
  'Níquel Total': 12,
  'Nitrogênio Total': 13,
  'Chumbo Total': 14,
  'Fósforo Total': 15,
  'Zinco Total': 18,
  'Sulfato Total': 21,
  'Fluoreto Total': 23,
  'Ens. Ecotoxic. C/ Ceriodaphnia dubia': 24,
};
/** Known without a synonym; the toxicity test has one, but says 'Não Tóxico', which is no value. */
const PARAMETROS: Record<string, number> = { ...SINONIMOS, pH: 29 };
const QUALITATIVE = 'Ens. Ecotoxic. C/ Ceriodaphnia dubia';

type RawRow = Record<string, string>;

function rawRows(): RawRow[] {
  const { Plan1 } = XLSX.read(BYTES).Sheets;
  return XLSX.utils.sheet_to_json<RawRow>(Plan1!, { raw: false, defval: '' });
}

/** Told of the sample, no result of it. */
const isRain = ({ Parametro = '' }: RawRow) => Parametro === 'Chuvas nas últimas 24h';
const isMatch = ({ Parametro = '' }: RawRow) => Parametro in PARAMETROS && Parametro !== QUALITATIVE;

/** One line a result, in the terms of the sheet: day, time, parameter, sign, value. */
function expectedResults(rows: RawRow[]): string[] {
  return rows
    .map((row) => {
      const [day, month, year] = row['Data Coleta']!.split('/');
      const value = Number(row.Valor!.replace(',', '.'));
      return [`${year}-${month}-${day}`, row['Hora Coleta'], PARAMETROS[row.Parametro!], row.Sinal, value].join(' ');
    })
    .toSorted();
}

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  await addClient(admin, 'Reservatório Billings', ['BILL02030 - Corpo central']);
  for (const [descricao, idParametro] of Object.entries(SINONIMOS)) await addSinonimo(admin, idParametro, descricao);
});
afterAll(() => server.close());

test('every result of the export is kept: in the history with its sign and value, or pending with the reason', async () => {
  const raw = rawRows();
  const matching = raw.filter(isMatch);
  const rain = raw.filter(isRain);
  expect({ all: raw.length, matching: matching.length, rain: rain.length }).toEqual({
    all: 1285,
    matching: 426,
    rain: 27,
  });
  const pendentes = raw.length - matching.length - rain.length;
  const before = await historyState(server.databases);

  const { id, msg } = await importFile(admin, 'infoaguas.xlsx', BYTES);
  expect(msg).toBe(
    `Arquivo enviado com sucesso: ${matching.length} resultados importados, 0 repetidos, ${pendentes} pendentes`,
  );
  const imported = await historyState(server.databases);

  const coletas = new Map(imported.coletas.map((coleta) => [coleta.id, coleta]));
  const stored = imported.resultados.map(({ idColeta, idParametro, operador, numero }) => {
    const { dtRetirada, horaRetirada } = coletas.get(idColeta)!;
    return [dtRetirada, horaRetirada, idParametro, operador, numero].join(' ');
  });
  expect(stored.toSorted()).toEqual(expectedResults(matching));
  expect(coletas.size).toBe(new Set(raw.map((row) => `${row['Data Coleta']} ${row['Hora Coleta']}`)).size);

  const rainy = (rows: RawRow[]) =>
    new Set(rows.filter(({ Valor }) => Valor === 'Sim').map((row) => `${row['Data Coleta']} ${row['Hora Coleta']}`))
      .size;
  const flags = Map.groupBy(imported.coletas, ({ flagChuva }) => flagChuva);
  const known = new Set(rain.map((row) => `${row['Data Coleta']} ${row['Hora Coleta']}`)).size;
  expect([flags.get(1)?.length, flags.get(0)?.length ?? 0, flags.get(null)?.length ?? 0]).toEqual([
    rainy(rain),
    known - rainy(rain),
    coletas.size - known,
  ]);

  const notMatching = raw.flatMap((row, index) =>
    isMatch(row) || isRain(row) ? [] : [{ linha: index + 2, parametro: row.Parametro }],
  );
  expect(imported.pendentes).toMatchObject(notMatching);
  const reasons = new Map(imported.pendentes.map(({ parametro, motivo }) => [parametro, motivo]));
  expect(reasons.get(QUALITATIVE)).toBe('valor ilegível');
  expect(reasons.get('Cobre Dissolvido')).toBe('parâmetro não encontrado');

  const again = await importFile(admin, 'infoaguas-copia.xlsx', BYTES);
  expect(await fileOf(admin, again.id)).toMatchObject({
    importadas: 0,
    repetidas: matching.length,
    pendentes,
  });
  const repeated = await historyState(server.databases);
  expect(repeated.coletas).toEqual(imported.coletas);
  expect(repeated.resultados).toEqual(imported.resultados);

  await admin.delete(`/api/UploadArquivo?id=${again.id}&idUsuario=1`);
  expect(await historyState(server.databases)).toEqual(imported);
  await admin.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`);
  expect(await historyState(server.databases)).toEqual(before);
});

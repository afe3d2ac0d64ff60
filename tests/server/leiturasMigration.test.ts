import { expect, test } from 'vitest';
import { migrateTo } from '../../server/database/migrate.ts';
import { NOW } from './harness.ts';
import { openEmptyDatabase } from './testDatabase.ts';

const dtCadastro = NOW.toISOString();

/** Readings of before: what stands after the month is what the change makes of them. */
const READINGS = [
  // Begins where somebody said, as a first one does that is not at 0.
  { idMes: 1, leituraAnterior: 10, leituraAtual: 100, tempoAnterior: '5', tempoAtual: '50', said: [0, 1, 1] },
  { idMes: 2, leituraAnterior: 100, leituraAtual: 200, tempoAnterior: '50', tempoAtual: null, said: [0, 0, 0] },
  // After a month without hours they were typed.
  { idMes: 3, leituraAnterior: 190, leituraAtual: 300, tempoAnterior: '60', tempoAtual: '90', said: [0, 1, 1] },
  {
    idMes: 4,
    leituraAnterior: 300,
    leituraAtual: 300,
    tempoAnterior: '90',
    tempoAtual: '99',
    flagMedia: 1,
    said: [1, 0, 0],
  },
  {
    idMes: 5,
    leituraAnterior: 300,
    leituraAtual: 320,
    tempoAnterior: null,
    tempoAtual: null,
    flagMedia: 1,
    said: [0, 0, 0],
  },
];

const LEITURAS = 'PessoaHidrometroLancamento';

/** A database as a migration left it, with a meter. */
async function withMeter(migration: string) {
  const databases = await openEmptyDatabase();
  const { write } = databases;
  await migrateTo(databases, migration);
  await write
    .insertInto('Pessoa')
    .values({
      id: 1,
      codigo: '1',
      nome: 'Indústria',
      flagAtivo: 1,
      flagTipoPessoa: 'J',
      dtCadastro,
      busca: 'industria',
    })
    .execute();
  await write
    .insertInto('PessoaHidrometro')
    .values({
      id: 7,
      idPessoa: 1,
      registro: 'H',
      uc: null,
      idFonteAbastecimento: null,
      flagMedidorVazao: 1,
      flagAtivo: 1,
      idUsuario: null,
      dtCadastro,
    })
    .execute();
  return databases;
}

test('of readings of before it is told from their figures what a person said of them', async () => {
  const databases = await withMeter('058_validade_da_mensagem');
  const { write, read } = databases;
  for (const { said: _said, ...reading } of READINGS) {
    await write
      .insertInto(LEITURAS)
      .values({
        flagMedia: 0,
        ...reading,
        id: reading.idMes,
        idAno: 2026,
        idHidrometro: 7,
        volumeMedido: reading.leituraAtual - reading.leituraAnterior,
        volumeCorrigido: 1,
        flagAtivo: 1,
        dtCadastro,
      })
      .execute();
  }
  await migrateTo(databases, '059_leituras_ditas');
  const now = await read
    .selectFrom(LEITURAS)
    .select(['idMes', 'flagNaoLida', 'flagAnteriorInformada', 'flagTempoAnteriorInformado', 'estranhezasExplicadas'])
    .orderBy('idMes')
    .execute();
  expect(
    now.map((one) => [one.idMes, one.flagNaoLida, one.flagAnteriorInformada, one.flagTempoAnteriorInformado]),
  ).toEqual(READINGS.map(({ idMes, said }) => [idMes, ...said]));
  expect(new Set(now.map(({ estranhezasExplicadas }) => estranhezasExplicadas))).toEqual(new Set([null]));
  await databases.close();
});

/** Readings of which some rolled over, with what their reasons explain, and what stands after the month then. */
const RESTARTS = [
  { idMes: 1, reinicioMedidor: 0, leituraAtual: 100, explained: null, said: [0, 0, 0, null] },
  { idMes: 2, reinicioMedidor: 1, leituraAtual: 30, explained: 'trocado', said: [0, 0, 0, 'trocado'] },
  {
    idMes: 3,
    reinicioMedidor: 2,
    leituraAtual: 40,
    tempoAnterior: '0',
    explained: 'virado,mes-faltando,contagem-diferente',
    said: [1, 1, 0, 'virado,anterior-diferente,mes-faltando,horas-diferentes,contagem-diferente'],
  },
  { idMes: 4, reinicioMedidor: 2, leituraAnterior: 90, leituraAtual: 40, explained: null, said: [1, 1, 1, null] },
  { idMes: 5, reinicioMedidor: 2, leituraAtual: 60, explained: 'virado', said: [1, 1, 0, 'virado,anterior-diferente'] },
];

test('meters that rolled over so far began where they are said to, and stay so', async () => {
  const databases = await withMeter('062_mensagem_do_protocolo');
  const { write, read } = databases;
  for (const { explained, said: _said, ...reading } of RESTARTS) {
    await write
      .insertInto(LEITURAS)
      .values({
        leituraAnterior: 0,
        ...reading,
        estranhezasExplicadas: explained,
        id: reading.idMes,
        idAno: 2026,
        idHidrometro: 7,
        volumeMedido: reading.leituraAtual - (reading.leituraAnterior ?? 0),
        volumeCorrigido: 1,
        flagMedia: 0,
        flagAtivo: 1,
        dtCadastro,
      })
      .execute();
  }
  await migrateTo(databases, '063_medidores_virados');
  const now = await read.selectFrom(LEITURAS).selectAll().orderBy('idMes').execute();
  expect(
    now.map((one) => [
      one.flagAnteriorInformada,
      one.flagTempoAnteriorInformado,
      one.flagMedidoInformado,
      one.estranhezasExplicadas,
    ]),
  ).toEqual(RESTARTS.map(({ said }) => said));
  await databases.close();
});

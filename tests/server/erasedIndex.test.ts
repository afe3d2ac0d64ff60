import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordAudit } from '../../server/audit.ts';
import type { Databases } from '../../server/database/open.ts';
import { readingOf } from '../../server/database/reading.ts';
import { finishForgetting, forgetMarked, markOnly } from '../../server/database/textIndex.ts';
import { emptyEntries } from '../../server/modules/cliente/registros/service.ts';
import { search } from '../../server/modules/log/search/repository.ts';
import { type Tx, write } from '../../server/write.ts';
import { ENGINE, openTestDatabase } from './harness.ts';

const ADMIN = { id: 1, login: 'admin' };
const NOW = new Date('2026-03-05T12:00:00Z');
/** A name of signs that nothing else has: in the index's pieces its groups then stand whole. */
const NOME = '¤¦¬ zimbro';
const [CLIENT, OTHER, FEW] = [7_001, 7_002, 7_003];
const ENTRIES = 250;

let databases: Databases;
beforeEach(async () => {
  databases = await openTestDatabase();
  await databases.write.transaction().execute(async (tx) => {
    const tell = (id: number, nome: string) =>
      recordAudit(tx, ADMIN, NOW, { tabela: 'Pessoa', id, acao: 'Alteração', before: { nome }, after: { nome: 'B' } });
    for (let index = 0; index < ENTRIES; index += 1) await tell(CLIENT, NOME);
    for (let index = 0; index < 50; index += 1) await tell(FEW, 'alecrim');
    // As many more, so that SQLite's index holds all of those.
    for (let index = 0; index < 700; index += 1) await tell(OTHER, 'erva-cidreira');
  });
});
afterEach(() => databases.close());

const erase = (id: number, fails = false) =>
  write(
    databases,
    ADMIN,
    () => NOW,
    async (tx) => {
      await emptyEntries(tx, 'Pessoa', id, ['nome']);
      await tx.audit({ tabela: 'Pessoa', id, acao: 'Apagamento' });
      if (fails) throw new Error('not to be kept');
    },
  );
const found = async (text: string) => {
  const { ids } = await search({ db: readingOf(databases.scan), engine: databases.engine }, [], text);
  return ids.length;
};

test('an erasure of many entries: by what is gone they are not found, by what is left they are', async () => {
  expect(await found('zimbro')).toBe(ENTRIES);
  await erase(CLIENT);
  expect(await found('zimbro')).toBe(0);
  expect(await found(`alteracao em pessoa ${CLIENT}`)).toBe(ENTRIES);
  expect(await found('cidreira')).toBe(700);
});

if (ENGINE === 'sqlite') {
  /** How many pieces of the index hold a group of characters, be it marked as gone. */
  const pieces = async (group: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as "n" from "LogBusca_data"
      where instr("block", cast(${group} as blob)) > 0`.execute(databases.write);
    return rows[0]?.n;
  };
  const sound = () => sql`insert into "LogBusca"("LogBusca") values ('integrity-check')`.execute(databases.write);
  const mark = () =>
    databases.write.transaction().execute(async (db) => {
      await markOnly(db);
      // What else a transaction has is not asked for.
      await emptyEntries({ db } as Tx, 'Pessoa', CLIENT, ['nome']);
    });

  test('once it is answered, the index holds no group of an erased text', async () => {
    expect(await pieces('¤¦¬')).toBeGreaterThan(0);
    await erase(CLIENT);
    expect(await pieces('¤¦¬')).toBe(0);
    await sound();
  });

  test('so of several at once, whichever writes the index anew', async () => {
    const after = async (id: number) => {
      await erase(id);
      return pieces('¤¦¬');
    };
    expect(await Promise.all([after(CLIENT), after(OTHER), after(FEW)])).toEqual([0, 0, 0]);
    await sound();
  });

  test('what was only marked when the process ended is taken out later', async () => {
    await mark();
    expect(await found('zimbro')).toBe(0);
    expect(await pieces('¤¦¬')).toBeGreaterThan(0);
    await finishForgetting(databases);
    expect(await pieces('¤¦¬')).toBe(0);
    await sound();
  });

  test('an erasure is answered after what the housekeeping has begun of it', async () => {
    await mark();
    const housekeeping = finishForgetting(databases);
    await forgetMarked(databases);
    expect(await pieces('¤¦¬')).toBe(0);
    await housekeeping;
  });

  test('from then on, and after an erasure that came to nothing, a text is taken out at once', async () => {
    await expect(erase(CLIENT, true)).rejects.toThrow('not to be kept');
    expect(await found('zimbro')).toBe(ENTRIES);
    const entries = databases.write.updateTable('LogUsuario').where('tabela', '=', 'Pessoa');
    await entries.set({ busca: '' }).where('idReferencia', '=', CLIENT).execute();
    expect(await pieces('¤¦¬')).toBe(0);
    await entries.set({ busca: '¤¦¬' }).where('idReferencia', '=', FEW).execute();
    expect(await pieces('¤¦¬')).toBeGreaterThan(0);
    await mark();
    await finishForgetting(databases);
    await entries.set({ busca: '' }).where('idReferencia', '=', FEW).execute();
    expect(await pieces('¤¦¬')).toBe(0);
    await sound();
  });
}

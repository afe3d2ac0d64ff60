import { registerCalls, usesCall } from '../../contract/registers.ts';
import { mayAccess } from '../../domain/acesso/access.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type KeptRegister, listedUse } from '../../resources/defineRegister.ts';
import { REGISTERS } from '../../resources/registry.ts';
import { type Implementation, implement, type WriteContext } from '../context.ts';
import { refuseStale } from '../records.ts';
import type { Tx } from '../write.ts';
import { changeMany, restoreMany } from './bulk.ts';
import { importRows } from './importRows.ts';
import { removeWhole } from './parts.ts';
import { previewSheet } from './previewSheet.ts';
import { type LoadedRegister, listRecords, lockRegister, storedNames } from './repository.ts';
import { existing, saveRecord } from './save.ts';
import { findUses, inUseError, usesOfAll } from './uses.ts';

async function removeRecord(tx: Tx, loaded: LoadedRegister, id: number, versao: number | null | undefined) {
  const { register } = loaded;
  const row = existing(loaded, id);
  await refuseStale(tx, register.entity, row, versao, storedNames(register));
  const emUso = (await findUses(tx, register, [id])).get(id);
  if (emUso) throw inUseError(register, row, emUso);
  return removeWhole(tx, register, row);
}

/** The calls of one flat register, served from its definition. */
function registerRoutes(register: KeptRegister): Implementation[] {
  const calls = registerCalls(register);
  const use = listedUse(register);

  function change<T>({ write }: WriteContext, work: (tx: Tx, loaded: LoadedRegister) => Promise<T>): Promise<T> {
    return write(async (tx) => work(tx, await lockRegister(tx, register)));
  }

  return [
    implement(calls.list, ({ db, now, modules }, { query }) =>
      listRecords(db, register, query, dayOf(now().toISOString()), mayAccess(modules, register.resource, 'ver')),
    ),
    implement(calls.save, (context, { body }) => change(context, (tx, loaded) => saveRecord(tx, loaded, body))),
    implement(calls.remove, (context, { query: { id, versao } }) =>
      change(context, (tx, loaded) => removeRecord(tx, loaded, id, versao)),
    ),
    implement(calls.bulk, (context, { body }) => change(context, (tx, loaded) => changeMany(tx, loaded, body))),
    implement(calls.restore, (context, { body }) => change(context, (tx, loaded) => restoreMany(tx, loaded, body.ids))),
    implement(calls.preview, (context) => previewSheet(context, register)),
    implement(calls.import, (context, { body }) =>
      change(context, (tx, loaded) => importRows(tx, loaded, body.linhas)),
    ),
    ...(use ? [implement(usesCall(register), ({ db }) => usesOfAll(db, register, use))] : []),
  ];
}

/** The calls of every register of the registry. */
export function allRegisterRoutes(registers: readonly KeptRegister[] = REGISTERS): Implementation[] {
  return registers.flatMap(registerRoutes);
}

import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { isShipped } from '../../../../domain/acesso/access.ts';
import { counted } from '../../../../domain/counted.ts';
import { normalize } from '../../../../domain/searchText.ts';
import type { SignedUser } from '../../../context.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { current, markRemoved, refuseStale, saveExisting } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { endSessionsOfGroup } from '../../sessao/repository.ts';
import { refuseGuarded } from '../rules.ts';
import { clearPermissions, countUsers, insertGroup, listGroups } from './repository.ts';

const TABLE = 'GrupoAcesso';
const visible = ['nome', 'flagAtivo'] as const;

type Calls = typeof contract.gruposAcesso;

/** Refuses a name that another group bears, however it is written. */
async function refuseTwin({ db }: Tx, nome: string, except: number | null): Promise<void> {
  const groups = await listGroups(db);
  const twin = groups.find((group) => group.id !== except && normalize(group.nome) === normalize(nome));
  if (twin) throw fieldError('nome', `Já existe o grupo ${twin.nome}`, 'CONFLICT');
}

function refuseShipped(id: number): void {
  if (isShipped(id)) {
    throw new AppError(
      'REFUSED',
      'Este grupo faz parte do sistema e não pode ser removido. Ele pode ser desabilitado.',
    );
  }
}

/** Refuses to remove a group that has users. */
async function refuseInUse(tx: Tx, id: number): Promise<void> {
  const usuarios = await countUsers(tx, id);
  if (usuarios === 0) return;
  const there = `Há ${counted(usuarios, 'usuário', 'usuários')} neste grupo`;
  throw new AppError('REFUSED', `${there}, que por isso não pode ser removido. Ele pode ser desabilitado.`, {
    usuarios,
  });
}

/** Nobody disables or removes the group that they are in. */
function refuseOwn(user: SignedUser, id: number, verb: 'removido' | 'desabilitado'): void {
  if (user.idGrupo === id) throw new AppError('REFUSED', `Você está neste grupo, que por isso não pode ser ${verb}`);
}

/** Adds a group, which may do nothing yet. */
async function createGroup(tx: Tx, nome: string): Promise<{ id: number; versao: number }> {
  await refuseTwin(tx, nome, null);
  const id = await insertGroup(tx, nome);
  await tx.audit({ tabela: TABLE, id, acao: 'Inclusão', after: { nome, flagAtivo: 1 } });
  return { id, versao: 1 };
}

/**
 * Adds a group, or changes the one that the body names.
 *
 * @throws AppError CONFLICT of a name that is taken, or when it changed meanwhile; REFUSED of one that the user may not change
 */
export async function saveGroup(
  tx: Tx,
  user: SignedUser,
  { id, nome, flagAtivo, versao }: z.output<Calls['save']['body']>,
): Promise<{ id: number; versao: number }> {
  if (!id) return createGroup(tx, nome);
  refuseGuarded(user, id);
  const row = await current(tx, TABLE, id);
  await refuseStale(tx, TABLE, row, versao, visible);
  await refuseTwin(tx, nome, id);
  if (flagAtivo === 0) {
    refuseOwn(user, id, 'desabilitado');
    await endSessionsOfGroup(tx, id);
  }
  return saveExisting(tx, TABLE, row, { nome, flagAtivo: flagAtivo ?? row.flagAtivo }, { visible });
}

/** Removes a group, with what it may do. @throws AppError REFUSED of one's own, a shipped one, or one that has users */
export async function removeGroup(
  tx: Tx,
  user: SignedUser,
  { id, versao }: z.output<Calls['remove']['query']>,
): Promise<{ id: number }> {
  const row = await current(tx, TABLE, id);
  refuseOwn(user, id, 'removido');
  refuseShipped(id);
  await refuseStale(tx, TABLE, row, versao, visible);
  await refuseInUse(tx, id);
  await clearPermissions(tx, id);
  return markRemoved(tx, TABLE, row, { visible });
}

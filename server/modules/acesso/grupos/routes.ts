import { contract } from '../../../../contract/index.ts';
import { isShipped, KEY_MENU, mayAccess } from '../../../../domain/acesso/access.ts';
import { counted } from '../../../../domain/counted.ts';
import { normalize } from '../../../../domain/searchText.ts';
import { type Implementation, implement, type SignedUser } from '../../../context.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { current, markRemoved, refuseStale, saveExisting } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { isWithinReach, refuseGuarded, writeAccess } from '../rules.ts';
import { clearPermissions, countUsers, insertGroup, listGroups } from './repository.ts';

const TABLE = 'GrupoAcesso';
const visible = ['nome', 'flagAtivo'] as const;

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
async function create(tx: Tx, nome: string) {
  await refuseTwin(tx, nome, null);
  const id = await insertGroup(tx, nome);
  await tx.audit({ tabela: TABLE, id, acao: 'Inclusão', after: { nome, flagAtivo: 1 } });
  return { id, versao: 1 };
}

const { gruposAcesso } = contract;

/** Access groups. Whoever sees the users but not this menu gets names and status only, for the select of the users' form. */
export const gruposRoutes: Implementation[] = [
  implement(gruposAcesso.list, async ({ db, modules }) => {
    const groups = await listGroups(db);
    const told = groups.map((group) => ({ ...group, flagAtivo: group.flagAtivo === 1 }));
    if (mayAccess(modules, KEY_MENU, 'ver')) return told;
    return told.map(({ id, nome, flagAtivo }) => ({ id, nome, flagAtivo }));
  }),
  implement(gruposAcesso.reach, async (context) => {
    const ids = (await listGroups(context.db)).map(({ id }) => id);
    const within = await Promise.all(ids.map((id) => isWithinReach(context.db, context, id)));
    return ids.filter((_, at) => within[at]);
  }),
  implement(gruposAcesso.save, (context, { body: { id, nome, flagAtivo, versao } }) =>
    writeAccess(context, async (tx) => {
      if (!id) return create(tx, nome);
      refuseGuarded(context.user, id);
      const row = await current(tx, TABLE, id);
      await refuseStale(tx, TABLE, row, versao, visible);
      await refuseTwin(tx, nome, id);
      if (flagAtivo === 0) refuseOwn(context.user, id, 'desabilitado');
      return saveExisting(tx, TABLE, row, { nome, flagAtivo: flagAtivo ?? row.flagAtivo }, { visible });
    }),
  ),
  implement(gruposAcesso.remove, (context, { query }) =>
    writeAccess(context, async (tx) => {
      const row = await current(tx, TABLE, query.id);
      refuseOwn(context.user, query.id, 'removido');
      refuseShipped(query.id);
      await refuseStale(tx, TABLE, row, query.versao, visible);
      await refuseInUse(tx, query.id);
      await clearPermissions(tx, query.id);
      return markRemoved(tx, TABLE, row, { visible });
    }),
  ),
];

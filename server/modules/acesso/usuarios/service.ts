import type * as z from 'zod';
import type { Usuario } from '../../../../contract/acesso.ts';
import type { contract } from '../../../../contract/index.ts';
import { GRUPO, mayAccess } from '../../../../domain/acesso/access.ts';
import type { Context, SignedUser, WriteContext } from '../../../context.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { welcomeLetter } from '../../../mail/letters.ts';
import { queueMail } from '../../../mail/queue.ts';
import { current, holdsAlready, refuseStale, takeAway, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { refuseCommon } from '../../sessao/commonPasswords.ts';
import { endPasswordLinks } from '../../sessao/links/repository.ts';
import { hashPassword } from '../../sessao/password.ts';
import { endAccess } from '../../sessao/repository.ts';
import { refuseStronger, writeAccess } from '../rules.ts';
import { inviteAnew, keepBackWelcome } from './firstAccess.ts';
import { groupById, idsOfLogin, insertUser, readUsers, userById } from './repository.ts';

const TABLE = 'Usuario';
const visible = ['nome', 'login', 'email', 'idGrupo', 'flagAtivo'] as const;

type Calls = typeof contract.usuarios;
type Profile = Pick<z.output<Calls['create']['body']>, 'nome' | 'login' | 'email' | 'idGrupo'>;
type Change = Omit<z.output<Calls['update']['body']>, 'id'>;

/** Refuses a login that somebody else has. */
async function refuseTwin(tx: Tx, login: string, except: number | null): Promise<void> {
  const twins = await idsOfLogin(tx, login);
  if (twins.some((id) => id !== except)) throw fieldError('login', 'Já existe um usuário com este login', 'CONFLICT');
}

/** The group as the log names it, if it is there and a user may be put (or left) in it. */
async function groupName(tx: Tx, idGrupo: number, present?: number): Promise<string> {
  const group = await groupById(tx, idGrupo);
  if (!group) throw fieldError('idGrupo', 'Escolha um grupo que exista');
  if (group.flagAtivo !== 1 && idGrupo !== present) throw fieldError('idGrupo', 'Este grupo está desabilitado');
  return group.nome;
}

/** A user as the log tells of them. */
const told = ({
  nome,
  login,
  email,
  flagAtivo,
  grupo,
}: Omit<Profile, 'idGrupo'> & { flagAtivo: number; grupo: string }) => ({
  nome,
  login,
  email,
  grupo,
  flagAtivo,
});

/** Adds a user, who is told the password by mail and must change it. */
export async function create(context: WriteContext, { senha, ...profile }: Profile & { senha: string }) {
  await refuseCommon(senha);
  const senhaHash = await hashPassword(senha);
  return writeAccess(context, async (tx) => {
    await refuseTwin(tx, profile.login, null);
    const grupo = await groupName(tx, profile.idGrupo);
    await refuseStronger(tx, context, profile.idGrupo);
    const id = await insertUser(tx, { ...profile, senhaHash });
    await queueMail(tx.db, profile, welcomeLetter({ ...profile, senha }, context.config.publicUrl), tx.now);
    await tx.audit({ tabela: TABLE, id, acao: 'Inclusão', after: told({ ...profile, flagAtivo: 1, grupo }) });
    return { id, versao: 1 };
  });
}

/** Nobody raises, disables or removes themselves. */
function refuseOwn(user: SignedUser, id: number, change: Change): void {
  if (user.id !== id) return;
  if (change.idGrupo !== user.idGrupo) throw fieldError('idGrupo', 'Você não pode mudar o próprio grupo', 'FORBIDDEN');
  if (change.flagAtivo === 0) throw fieldError('flagAtivo', 'Você não pode desabilitar a si mesmo', 'FORBIDDEN');
}

/**
 * Changes a user. Whoever is disabled is out at once; a new address makes the links sent to the old one useless, and the
 * first password, if that is still theirs. What is so already stays as it is.
 */
export function update(context: WriteContext, id: number, change: Change) {
  return writeAccess(context, async (tx) => {
    const row = await current(tx, TABLE, id);
    const before = await userById(tx, id);
    refuseOwn(context.user, id, change);
    await refuseStronger(tx, context, before.idGrupo);
    await refuseStronger(tx, context, change.idGrupo);
    await refuseStale(tx, TABLE, row, change.versao, visible);
    await refuseTwin(tx, change.login, id);
    const grupo = await groupName(tx, change.idGrupo, before.idGrupo);
    const { nome, login, email, idGrupo, flagAtivo = before.flagAtivo } = change;
    const values = { nome, login, email, idGrupo, flagAtivo };
    if (holdsAlready(row, values)) {
      tx.unchanged();
      return { id, versao: row.versao };
    }
    const versao = await writeNext(tx, TABLE, row, values);
    if (flagAtivo === 0) await endAccess(tx, id);
    else if (email !== before.email) await endPasswordLinks(tx.db, id, tx.now);
    if (row.flagAlterarSenha === 1 && email !== before.email) {
      await inviteAnew(tx, before, { ...row, ...values }, context.config.publicUrl);
    }
    await tx.audit({
      tabela: TABLE,
      id,
      acao: 'Alteração',
      before: told(before),
      after: told({ nome, login, email, flagAtivo, grupo }),
    });
    return { id, versao };
  });
}

/** Removes a user, who is out at once. */
export function remove(context: WriteContext, id: number, versao: number | null | undefined) {
  return writeAccess(context, async (tx) => {
    const row = await current(tx, TABLE, id);
    const user = await userById(tx, id);
    if (context.user.id === id) throw new AppError('FORBIDDEN', 'Você não pode remover a si mesmo');
    await refuseStronger(tx, context, user.idGrupo);
    await refuseStale(tx, TABLE, row, versao, visible);
    await endAccess(tx, id);
    await keepBackWelcome(tx, user, 'O usuário foi removido antes de a mensagem ser enviada.');
    await takeAway(tx, TABLE, row);
    await tx.audit({ tabela: TABLE, id, acao: 'Remoção', before: told(user) });
    return { id };
  });
}

/** Users as the asker's menus let them be seen: whole, as the list of technicians has them, or by name only. */
export async function listUsers({ db, modules }: Context, idGrupo: number | null): Promise<Usuario[]> {
  const users = await readUsers(db, idGrupo);
  if (mayAccess(modules, 'acesso/usuarios', 'ver')) return users;
  if (idGrupo === GRUPO.TECNICO && mayAccess(modules, 'relatorio/usuario-tecnico', 'ver')) {
    return users.map(({ id, nome, login, flagAtivo, dtCadastro }) => ({ id, nome, login, flagAtivo, dtCadastro }));
  }
  return users.map(({ id, nome }) => ({ id, nome }));
}

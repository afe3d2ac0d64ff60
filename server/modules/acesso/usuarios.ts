import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod';
import { contract } from '../../../contract/index.ts';
import { type Implementation, implement, type SignedUser, type WriteContext } from '../../context.ts';
import { AppError, fieldError } from '../../errors.ts';
import { welcomeLetter } from '../../mail/letters.ts';
import { queueMail } from '../../mail/queue.ts';
import { current, refuseStale, takeAway, writeNext } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { endPasswordLinks } from '../sessao/links.ts';
import { hashPassword } from '../sessao/password.ts';
import { listUsers } from './listUsers.ts';
import { refuseStronger, writeAccess } from './rules.ts';

const TABLE = 'Usuario';
const visible = ['nome', 'login', 'email', 'idGrupo', 'flagAtivo'] as const;

const { usuarios } = contract;
type Profile = Pick<z.output<typeof usuarios.create.body>, 'nome' | 'login' | 'email' | 'idGrupo'>;
type Change = Omit<z.output<typeof usuarios.update.body>, 'id'>;

async function refuseTwin({ db }: Tx, login: string, except: number | null): Promise<void> {
  const twins = await db
    .selectFrom(TABLE)
    .select('id')
    .where(sql`lower("login")`, '=', login.toLowerCase())
    .where('removidoEm', 'is', null)
    .execute();
  if (twins.some(({ id }) => id !== except))
    throw fieldError('login', 'Já existe um usuário com este login', 'CONFLICT');
}

/** The group as the log names it, if it is there and a user may be put (or left) in it. */
async function groupName({ db }: Tx, idGrupo: number, present?: number): Promise<string> {
  const group = await db
    .selectFrom('GrupoAcesso')
    .select(['nome', 'flagAtivo'])
    .where('id', '=', idGrupo)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
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

const userById = ({ db }: Tx, id: number) =>
  db
    .selectFrom(TABLE)
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Usuario.id', '=', id)
    .select([
      'Usuario.nome',
      'Usuario.login',
      'Usuario.email',
      'Usuario.idGrupo',
      'Usuario.flagAtivo',
      'GrupoAcesso.nome as grupo',
    ])
    .executeTakeFirstOrThrow();

/** Ends what lets a user in: sessions, and links that would set a password. */
async function endAccess({ db, now }: Tx, idUsuario: number): Promise<void> {
  await db.deleteFrom('Sessao').where('idUsuario', '=', idUsuario).execute();
  await endPasswordLinks(db, idUsuario, now);
}

async function create(context: WriteContext, { senha, ...profile }: Profile & { senha: string }) {
  const senhaHash = await hashPassword(senha);
  return writeAccess(context, async (tx) => {
    await refuseTwin(tx, profile.login, null);
    const grupo = await groupName(tx, profile.idGrupo);
    await refuseStronger(tx, context, profile.idGrupo);
    const { id } = await tx.db
      .insertInto(TABLE)
      .values({
        ...profile,
        uuid: randomUUID(),
        senhaHash,
        flagAlterarSenha: 1,
        flagAtivo: 1,
        dtCadastro: tx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
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

function update(context: WriteContext, id: number, change: Change) {
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
    const versao = await writeNext(tx, TABLE, row, { nome, login, email, idGrupo, flagAtivo });
    if (flagAtivo === 0) await endAccess(tx, id);
    else if (email !== before.email) await endPasswordLinks(tx.db, id, tx.now);
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

function remove(context: WriteContext, id: number, versao: number | null | undefined) {
  return writeAccess(context, async (tx) => {
    const row = await current(tx, TABLE, id);
    const user = await userById(tx, id);
    if (context.user.id === id) throw new AppError('FORBIDDEN', 'Você não pode remover a si mesmo');
    await refuseStronger(tx, context, user.idGrupo);
    await refuseStale(tx, TABLE, row, versao, visible);
    await endAccess(tx, id);
    await takeAway(tx, TABLE, row);
    await tx.audit({ tabela: TABLE, id, acao: 'Remoção', before: told(user) });
    return { id };
  });
}

/** Users: who may sign in, and with which group. */
export const usuariosRoutes: Implementation[] = [
  implement(usuarios.list, (context, { query }) => listUsers(context, query.idGrupoAcesso)),
  implement(usuarios.create, (context, { body }) => create(context, body)),
  implement(usuarios.update, (context, { params, body }) => update(context, params.id, body)),
  implement(usuarios.remove, (context, { params, query }) => remove(context, params.id, query.versao)),
];

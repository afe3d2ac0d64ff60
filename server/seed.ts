import type { Transaction } from 'kysely';
import { GRUPO } from '../domain/acesso/access.ts';
import { DEVELOPER_MENUS, SHIPPED_MODULES, TECNICO_EDITABLE, TECNICO_MODULES } from '../domain/acesso/menus.ts';
import { SEMPRE } from '../domain/coleta/datedLimits.ts';
import { parametros } from '../domain/coleta/parametros.ts';
import { REGRAS_LEITURA } from '../domain/leitura/rules.ts';
import { searchText } from '../domain/searchText.ts';
import { recordAudit, SYSTEM } from './audit.ts';
import { insertAll, insertWithIds } from './database/insert.ts';
import type { Databases } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { claimInstallation, isInstalled } from './installation/repository.ts';
import { someoneCanSignIn } from './modules/sessao/guardians/repository.ts';
import { openToGuardian } from './modules/sessao/guardians/service.ts';

/**
 * Gives an empty database what the product ships: groups, menus with their permissions, parameters with their legal
 * limits, billing categories and hour-meter calculations. Does nothing on a database that was set up before, by this
 * process or by another one that starts at the same time.
 *
 * @returns whether the database was empty
 */
export async function seedBase(databases: Databases, now: Date): Promise<boolean> {
  // Asked of a reader first: a start that finds all in place opens no connection that writes.
  if (await isInstalled(databases.read)) return false;
  return databases.write.transaction().execute(async (db) => {
    const moment = now.toISOString();
    if (!(await claimInstallation(db, moment))) return false;
    await seedAccess(db, moment);
    await seedRegisters(db, moment);
    await recordAudit(db, SYSTEM, now, {
      tabela: 'Instalacao',
      id: 1,
      acao: 'Inclusão',
      info: 'Instalação do sistema',
    });
    return true;
  });
}

async function seedAccess(db: Transaction<Schema>, dtCadastro: string): Promise<void> {
  const grupos = Object.entries(GRUPO).map(([nome, id]) => ({ id, nome, flagAtivo: 1, dtCadastro }));
  const modulos = SHIPPED_MODULES.map(({ nome, path, icone }, index) => ({
    id: index + 1,
    nome,
    path,
    icone,
    ordem: index + 1,
  }));
  const menus = SHIPPED_MODULES.flatMap((shipped, module) =>
    shipped.menus.map(([path, nome, kind], index) => ({
      idModulo: module + 1,
      nome,
      path,
      flagIgnorar: kind === 'permissao' ? 1 : 0,
      ordem: index + 1,
    })),
  ).map((menu, index) => ({ id: index + 1, ...menu }));

  const permissoes = menus.flatMap(({ id, idModulo, path }) => {
    const modulo = SHIPPED_MODULES[idModulo - 1]!.path;
    const developersOnly = DEVELOPER_MENUS.includes(`${modulo}/${path}`);
    const full = developersOnly ? [GRUPO.DESENVOLVEDOR] : [GRUPO.DESENVOLVEDOR, GRUPO.ADMINISTRADOR];
    const all = full.map((idGrupo) => ({ idGrupo, idMenu: id, flagEditar: 1 }));
    if (!TECNICO_MODULES.includes(modulo)) return all;
    const flagEditar = TECNICO_EDITABLE.includes(`${modulo}/${path}`) ? 1 : 0;
    return [...all, { idGrupo: GRUPO.TECNICO, idMenu: id, flagEditar }];
  });

  await insertWithIds(db, 'GrupoAcesso', grupos);
  await insertWithIds(db, 'Modulo', modulos);
  await insertWithIds(db, 'ModuloMenu', menus);
  await insertAll(db, 'GrupoAcessoMenu', permissoes);
}

async function seedRegisters(db: Transaction<Schema>, dtCadastro: string): Promise<void> {
  await insertWithIds(
    db,
    'Parametro',
    parametros.map(({ id, sigla, descricao, minimo, maximo }) => ({
      id,
      sigla,
      descricao,
      minimo,
      maximo,
      incerteza: 0,
      flagAtivo: 1,
      dtCadastro,
      busca: searchText([descricao, sigla]),
    })),
  );
  await insertAll(
    db,
    'ParametroLimite',
    parametros.map(({ id, minimo, maximo }) => ({ idParametro: id, desde: SEMPRE, minimo, maximo })),
  );
  await insertWithIds(
    db,
    'CategoriaCobranca',
    REGRAS_LEITURA.map(({ id, nome }) => ({
      id,
      descricao: nome,
      regra: id,
      flagAtivo: 1,
      dtCadastro,
      busca: searchText([nome]),
    })),
  );
  await insertWithIds(
    db,
    'CalculoHorimetro',
    ['Horas decimais', 'Horas e minutos (HHHH:MM)', 'Minutos'].map((descricao, index) => ({
      id: index + 1,
      descricao,
      flagAtivo: 1,
    })),
  );
}

/**
 * Opens the door to a real installation: while no user has a password, makes sure that there is an administrator and
 * gives the address under which the first password is chosen. Each call gives a new address; it works once, for an hour.
 *
 * @returns the address, or null when somebody can already sign in
 */
export async function createFirstAdminLink(databases: Databases, now: Date, publicUrl: string): Promise<string | null> {
  if (await someoneCanSignIn(databases.read)) return null;
  return databases.write.transaction().execute(async (db) => {
    if (await someoneCanSignIn(db)) return null;
    return openToGuardian(db, { grupo: 'ADMINISTRADOR', login: 'admin', nome: 'Administrador' }, now, publicUrl);
  });
}

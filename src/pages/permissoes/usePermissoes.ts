import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { mayHave } from '../../../domain/acesso/menus.ts';
import { useReloadModules } from '../../app/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { callKey, useApi, useCall } from '../../app/useCall.ts';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { useSave } from '../../kit/forms/useSave.ts';
import {
  type Basis,
  brought,
  type Changes,
  type Choice,
  levelOf,
  pendingChanges,
  permissionsOf,
  samePermissions,
  withChanges,
} from './levels.ts';

/** Reads that come of themselves would change the marks under the user's hands. */
const ON_DEMAND = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

const { modulos, gruposAcesso } = contract;

/** All modules, what a group may do with their menus, and the changes of it that are not saved yet. */
export function usePermissoes(idGrupo: number) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const reloadModules = useReloadModules();
  const ownGroup = useCurrentUser()?.GrupoAcesso.id === idGrupo;
  const request = { params: { groupId: idGrupo } };
  const all = useCall(modulos.list, {}, ON_DEMAND);
  const authorized = useCall(modulos.authorized, request, ON_DEMAND);
  const [chosen, setChosen] = useState<Changes>(new Map());
  const [over, setOver] = useState<Basis | null>(null);
  const copying = useRef(0);

  const modules = all.data?.data ?? [];
  const menus = modules.flatMap(({ ModuloMenu }) => ModuloMenu.map(({ id }) => id));
  const givable = modules.flatMap((modulo) =>
    modulo.ModuloMenu.filter(({ path }) => mayHave(idGrupo, `${modulo.path}/${path}`)).map(({ id }) => id),
  );
  const saved: Basis = { ...permissionsOf(authorized.data?.data ?? []), menus };
  const frozen = over && brought(over, saved);
  const changes = pendingChanges(chosen, frozen ?? saved, menus);
  // What another person changes meanwhile is met by the save, whatever was read since.
  const before = changes.size > 0 && frozen ? frozen : saved;

  /** Reads again what the server has; the changes that still are some stay. */
  async function reload() {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: callKey(modulos.list) }),
      queryClient.invalidateQueries({ queryKey: callKey(modulos.authorized) }),
      reloadModules(),
    ]);
  }

  const { submit, saving, failure, clearFailure } = useSave({
    send: async (_, signal) => {
      const after = withChanges(before, changes, menus);
      const body = {
        idGrupo,
        antigasPermissoes: [...before.ver],
        novasPermissoes: [...after.ver],
        menusPodeEditar: [...after.editar],
        antigosMenusPodeEditar: [...before.editar],
      };
      try {
        await api(gruposAcesso.savePermissions, { body, signal });
      } catch (error) {
        const conflict = conflictOf(error);
        // What is saved by now is what was to be: by an attempt whose reply was lost, or somebody else chose the same.
        if (!conflict || !samePermissions({ ver: conflict.atual.ver, editar: conflict.atual.editar }, after))
          throw error;
      }
    },
    onSaved: async () => {
      notify('acesso.permissao.saved', { type: 'success' });
      const { data } = await authorized.refetch();
      setOver(data ? { ...permissionsOf(data.data), menus } : null);
      // What was chosen while it was being saved is not saved yet.
      setChosen((now) => new Map([...now].filter(([id, level]) => changes.get(id) !== level)));
      if (ownGroup) await reloadModules();
    },
  });

  /** Drops every change. */
  function discard() {
    setChosen(new Map());
    setOver(null);
    clearFailure();
  }

  /** The first change is chosen over what is read by then. */
  function choose(levels: Changes) {
    const isFirst = changes.size === 0 && !saving;
    if (isFirst) setOver(saved);
    setChosen((earlier) => new Map([...(isFirst ? [] : earlier), ...levels]));
  }

  return {
    modules,
    /** The permissions that the changes were chosen over; without any, the saved ones. */
    before,
    changes,
    isPending: all.isPending || authorized.isPending,
    /** Why the modules could not be had. */
    failure: all.error ?? authorized.error,
    reload,
    levelOf: (id: number) => changes.get(id) ?? levelOf(before, id),
    /** Menus that can be given to the group. */
    givable,
    choose,
    /** Takes back what was chosen earlier, with what it was chosen over. */
    restore: (choice: Choice) => {
      setOver(choice.over);
      setChosen(choice.changes);
    },
    /** What another group may do, as far as this one can be given it. @returns false when another was asked for since */
    copyFrom: async (other: number) => {
      copying.current += 1;
      const turn = copying.current;
      const { data } = await api(modulos.authorized, { params: { groupId: other } });
      if (turn !== copying.current) return false;
      const theirs = permissionsOf(data);
      choose(new Map(givable.map((id) => [id, levelOf(theirs, id)])));
      return true;
    },
    save: () => {
      if (changes.size > 0) return submit({});
      if (!saving) notify('acesso.permissao.nothing', { type: 'info' });
    },
    saving,
    /** Why the last save was refused. */
    refusal: failure,
    discard,
    /** Takes what is saved now, dropping every change. */
    startOver: async () => {
      await reload();
      discard();
    },
  };
}

export type PermissoesState = ReturnType<typeof usePermissoes>;

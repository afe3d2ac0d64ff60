import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { mayHave } from '../../../domain/acesso/menus.ts';
import { useReloadModules } from '../../app/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { callKey, useApi, useCall } from '../../app/useCall.ts';
import { useSave } from '../../kit/forms/useSave.ts';
import { type Changes, levelOf, pendingChanges, permissionsOf, withChanges } from './levels.ts';

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
  const copying = useRef(0);

  const modules = all.data?.data ?? [];
  const menus = modules.flatMap(({ ModuloMenu }) => ModuloMenu.map(({ id }) => id));
  const givable = modules.flatMap((modulo) =>
    modulo.ModuloMenu.filter(({ path }) => mayHave(idGrupo, `${modulo.path}/${path}`)).map(({ id }) => id),
  );
  const saved = permissionsOf(authorized.data?.data ?? []);
  const changes = pendingChanges(chosen, saved, menus);

  /** Reads again what the server has; the changes that still are some stay. */
  async function reload() {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: callKey(modulos.list) }),
      queryClient.invalidateQueries({ queryKey: callKey(modulos.authorized) }),
      reloadModules(),
    ]);
  }

  const { submit, saving, failure, clearFailure } = useSave({
    send: (_, signal) => {
      const after = withChanges(saved, changes, menus);
      const body = {
        idGrupo,
        antigasPermissoes: [...saved.ver],
        novasPermissoes: [...after.ver],
        menusPodeEditar: [...after.editar],
        antigosMenusPodeEditar: [...saved.editar],
      };
      return api(gruposAcesso.savePermissions, { body, signal });
    },
    onSaved: async () => {
      notify('acesso.permissao.saved', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: callKey(modulos.authorized, request) });
      // What was chosen while it was being saved is not saved yet.
      setChosen((now) => new Map([...now].filter(([id, level]) => changes.get(id) !== level)));
      if (ownGroup) await reloadModules();
    },
  });

  /** Drops every change. */
  function discard() {
    setChosen(new Map());
    clearFailure();
  }

  return {
    modules,
    saved,
    changes,
    isPending: all.isPending || authorized.isPending,
    /** Why the modules could not be had. */
    failure: all.error ?? authorized.error,
    reload,
    levelOf: (id: number) => changes.get(id) ?? levelOf(saved, id),
    /** Menus that can be given to the group. */
    givable,
    choose: (levels: Changes) => setChosen((before) => new Map([...before, ...levels])),
    /** What another group may do, as far as this one can be given it. @returns false when another was asked for since */
    copyFrom: async (other: number) => {
      copying.current += 1;
      const turn = copying.current;
      const { data } = await api(modulos.authorized, { params: { groupId: other } });
      if (turn !== copying.current) return false;
      const theirs = permissionsOf(data);
      setChosen(new Map(givable.map((id) => [id, levelOf(theirs, id)])));
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

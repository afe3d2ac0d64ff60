import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, usePermissions } from 'react-admin';
import type { Modulo } from '../../contract/modulos.ts';
import { type Level, mayAccess } from '../../domain/acesso/access.ts';

const NONE: readonly Modulo[] = [];

/** The modules authorised for the user's group, once known. */
export function useModules() {
  const { permissions, isPending, error, refetch } = usePermissions<Modulo[]>();
  return { modules: permissions ?? NONE, isPending, error, refetch };
}

/** Asks for the authorised modules again, when they may have changed: menu, pages and buttons follow at once. */
export function useReloadModules(): () => Promise<void> {
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  return async () => {
    // Without an answer what is known goes on: nothing that is open is taken away for want of a connection.
    const answered = await authProvider?.getPermissions?.({ fresh: true }).then(
      () => true,
      () => false,
    );
    if (answered) await queryClient.invalidateQueries({ queryKey: ['auth'] });
  };
}

function useMay(menu: string, level: Level): boolean {
  return mayAccess(useModules().modules, menu, level);
}

/** True when the user may see the menu (`cadastro/roteiro`); false until the modules are known. */
export function useMayView(menu: string): boolean {
  return useMay(menu, 'ver');
}

/** True when the user may change the menu's records; false until the modules are known. */
export function useMayEdit(menu: string): boolean {
  return useMay(menu, 'editar');
}

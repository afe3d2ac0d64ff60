import { GRUPO } from '../../../domain/acesso/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

const MAY: readonly number[] = [GRUPO.DESENVOLVEDOR, GRUPO.ADMINISTRADOR];

/** True for whoever may export and erase what is held on a person, where the server knows how. */
export function useMayHandlePersonalData(): boolean {
  const user = useCurrentUser();
  const offersMore = useOffersMore();
  return user !== null && offersMore && MAY.includes(user.GrupoAcesso.id);
}

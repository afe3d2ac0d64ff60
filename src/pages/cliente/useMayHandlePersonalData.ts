import { ADMINISTRATORS } from '../../../domain/acesso/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

/** True for whoever may export and erase what is held on a person, where the server knows how. */
export function useMayHandlePersonalData(): boolean {
  const user = useCurrentUser();
  const offersMore = useOffersMore();
  return user !== null && offersMore && ADMINISTRATORS.includes(user.GrupoAcesso.id);
}

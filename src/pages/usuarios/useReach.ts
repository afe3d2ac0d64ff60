import { contract } from '../../../contract/index.ts';
import { mayTouchGroup } from '../../../domain/acesso/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';

/**
 * Tells whether the signed-in user may put users in a group, and change those in it. Until the server has said what each
 * group may, and of a legacy one, which does not, only the groups are known that are guarded from all others.
 *
 * @param staleTime for how many milliseconds an answer is good enough
 */
export function useReach(staleTime = 0): (idGrupo: number) => boolean {
  const own = useCurrentUser()?.GrupoAcesso.id;
  const enabled = useOffersMore();
  const { data: reply } = useCall(contract.gruposAcesso.reach, {}, { enabled, staleTime });
  return (idGrupo) => reply?.data.includes(idGrupo) ?? mayTouchGroup(own, idGrupo);
}

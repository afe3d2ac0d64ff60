import { type RaRecord, useTranslate } from 'react-admin';
import { mayTouchGroup } from '../../../domain/acesso/access.ts';
import { useCurrentUser } from '../../app/session.ts';

/**
 * Why something may not be done to a user, if so: nobody does it to themselves, nor to the users of a group that their own
 * may not touch.
 *
 * @param oneself what is said of the signed-in user
 */
export function useRefusal(oneself: string): (user: RaRecord) => string | undefined {
  const translate = useTranslate();
  const own = useCurrentUser();
  return ({ id, idGrupo, grupo }) => {
    if (id === own?.id) return oneself;
    if (mayTouchGroup(own?.GrupoAcesso.id, idGrupo)) return undefined;
    return translate('acesso.usuario.outOfReach', { grupo });
  };
}

import { type RaRecord, useTranslate } from 'react-admin';
import { mayTouchGroup } from '../../../domain/acesso/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useReach } from './useReach.ts';

/** Every row of the list asks: those that come a moment later need no request of their own. */
const FRESH_MS = 10_000;

/**
 * Why something may not be done to a user, if so: nobody does it to themselves, nor to the users of a group that is out of
 * their reach.
 *
 * @param oneself what is said of the signed-in user
 */
export function useRefusal(oneself: string): (user: RaRecord) => string | undefined {
  const translate = useTranslate();
  const own = useCurrentUser();
  const isWithinReach = useReach(FRESH_MS);
  return ({ id, idGrupo, grupo }) => {
    if (id === own?.id) return oneself;
    if (isWithinReach(idGrupo)) return undefined;
    const reason = mayTouchGroup(own?.GrupoAcesso.id, idGrupo) ? 'stronger' : 'outOfReach';
    return translate(`acesso.usuario.${reason}`, { grupo });
  };
}

import { useMemo } from 'react';
import { callName } from '../../contract/call.ts';
import type { Api } from '../../dataProvider/envelope.ts';
import { createKeyring } from '../../dataProvider/idempotency.ts';
import { keptKeys } from './keptKeys.ts';
import { useApi } from './useCall.ts';

/** The API, for creations that are no react-admin record's: sent again before the outcome is known, one is made once. */
export function useCreation(): Api {
  const api = useApi();
  return useMemo<Api>(() => {
    const keyring = createKeyring(keptKeys);
    return (call, request) =>
      keyring(
        [callName(call), request?.params, request?.body],
        () => ({}),
        (idempotencyKey) => api(call, { ...request, idempotencyKey } as typeof request),
      );
  }, [api]);
}

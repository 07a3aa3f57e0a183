import { useCallback } from 'react';
import { LOGIN_PREFERENCES_PATH } from '../../../../core/apiPaths.ts';
import { usePlayerRest } from '../../../platform/data/useRest.ts';

/** Turns the player's strong authentication off. Resolves with whether the server did. */
export function useDisableStrongAuth(): () => Promise<boolean> {
  const rest = usePlayerRest();
  return useCallback(async () => {
    const answer = await rest({ method: 'PATCH', path: LOGIN_PREFERENCES_PATH, body: { strong_auth_enabled: false } });
    return answer.ok && answer.value.status === 200;
  }, [rest]);
}

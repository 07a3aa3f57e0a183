import { EMAIL_PREFERENCES_PATH, LOGIN_PREFERENCES_PATH } from '../../../../core/apiPaths.ts';
import { type RestQuery, usePlayerRest, useRestQuery } from '../../../platform/data/useRest.ts';
import { readOffers, readStrongAuth } from '../logic/preferences.ts';

/** A switch that the server stores. */
export interface Preference extends RestQuery<boolean> {
  /** @returns whether it was saved. The data follows by itself. */
  save(isOn: boolean): Promise<boolean>;
}

function usePreference(path: string, field: string, read: (body: unknown) => boolean | null): Preference {
  const rest = usePlayerRest();
  const query = useRestQuery(rest, path, read);
  return {
    ...query,
    async save(isOn) {
      const answer = await rest({ method: 'PATCH', path, body: { [field]: isOn } });
      const saved = answer.ok && answer.value.status === 200 ? read(answer.value.body) : null;
      if (saved !== null) query.update(saved);
      return saved === isOn;
    },
  };
}

/** Whether sensitive changes need a one-time code. */
export const useStrongAuth = (): Preference => usePreference(LOGIN_PREFERENCES_PATH, 'strong_auth_enabled', readStrongAuth);

/** Whether the player wants offers by e-mail. */
export const useEmailOffers = (): Preference => usePreference(EMAIL_PREFERENCES_PATH, 'offers', readOffers);

import type { LoginPreferences } from '../../../../core/rest/preferences.ts';
import { LOGIN_PREFERENCES_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation } from '../../../platform/data/rest.ts';

/** Turns the player's strong authentication off. */
export const disableStrongAuth = restMutation({
  method: 'PATCH',
  path: LOGIN_PREFERENCES_PATH,
  body: (): LoginPreferences => ({ strong_auth_enabled: false }),
  read: () => null,
});

import {
  type EmailPreferences,
  type LoginPreferences,
  readEmailPreferences,
  readLoginPreferences,
} from '../../../../core/rest/preferences.ts';
import { EMAIL_PREFERENCES_PATH, LOGIN_PREFERENCES_PATH } from '../../../../core/wire/apiPaths.ts';
import { restMutation, restQuery } from '../../../platform/data/rest.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';

const login = { path: LOGIN_PREFERENCES_PATH, read: (body: unknown) => readLoginPreferences(body).strong_auth_enabled };
const strongAuth = restQuery(login);
export const setStrongAuth = restMutation<LoginPreferences, boolean>({
  ...login,
  method: 'PATCH',
  writes: (isOn, write) => write(strongAuth, {}, () => isOn),
});

/** Whether sensitive changes need a one-time code. */
export const useStrongAuth = () => useQuery(strongAuth, {});

const email = { path: EMAIL_PREFERENCES_PATH, read: (body: unknown) => readEmailPreferences(body).offers };
const emailOffers = restQuery(email);
export const setEmailOffers = restMutation<EmailPreferences, boolean>({
  ...email,
  method: 'PATCH',
  writes: (isOn, write) => write(emailOffers, {}, () => isOn),
});

/** Whether the player wants offers by e-mail. */
export const useEmailOffers = () => useQuery(emailOffers, {});

import type { PasswordUpdate, ResetRequest } from '../../../../core/rest/passwords.ts';
import { PASSWORD_PATH, PASSWORD_RESET_REQUESTS_PATH, PASSWORD_RESETS_PATH } from '../../../../core/wire/apiPaths.ts';
import { APP_CLIENT_ID } from '../../../../core/wire/clientId.ts';
import { restMutation } from '../../../platform/data/rest.ts';

/** Asks for a mail with a reset link. */
export const requestReset = restMutation({
  method: 'POST',
  path: PASSWORD_RESET_REQUESTS_PATH,
  audience: 'anyone',
  body: ({ email }: { readonly email: string }): ResetRequest => ({ email, client_id: APP_CLIENT_ID }),
  status: 201,
  read: () => null,
});

/** Sets a new password with the token of a mail. */
export const resetPassword = restMutation({
  method: 'POST',
  path: PASSWORD_RESETS_PATH,
  audience: 'anyone',
  body: (reset: { readonly token: string; readonly password: string; readonly code: string }) => ({
    ...reset,
    client_id: APP_CLIENT_ID,
  }),
  status: 204,
  read: () => null,
});

/** Changes the logged-in player's password. */
export const updatePassword = restMutation<PasswordUpdate, null>({
  method: 'PATCH',
  path: PASSWORD_PATH,
  status: 204,
  read: () => null,
});

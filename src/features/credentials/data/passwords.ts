import { PASSWORD_PATH, PASSWORD_RESET_REQUESTS_PATH, PASSWORD_RESETS_PATH } from '../../../../core/apiPaths.ts';
import { APP_CLIENT_ID } from '../../../../core/clientId.ts';
import { usePlayerRest, useRest } from '../../../platform/data/useRest.ts';
import type { FormOutcome } from '../logic/formOutcome.ts';
import { sendForm } from './sendForm.ts';

/** Asks for a mail with a reset link. */
export function useRequestReset(): (email: string) => Promise<FormOutcome> {
  const rest = useRest();
  return (email) =>
    sendForm(rest, { method: 'POST', path: PASSWORD_RESET_REQUESTS_PATH, body: { email, client_id: APP_CLIENT_ID } }, [201]);
}

/** Sets a new password with the token of a mail. */
export function useResetPassword(): (token: string, password: string) => Promise<FormOutcome> {
  const rest = useRest();
  return (token, password) =>
    sendForm(rest, { method: 'POST', path: PASSWORD_RESETS_PATH, body: { token, password, client_id: APP_CLIENT_ID } }, [204]);
}

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
}

/** Changes the logged-in player's password. */
export function useUpdatePassword(): (change: PasswordChange) => Promise<FormOutcome> {
  const rest = usePlayerRest();
  return (change) => sendForm(rest, { method: 'PATCH', path: PASSWORD_PATH, body: { ...change } }, [204]);
}

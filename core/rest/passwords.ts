import * as z from 'zod/mini';
import { email } from '../forms/email.ts';
import { newPassword, type PersonalWords } from '../forms/password.ts';
import { appClient } from './appClient.ts';

export const EXPIRED_LINK = 'This link does not work any more. Ask for a new one.';

/** What is typed, and `POST /api/password_reset_requests` with it. */
export const resetRequestForm = z.object({ email });
export const resetRequest = z.extend(resetRequestForm, appClient.shape);
export type ResetRequest = z.infer<typeof resetRequest>;

/** What is typed on the page that the mail's link leads to, and `POST /api/password_resets` with it. */
export const passwordResetForm = z.object({ password: newPassword(), code: z.optional(z.string()) });
export const passwordReset = z.extend(passwordResetForm, { token: z.string(EXPIRED_LINK) });
export type PasswordReset = z.infer<typeof passwordReset>;

/** Signed in: the present password and the new one. */
export const passwordUpdate = (words?: PersonalWords) =>
  z.object({
    current_password: z.string('Please enter your current password').check(z.minLength(1, 'Please enter your current password')),
    new_password: newPassword(words),
  });

export type PasswordUpdate = z.infer<ReturnType<typeof passwordUpdate>>;

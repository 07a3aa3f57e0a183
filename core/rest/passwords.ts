import * as z from 'zod/mini';
import { email } from '../forms/email.ts';
import { newPassword } from '../forms/password.ts';

/** `POST /api/password_reset_requests`. */
export const resetRequest = z.object({ email });

/** The page that the mail's link leads to. */
export const passwordReset = z.object({ password: newPassword });

/** Signed in: the present password and the new one. */
export const passwordUpdate = z.object({
  current_password: z.string('Please enter your current password').check(z.minLength(1, 'Please enter your current password')),
  new_password: newPassword,
});

export type PasswordUpdate = z.infer<typeof passwordUpdate>;

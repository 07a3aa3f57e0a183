import * as z from 'zod/mini';
import { reader } from './reader.ts';

/** `GET` and `PATCH` of `/api/login_preferences`: the request and the answer. */
export const loginPreferences = z.object({ strong_auth_enabled: z.boolean('Must be true or false') });
export type LoginPreferences = z.infer<typeof loginPreferences>;
export const readLoginPreferences = reader(loginPreferences);

/** The same of `/i/email_preferences`. The specification shows no fields. */
export const emailPreferences = z.object({ offers: z.boolean('Must be true or false') });
export type EmailPreferences = z.infer<typeof emailPreferences>;
export const readEmailPreferences = reader(emailPreferences);

import * as z from 'zod/mini';

/** `/api/login_preferences`. */
export const loginPreferences = z.object({ strong_auth_enabled: z.boolean('Must be true or false') });

/** `/i/email_preferences`. The specification shows no fields. */
export const emailPreferences = z.object({ offers: z.boolean('Must be true or false') });

import * as z from 'zod/mini';
import { APP_CLIENT_ID } from '../wire/clientId.ts';

/** What every request says that a visitor sends before a log-in: only the app may change an account. */
export const appClient = z.object({ client_id: z.literal(APP_CLIENT_ID, 'This client is not known here') });

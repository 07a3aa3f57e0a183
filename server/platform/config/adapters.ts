import { z } from 'zod';

/** An absolute path of a module, or the name of a package. */
const module = z
  .string()
  .regex(/^(\/|file:\/\/|@?[a-z0-9][\w.-]*(\/|$))/i, 'must be an absolute path of a module, or the name of a package')
  .optional();

/** Modules of the operator that speak to providers; server/start/openAdapters.ts loads them. */
export const adapters = z
  .object({
    LOCATION_ADAPTER: module,
    DOCUMENTS_ADAPTER: module,
    PHONE_ADAPTER: module,
    MAIL_ADAPTER: module,
    GATEWAY_ADAPTER: module,
    FEED_ADAPTER: module,
  })
  .transform((values) => ({
    /** Null: what the server has built in. */
    adapters: {
      location: values.LOCATION_ADAPTER ?? null,
      documents: values.DOCUMENTS_ADAPTER ?? null,
      phone: values.PHONE_ADAPTER ?? null,
      mail: values.MAIL_ADAPTER ?? null,
      gateway: values.GATEWAY_ADAPTER ?? null,
      feed: values.FEED_ADAPTER ?? null,
    },
  }));

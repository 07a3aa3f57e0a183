import { z } from 'zod';
import { parseOrigins, port, read, secret, sharedSecret } from './reading.ts';

/** Where live streams are asked for. */
export const streaming = z
  .object({
    STREAMING_PORT: port.optional(),
    STREAMING_ORIGIN: read(
      (text) => (parseOrigins(text)?.length === 1 ? text.trim() : null),
      'must be an origin such as https://streams.example.com',
    ).optional(),
    STREAMING_SECRET: secret(sharedSecret.optional()),
  })
  .refine((values) => values.STREAMING_ORIGIN === undefined || values.STREAMING_SECRET !== undefined, {
    path: ['STREAMING_SECRET'],
    message: 'it goes with STREAMING_ORIGIN',
  })
  .transform((values) => ({
    /** The port of the sandbox's own streams; null: five above the app's, or any where that is taken. */
    streamingPort: values.STREAMING_PORT ?? null,
    /** The base URL of live streaming queries; null: the sandbox's own, or there are no streams. */
    streamingOrigin: values.STREAMING_ORIGIN ?? null,
    /** What signs the grants that the provider reads; null: a key of the database. */
    streamingSecret: values.STREAMING_SECRET ?? null,
  }));

import { z } from 'zod';
import { ENVIRONMENTS } from '../../../core/wire/environments.ts';
import { BRAND_CODES } from '../brands.ts';
import { flag, secret, secretList } from './reading.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Which deployment this is, and what it opens. */
export const deployment = z
  .object({
    BRAND: z.enum(BRAND_CODES).default('tsb'),
    SLIPSTREAM_ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    SANDBOX: flag.default(false),
    SANDBOX_TOKEN: secret(secretList(/^\S{16,200}$/, 'must have 16 to 200 characters').optional()),
    INTROSPECTION: flag.optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  })
  .transform((values) => ({
    /** The brand of the host `localhost`. */
    brand: values.BRAND,
    environment: values.SLIPSTREAM_ENVIRONMENT,
    /** Only known query hashes, client headers, and the guards of productionGuards.ts. SLIPSTREAM_ENVIRONMENT=production implies it. */
    production: values.NODE_ENV === 'production',
    sandbox: values.SANDBOX,
    /** The token that callers of the sandbox must send; null: none, because only this machine can reach it. */
    sandboxToken: values.SANDBOX_TOKEN ?? null,
    /** Whether `__schema` and `__type` are allowed. */
    introspection: values.INTROSPECTION ?? values.SANDBOX,
    logLevel: values.LOG_LEVEL,
  }));

import { z } from 'zod';
import { BRAND_CODES } from '../brands.ts';
import { flag } from './reading.ts';

/** The sandbox is never open in the last of them. */
export const ENVIRONMENTS = ['development', 'staging', 'demo', 'audit1', 'uat', 'production-support', 'production'] as const;

/** Which deployment this is, and what it opens. */
export const deployment = z
  .object({
    BRAND: z.enum(BRAND_CODES).default('tsb'),
    SLIPSTREAM_ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
    NODE_ENV: z.string().default('development'),
    SANDBOX: flag.default(false),
    SANDBOX_TOKEN: z.string().min(16).max(200).optional(),
    INTROSPECTION: flag.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine((values) => !values.SANDBOX || values.SLIPSTREAM_ENVIRONMENT !== 'production', {
    path: ['SANDBOX'],
    message: 'there is no sandbox in the environment production',
  })
  .transform((values) => ({
    /** The brand of the host `localhost`. */
    brand: values.BRAND,
    environment: values.SLIPSTREAM_ENVIRONMENT,
    /** Only known query hashes, and no developer screens. */
    production: values.NODE_ENV === 'production',
    sandbox: values.SANDBOX,
    /** The token that callers of the sandbox must send; null: none, because only this machine can reach it. */
    sandboxToken: values.SANDBOX_TOKEN ?? null,
    /** Whether `__schema` and `__type` are allowed. */
    introspection: values.INTROSPECTION ?? values.SANDBOX,
    logLevel: values.LOG_LEVEL,
  }));

import { PASSWORD_COST } from '../../server/platform/config/identity.ts';

type Environment = Readonly<Record<string, string>>;

/** Hashing a password by the least that argon2id allows: microseconds instead of 20 ms. */
export const CHEAP_PASSWORDS = { PASSWORD_MEMORY_KIB: '8', PASSWORD_PASSES: '1' } as const;

/** As in production, for what measures log-ins or looks at their hashes. */
export const REAL_PASSWORDS = {
  PASSWORD_MEMORY_KIB: String(PASSWORD_COST.memoryKib),
  PASSWORD_PASSES: String(PASSWORD_COST.passes),
} as const;

/** Those of a server with this environment: none in production, which refuses them. */
export function cheapPasswords({ NODE_ENV, SLIPSTREAM_ENVIRONMENT }: Environment): Environment {
  return NODE_ENV === 'production' || SLIPSTREAM_ENVIRONMENT === 'production' ? {} : CHEAP_PASSWORDS;
}

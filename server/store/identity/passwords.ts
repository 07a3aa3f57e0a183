import { hash, verify } from '@node-rs/argon2';

/** Longer ones are refused before any hashing, so that nobody can buy our processor with a megabyte of password. */
export const MAXIMUM_PASSWORD_LENGTH = 256;

/** OWASP's first choice for argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let nobody: Promise<string> | null = null;

/** As slow for an unknown player (`passwordHash` null) as for a known one, so that the time taken tells nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const known = passwordHash !== null;
  const matches = await verify(passwordHash ?? (await nobody), password);
  return known && matches;
}

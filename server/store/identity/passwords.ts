import { hash, verify } from '@node-rs/argon2';

/** Longer ones are refused before any hashing, so that nobody can consume CPU time with a megabyte of password. */
export const MAXIMUM_PASSWORD_LENGTH = 256;

/** OWASP's first choice for argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2 runs on libuv's four threads, which also read files and resolve names: half of them stay free for that. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits until fewer than AT_ONCE passwords of this process are being hashed. */
async function takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The finished work passes its turn on, so `running` does not change.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, PARAMETERS));
}

let decoyHash: Promise<string> | null = null;

/** As slow for an unknown player (`passwordHash` null) as for a known one, so that the duration reveals nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const known = passwordHash !== null;
  const expected = passwordHash ?? (await decoyHash);
  const matches = await takeTurn(() => verify(expected, password));
  return known && matches;
}

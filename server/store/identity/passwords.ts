import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../platform/config.ts';
import { watchQueue } from '../../platform/meters.ts';

/** Longer ones are refused before any hashing, so that nobody can consume CPU time with a megabyte of password. */
export const MAXIMUM_PASSWORD_LENGTH = 256;

type PasswordCost = Config['passwordCost'];

/** argon2 runs on libuv's four threads, which also read files and resolve names: half of them stay free for that. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];
watchQueue('password hashes', waiting);

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

export function hashPassword({ memoryKib, passes }: PasswordCost, password: string): Promise<string> {
  return takeTurn(() => hash(password, { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }));
}

/** Decoys by the cost of the server's passwords. */
const decoyHashes = new WeakMap<PasswordCost, Promise<string>>();

function decoyHash(cost: PasswordCost): Promise<string> {
  const made = decoyHashes.get(cost) ?? hashPassword(cost, 'nobody has this password');
  decoyHashes.set(cost, made);
  return made;
}

/** As slow for an unknown player (`passwordHash` null) as for a known one, so that the duration reveals nothing. */
export async function verifyPassword(cost: PasswordCost, passwordHash: string | null, password: string): Promise<boolean> {
  const decoy = decoyHash(cost);
  const hasPassword = passwordHash !== null;
  const expected = passwordHash ?? (await decoy);
  const matches = await takeTurn(() => verify(expected, password));
  return hasPassword && matches;
}

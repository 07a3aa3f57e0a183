import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Rolls } from './random.ts';

const BYTES_OF_A_NUMBER = 4;

/**
 * Random numbers of a name under a secret key: HMAC-SHA-256 in counter mode. Whoever has seen any of them, and the source, cannot tell another
 * without the key.
 */
export function keyedRolls(key: string, name: string): Rolls {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let offset = 0;
  return {
    next() {
      if (offset >= block.length) {
        block = createHmac('sha256', key).update(`${name}:${blocks}`).digest();
        blocks += 1;
        offset = 0;
      }
      const number = block.readUInt32BE(offset);
      offset += BYTES_OF_A_NUMBER;
      return number / 2 ** 32;
    },
  };
}

/** A simulation's seed, and the key by which its games are played. */
export interface SimulationSeed {
  readonly seed: number;
  readonly key: string;
}

/** A simulation that nobody can compute. */
export function randomSimulationSeed(): SimulationSeed {
  return { seed: randomBytes(BYTES_OF_A_NUMBER).readUInt32BE(), key: randomBytes(32).toString('hex') };
}

/** The simulation of a seed that somebody names, who thereby may know its games: the same on every machine. */
export function namedSimulationSeed(seed: number): SimulationSeed {
  return { seed, key: createHash('sha256').update(`simulation ${seed}`).digest('hex') };
}

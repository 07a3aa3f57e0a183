export interface Rolls {
  /** In [0, 1). */
  next(): number;
}

/**
 * A small seeded generator (mulberry32): its 32-bit state can be stored in a database row and restored. Suitable for slates and the drift of
 * prices; never for secrets, nor for scores, which would be known from a few of its numbers (see keyedRandom.ts).
 */
export interface Random extends Rolls {
  /** The argument of createRandom() that continues from here. */
  state(): number;
}

export function createRandom(state: number): Random {
  let current = state >>> 0;
  return {
    next() {
      current = (current + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(current ^ (current >>> 15), 1 | current);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
    state: () => current,
  };
}

/** A separate stream for each name under one seed, so that one league's slate does not depend on another's length (FNV-1a). */
export function seedFor(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ (seed >>> 0);
  for (const character of `${seed}:${name}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A whole number from `from` to `to`, both included. */
export function integer(random: Rolls, from: number, to: number): number {
  return from + Math.floor(random.next() * (to - from + 1));
}

export function chance(random: Rolls, probability: number): boolean {
  return random.next() < probability;
}

/** Standard normal, by summing twelve uniforms: no logarithm of zero, tails of six. */
export function normal(random: Rolls): number {
  let sum = -6;
  for (let index = 0; index < 12; index += 1) sum += random.next();
  return sum;
}

/** A new list in random order. */
export function shuffled<Item>(random: Rolls, items: readonly Item[]): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = integer(random, 0, last);
    const [a, b] = [list[last], list[other]];
    if (a !== undefined && b !== undefined) [list[last], list[other]] = [b, a];
  }
  return list;
}

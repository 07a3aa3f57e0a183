/**
 * Whether simulations are played at full length: `npm run verify` does. `npm test` plays the first sports alone, because what they show is decided by prices,
 * feed and domain, and takes minutes of a processor.
 */
const IS_FULL_LENGTH = process.env.FULL_LENGTH !== undefined;
const FEW = 2;

/** All of them at full length, else the first two. */
export function atLength<Value>(all: readonly Value[]): readonly Value[] {
  return IS_FULL_LENGTH ? all : all.slice(0, FEW);
}

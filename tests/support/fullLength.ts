/**
 * Whether simulations and random sequences are played at full length: `npm run verify` does. `npm test` plays a part of them, because what they show
 * is decided by few files, and takes minutes of a processor.
 */
const IS_FULL_LENGTH = process.env.FULL_LENGTH !== undefined;

/** All of them at full length, else those that show that it works at all. */
export function atLength<Value>(all: readonly Value[], isEnough: (value: Value) => boolean): readonly Value[] {
  return IS_FULL_LENGTH ? all : all.filter(isEnough);
}

/** How often something random is tried: as often as this at full length, else a tenth. */
export function timesAtLength(times: number): number {
  return IS_FULL_LENGTH ? times : Math.ceil(times / 10);
}

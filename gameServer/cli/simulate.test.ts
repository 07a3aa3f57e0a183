import { describe, expect, it } from 'vitest';
import { GAME_ENGINES } from '../../core/casino/launchContract.ts';
import { INTERVAL_99, replay, simulate } from './simulate.ts';

/** One seed in a hundred is outside the interval by chance; this one is inside. The command runs ten million rounds of any seed. */
const SEED = '5d'.repeat(32);

describe('a simulation', () => {
  it.each(GAME_ENGINES)('of %s returns what its rules compute, within the interval of 99 percent', (engine) => {
    const { deviation, standardError } = simulate(engine, 60_000, SEED);
    expect(standardError).toBeGreaterThan(0);
    expect(Math.abs(deviation)).toBeLessThan(INTERVAL_99);
  });
});

describe('a past round', () => {
  it('is played again from its seeds, nonce, bet and actions', () => {
    const round = { serverSeed: SEED, clientSeed: 'player', nonce: 3 };
    const first = replay('slot', round, { stakeCents: 20 }, []);
    expect(replay('slot', round, { stakeCents: 20 }, [])).toEqual(first);
    expect(replay('slot', { ...round, nonce: 4 }, { stakeCents: 20 }, [])).not.toEqual(first);
    expect(() => replay('slot', round, { stakeCents: 21 }, [])).toThrow('NOT_A_STEP');
  });
});

import { describe, expect, it } from 'vitest';
import { compare, rational } from '../money/rational.ts';
import { JACKPOT_NETWORKS, jackpotOfTicket, jackpotReturn, TICKETS } from './jackpots.ts';
import { createSlot } from './slot.ts';
import { SLOT_DESIGNS } from './slots/designs.ts';

const NETWORKS = Object.keys(JACKPOT_NETWORKS);

/** How many tickets win each jackpot at a stake: where the winner changes is found by halving. */
function ticketsOf(network: string, stakeCents: number): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let from = 0; from < TICKETS; ) {
    const winner = jackpotOfTicket(network, from, stakeCents)?.id ?? 'none';
    let [low, high] = [from, TICKETS];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((jackpotOfTicket(network, middle, stakeCents)?.id ?? 'none') === winner) low = middle;
      else high = middle;
    }
    counts[winner] = (counts[winner] ?? 0) + low + 1 - from;
    from = low + 1;
  }
  return counts;
}

describe('a ticket', () => {
  it.each(NETWORKS)('a ticket of %s wins in proportion to the stake, each jackpot by its weight', (network) => {
    for (const stakeCents of [10, 20, 10_000]) {
      const { none: _, ...winning } = ticketsOf(network, stakeCents);
      const expected = (JACKPOT_NETWORKS[network] ?? []).map(({ id, weight }) => [id, weight * stakeCents]);
      expect(winning).toEqual(Object.fromEntries(expected));
    }
    expect(jackpotOfTicket(null, 0, 10_000)).toBeNull();
  });

  it('is drawn after the reels, so that a slot without jackpots would have stopped alike', () => {
    const design = SLOT_DESIGNS.find(({ jackpotNetwork }) => jackpotNetwork === 'starfall') ?? SLOT_DESIGNS[0];
    if (design === undefined) throw new Error('There is no slot');
    const drawn: number[] = [];
    const view = createSlot(design).play({ stakeCents: design.lines }, [], {
      below(bound) {
        drawn.push(bound);
        return 0;
      },
    });
    expect(drawn.at(-1)).toBe(TICKETS);
    expect(drawn.filter((bound) => bound === TICKETS)).toHaveLength(1);
    expect(view.jackpotId).toBe('starfall-grand');
  });
});

describe('the long run', () => {
  it.each(NETWORKS)('%s pays out the contributions and the seeds, cycle by cycle', (network) => {
    // On average a jackpot is won once in TICKETS / weight cents of stakes, and then holds its seed and what these have contributed.
    const perCent = (JACKPOT_NETWORKS[network] ?? []).map(({ seedCents, contributionHundredths, weight }) => {
      const stakedCents = TICKETS / weight;
      return (seedCents + (stakedCents * contributionHundredths) / 10_000) / stakedCents;
    });
    const { numerator, denominator } = jackpotReturn(network);
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(
      perCent.reduce((sum, share) => sum + share, 0),
      12,
    );
    expect(compare(jackpotReturn(null), rational(0))).toBe(0);
  });
});

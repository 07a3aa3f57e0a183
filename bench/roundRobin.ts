import { type Odds, payoutCents } from '../core/money/odds.ts';
import { STANDARD_LIMITS } from '../server/domain/betKinds/limits.ts';
import { priceBets } from '../server/domain/betKinds/priceBets.ts';
import type { RequestedBet } from '../server/domain/betKinds/types.ts';
import { offerOf } from '../tests/support/offers.ts';
import { type Benchmark, inTurns, isAtMost, median, staysWithin } from './benchmark.ts';

const LEGS = 10;
const STAKE_CENTS = 150;
const ROUNDS = 9;
const PRICED_A_ROUND = 100;
const WARM_ROUNDS = 3;

/** Prices of different denominators, so that the numbers of the products are as long as in play. */
const PRICES: readonly Odds[] = Array.from({ length: LEGS }, (_, index) => ({ numerator: 100, denominator: 101 + index * 6 }));

const BET: RequestedBet = {
  draftBetId: 'roundRobin:all',
  kind: 'ROUND_ROBIN',
  stakeCents: STAKE_CENTS,
  legs: PRICES.map((odds, index) => ({ selectionId: `s${index}`, odds, pointsHundredths: null })),
  combinationSizes: Array.from({ length: LEGS - 1 }, (_, index) => index + 2),
};

/** Offers of one game each: none is one pick with another, which has to be seen. */
const OFFERS = new Map(
  BET.legs.map(({ selectionId, odds }) => [
    selectionId,
    offerOf({ selectionId, eventId: selectionId, marketId: selectionId, odds }),
  ]),
);
const LIMITS = { ...STANDARD_LIMITS, parlayPlus: 'REDUCE' } as const;

function priceProduct(): number {
  const priced = priceBets([BET], LIMITS, OFFERS);
  return priced.ok ? (priced.value[0]?.payoutCents ?? 0) : 0;
}

/** The same 1,013 tickets, each priced as a parlay. */
function priceTickets(): number {
  let cents = 0;
  for (let mask = 0; mask < 2 ** LEGS; mask += 1) {
    const prices = PRICES.filter((_, index) => (mask >> index) & 1);
    if (prices.length >= 2) cents += payoutCents(STAKE_CENTS, prices);
  }
  return cents;
}

/** Time of the processor, which is all that pricing takes: other work of the machine does not count. */
function millisecondsOf(price: () => number): number {
  const before = process.cpuUsage();
  for (let count = 0; count < PRICED_A_ROUND; count += 1) price();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PRICED_A_ROUND;
}

/** A round robin of ten legs in every size: 1,013 combinations, checked and priced as for a placement. */
export const roundRobin: Benchmark = {
  name: 'round-robin',
  async run(log) {
    const [product, rival] = [priceProduct(), priceTickets()];
    if (product !== rival) throw new Error(`The round robin pays ${product}, its tickets pay ${rival}`);
    for (let round = 0; round < WARM_ROUNDS; round += 1) millisecondsOf(priceProduct);
    const taken = await inTurns(
      ROUNDS,
      () => Promise.resolve(millisecondsOf(priceProduct)),
      () => Promise.resolve(millisecondsOf(priceTickets)),
    );
    const [ms, rivalMs] = [median(taken.product), median(taken.rival)];
    log(`1,013 combinations in ${ms.toFixed(3)} ms, as single tickets in ${rivalMs.toFixed(3)} ms`);
    return [
      isAtMost('round robin: ten legs priced', 'ms', ms, 1),
      staysWithin('round robin: ten legs, beside the same tickets one by one', 'ms', ms, rivalMs, 0.5),
    ];
  },
};

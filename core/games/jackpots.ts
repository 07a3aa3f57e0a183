import { add, type Rational, rational } from '../money/rational.ts';

/** One amount that grows with play until it is won. */
export interface JackpotRule {
  readonly id: string;
  readonly name: string;
  /** What it begins with, and begins anew with once it is won. The house pays it. */
  readonly seedCents: number;
  /** The part of every stake that a round adds to it once it has ended, in hundredths of a percent. */
  readonly contributionHundredths: number;
  /** How many of TICKETS win it, for every cent of the stake. */
  readonly weight: number;
}

/**
 * A spin draws one ticket from 0 to TICKETS - 1, after its other numbers and from the same seeds. The lowest tickets win: `weight` of the largest
 * jackpot for each cent of the stake, then those of the next one. The chance is in proportion to the stake, and one spin wins at most one.
 */
export const TICKETS = 4_000_000_000;

/** Jackpots by network, the largest in front. The operator's table of jackpots holds the amounts; a test keeps seeds and contributions equal. */
export const JACKPOT_NETWORKS: Readonly<Record<string, readonly JackpotRule[]>> = {
  starfall: [
    { id: 'starfall-grand', name: 'Starfall Grand', seedCents: 20_000_000, contributionHundredths: 40, weight: 1 },
    { id: 'starfall-major', name: 'Starfall Major', seedCents: 500_000, contributionHundredths: 25, weight: 20 },
    { id: 'starfall-minor', name: 'Starfall Minor', seedCents: 50_000, contributionHundredths: 25, weight: 200 },
    { id: 'starfall-mini', name: 'Starfall Mini', seedCents: 5_000, contributionHundredths: 25, weight: 2_000 },
  ],
  harvest: [
    { id: 'harvest-grand', name: 'Harvest Grand', seedCents: 5_000_000, contributionHundredths: 30, weight: 4 },
    { id: 'harvest-major', name: 'Harvest Major', seedCents: 200_000, contributionHundredths: 20, weight: 40 },
    { id: 'harvest-minor', name: 'Harvest Minor', seedCents: 20_000, contributionHundredths: 20, weight: 400 },
    { id: 'harvest-mini', name: 'Harvest Mini', seedCents: 2_000, contributionHundredths: 30, weight: 6_000 },
  ],
};

export const jackpotsOfNetwork = (network: string | null): readonly JackpotRule[] =>
  network === null ? [] : (JACKPOT_NETWORKS[network] ?? []);

export function jackpotById(id: string): JackpotRule | null {
  return (
    Object.values(JACKPOT_NETWORKS)
      .flat()
      .find((rule) => rule.id === id) ?? null
  );
}

/** The jackpot that a ticket wins at a stake; null: none. */
export function jackpotOfTicket(network: string | null, ticket: number, stakeCents: number): JackpotRule | null {
  let bound = 0;
  for (const rule of jackpotsOfNetwork(network)) {
    bound += rule.weight * stakeCents;
    if (ticket < bound) return rule;
  }
  return null;
}

/**
 * What jackpots return of a stake in the long run: all contributions are won at some time, and every win is followed by a new seed. At any moment
 * the return is the present amounts times their chances instead.
 */
export function jackpotReturn(network: string | null): Rational {
  return jackpotsOfNetwork(network)
    .map(({ seedCents, contributionHundredths, weight }) =>
      add(rational(contributionHundredths, 10_000), rational(seedCents * weight, TICKETS)),
    )
    .reduce(add, rational(0));
}

/**
 * Stakes of one person on some markets, so that whatever happens something comes back: how much of them counts for an offer, and what is lost for
 * sure. `countedCents` is the rule of functions/award_terms.sql (paid_where_lost) for tickets on markets of their own question.
 */
export interface Ticket {
  /** The outcome that is bet, by the number of its market; one leg each. */
  readonly legs: ReadonlyMap<number, number>;
  readonly stakeCents: number;
  /** What it pays if all legs win. */
  readonly payoutCents: number;
}

/** How many outcomes each market has. */
export type Outcomes = readonly number[];

/** Every combination of one outcome a market. */
function* worlds(outcomes: Outcomes): Generator<readonly number[]> {
  const total = outcomes.reduce((product, count) => product * count, 1);
  for (let number = 0; number < total; number += 1) {
    let rest = number;
    yield outcomes.map((count) => {
      const outcome = rest % count;
      rest = Math.floor(rest / count);
      return outcome;
    });
  }
}

const wins = ({ legs }: Ticket, world: readonly number[]): boolean =>
  [...legs].every(([market, outcome]) => world[market] === outcome);

/** What is lost whatever happens: at least 0 but where the tickets win for sure, which no prices of a book allow. */
export function lostForSureCents(tickets: readonly Ticket[], outcomes: Outcomes): number {
  const staked = tickets.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const world of worlds(outcomes)) {
    const paid = tickets.reduce((sum, ticket) => sum + (wins(ticket, world) ? ticket.payoutCents : 0), 0);
    least = Math.min(least, paid);
  }
  return staked - least;
}

/** What the same stakes can lose. */
export const stakedCents = (tickets: readonly Ticket[]): number => tickets.reduce((sum, { stakeCents }) => sum + stakeCents, 0);

export function countedCents(tickets: readonly Ticket[], outcomes: Outcomes): number {
  const isWhollyBet = (market: number): boolean => {
    const bet = new Set(tickets.flatMap(({ legs }) => legs.get(market) ?? []));
    return bet.size === outcomes[market];
  };
  const isAgainst = (one: Ticket, other: Ticket): boolean =>
    [...one.legs].some(([market, outcome]) => {
      const theirs = other.legs.get(market);
      return theirs !== undefined && theirs !== outcome && isWhollyBet(market);
    });
  return tickets.reduce((sum, one) => {
    const against = tickets.filter((other) => other !== one && isAgainst(one, other));
    return sum + Math.max(0, one.stakeCents - against.reduce((paid, { payoutCents }) => paid + payoutCents, 0));
  }, 0);
}

import { groupBy } from '../../../../core/groupBy.ts';
import type { BetsFilter, BetType } from '../../../../core/wire/contract.ts';
import type { Bet, Sums } from './bet.ts';

/** One tab's bets: the pages loaded so far, newest first. */
export interface BetList {
  readonly bets: readonly Bet[];
  readonly sums: Sums;
  readonly endCursor: string | null;
  readonly hasNext: boolean;
}

/** Adds a further page, each bet once. */
export function withPage(list: BetList, page: BetList): BetList {
  return { ...page, bets: [...list.bets, ...page.bets.filter((bet) => !list.bets.some((listed) => listed.id === bet.id))] };
}

/** What of a tab is shown: one type of bet, and those with every word of a search. */
export interface Wanted {
  readonly type?: BetType | null;
  readonly search?: string | null;
}

/** As the server compares: without case and accents, in the names of one leg. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function isWanted({ type, legs }: Pick<Bet, 'type' | 'legs'>, wanted: Wanted): boolean {
  if (wanted.type != null && wanted.type !== type) return false;
  const words = plain(wanted.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return (
    words.length === 0 ||
    legs.some((leg) => {
      const names = plain(`${leg.selectionName} ${leg.marketName} ${leg.eventName}`);
      return words.every((word) => names.includes(word));
    })
  );
}

/** Whether a bet belongs to a tab. */
function belongs(bet: Pick<Bet, 'status'>, filter: BetsFilter): boolean {
  return (bet.status === 'OPEN') === (filter === 'OPEN');
}

/**
 * Applies an update of one bet: changes it in place, moves it between the tabs when it is settled or re-graded, and changes the sums
 * by the difference.
 */
export function withUpdate(list: BetList, bet: Bet, filter: BetsFilter, wanted: Wanted = {}): BetList {
  const before = list.bets.find((listed) => listed.id === bet.id);
  const isOfTab = belongs(bet, filter);
  const isHere = isOfTab && isWanted(bet, wanted);
  const bets = before
    ? list.bets.flatMap((listed) => (listed.id === bet.id ? (isHere ? [bet] : []) : [listed]))
    : isHere
      ? [bet, ...list.bets].sort((a, b) => Number(b.id) - Number(a.id))
      : list.bets;
  if (!before && !isOfTab) return list;
  return { ...list, bets, sums: changedSums(list.sums, before ?? null, isOfTab ? bet : null) };
}

function changedSums(sums: Sums, before: Bet | null, now: Bet | null): Sums {
  const difference = (of: (bet: Bet) => number): number => (now ? of(now) : 0) - (before ? of(before) : 0);
  return {
    count: sums.count + difference(() => 1),
    // The stake that runs counts of open bets, the whole stake of settled ones.
    stakeCents: sums.stakeCents + difference((bet) => (bet.status === 'OPEN' ? bet.runningStakeCents : bet.stakeCents)),
    payoutCents: sums.payoutCents + difference((bet) => bet.payoutCents),
  };
}

/** The bets of a day, newest first: of the day they were placed, settled ones of the day they were settled. */
export interface BetDay {
  readonly day: string;
  readonly bets: readonly [Bet, ...Bet[]];
}

export const timeOf = ({ placedAt, settledAt }: Pick<Bet, 'placedAt' | 'settledAt'>): string => settledAt ?? placedAt;

/** @param dayOf the day of an instant where the player is */
export function byDay(bets: readonly Bet[], dayOf: (at: number) => string): readonly BetDay[] {
  const days = groupBy(
    bets.toSorted((one, other) => Date.parse(timeOf(other)) - Date.parse(timeOf(one))),
    (bet) => dayOf(Date.parse(timeOf(bet))),
  );
  return days.map((own) => ({ day: dayOf(Date.parse(timeOf(own[0]))), bets: own }));
}

/** Splits bets into two columns of about equal height, in reading order: each bet goes to the shorter column. */
export function inColumns(bets: readonly Bet[]): readonly [readonly Bet[], readonly Bet[]] {
  const columns: [Bet[], Bet[]] = [[], []];
  const heights: [number, number] = [0, 0];
  for (const bet of bets) {
    const column = heights[0] <= heights[1] ? 0 : 1;
    columns[column].push(bet);
    heights[column] += 3 + bet.legs.length;
  }
  return columns;
}

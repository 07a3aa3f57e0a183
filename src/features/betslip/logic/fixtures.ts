import type { PickedSelection } from '../../../../core/pickedSelection.ts';
import { withPending } from './optimistic.ts';
import { bySection } from './sections.ts';
import type { DraftBet, Slip, SlipLeg } from './slip.ts';

/** Builders for tests: a slip of two football games. */
export const bills: PickedSelection = {
  selectionId: 's-bills',
  name: 'Bills',
  odds: { numerator: 25, denominator: 28 },
  pointsHundredths: -250,
  marketId: 'm-spread',
  marketName: 'Spread',
  marketType: 'SPREAD',
  eventId: 'e-1',
  eventName: 'Chiefs @ Bills',
  eventStatus: 'PRE_GAME',
  eventPath: '/sport/football/organization/united-states/competition/nfl/event/e-1',
  startsAt: '2026-11-22T21:25:00Z',
};

export const oilers: PickedSelection = {
  selectionId: 's-oilers',
  name: 'Oilers',
  odds: { numerator: 59, denominator: 50 },
  pointsHundredths: null,
  marketId: 'm-moneyline',
  marketName: 'Moneyline',
  marketType: 'MONEYLINE',
  eventId: 'e-2',
  eventName: 'Oilers @ Avalanche',
  eventStatus: 'PRE_GAME',
  eventPath: '/sport/hockey/organization/north-america/competition/nhl/event/e-2',
  startsAt: '2026-11-21T02:00:00Z',
};

/** A server's slip of these picks with these stakes, by draft bet id. */
export function slipOf(picks: readonly PickedSelection[], stakesCents: Readonly<Record<string, number>> = {}, revision = 1): Slip {
  const built = withPending(
    null,
    picks.map((pick, changeId) => ({ changeId, kind: 'add', pick })),
  );
  const staked = (bets: readonly DraftBet[]): readonly DraftBet[] =>
    bets.map((bet) => {
      const stakeCents = stakesCents[bet.id] ?? 0;
      const winCents = bet.ratio ? Math.round((stakeCents * bet.ratio.numerator) / bet.ratio.denominator) : 0;
      return { ...bet, stakeCents, winCents };
    });
  return {
    ...built,
    id: 'player:p-1',
    revision,
    sections: bySection((kind) => ({ ...built.sections[kind], draftBets: staked(built.sections[kind].draftBets) })),
  };
}

/** The same slip with one leg changed, in every place it appears. */
export function withLeg(slip: Slip, selectionId: string, change: Partial<SlipLeg>): Slip {
  const leg = (one: SlipLeg): SlipLeg => (one.selectionId === selectionId ? { ...one, ...change } : one);
  const bets = (all: readonly DraftBet[]): readonly DraftBet[] => all.map((bet) => ({ ...bet, legs: bet.legs.map(leg) }));
  return {
    ...slip,
    revision: slip.revision + 1,
    legs: slip.legs.map(leg),
    sections: bySection((kind) => ({ ...slip.sections[kind], draftBets: bets(slip.sections[kind].draftBets) })),
  };
}

import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { MAXIMUM_ROUND_ROBIN_LEGS, roundRobinChoices } from '../../../../core/money/roundRobin.ts';
import { type SectionKind, sectionName } from '../../../../core/wire/contract.ts';
import { NO_DRAFTS } from '../logic/amountDrafts.ts';
import { withPending } from '../logic/machine/optimistic.ts';
import { NO_PLACEMENT } from '../logic/placement/placement.ts';
import { bySection, type SectionWords } from '../logic/sections.ts';
import type { DraftBet, Slip, SlipLeg } from '../logic/slip.ts';
import type { SlipFacts } from '../logic/view/slipView.ts';

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
  const [parlay] = built.sections.PARLAY.draftBets;
  const robins: readonly DraftBet[] =
    parlay && picks.length <= MAXIMUM_ROUND_ROBIN_LEGS
      ? roundRobinChoices(picks.length).map((choice) => ({ ...parlay, ...choice, ratio: null }))
      : [];
  const drafts = (kind: SectionKind): readonly DraftBet[] => (kind === 'ROUND_ROBIN' ? robins : built.sections[kind].draftBets);
  return {
    ...built,
    id: 'player:p-1',
    revision,
    sections: bySection((kind) => ({ ...built.sections[kind], draftBets: staked(drafts(kind)) })),
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

export const lions: PickedSelection = {
  ...bills,
  selectionId: 's-lions',
  name: 'Lions',
  pointsHundredths: -300,
  marketId: 'm-lions',
  eventId: 'e-3',
  eventName: 'Lions @ Packers',
};

/** The server's teaser of these legs of a slip, at six points in the player's favour. */
export function withTeaser(slip: Slip, selectionIds: readonly string[], change: Partial<DraftBet> = {}): Slip {
  const legs = slip.legs.filter((leg) => selectionIds.includes(leg.selectionId));
  const linesAt = (points: number) =>
    Object.fromEntries(legs.map((leg) => [leg.selectionId, (leg.current.pointsHundredths ?? 0) + points]));
  const teaser: DraftBet = {
    id: 'teaser',
    label: `${legs.length}-team football teaser`,
    teaser: {
      pointsHundredths: 600,
      previews: [
        { pointsHundredths: 600, totalOdds: '−115', requirement: null, lines: linesAt(600) },
        { pointsHundredths: 650, totalOdds: '−125', requirement: null, lines: linesAt(650) },
        { pointsHundredths: 1000, totalOdds: null, requirement: '3 legs', lines: {} },
      ],
      lines: linesAt(600),
    },
    isParlayPlus: false,
    groups: [],
    combinations: 1,
    sizes: [],
    stakeCents: 0,
    winCents: 0,
    ratio: { numerator: 20, denominator: 23 },
    patronSet: 'BET',
    legs,
    errors: [],
    ...change,
  };
  return { ...slip, sections: { ...slip.sections, TEASER: { kind: 'TEASER', draftBets: [teaser], groupings: [], errors: [] } } };
}

/** The slip with this stake on one of its straight bets. */
export function withStake(slip: Slip, draftBetId: string, stakeCents: number): Slip {
  const { STRAIGHT } = slip.sections;
  const draftBets = STRAIGHT.draftBets.map((bet) => (bet.id === draftBetId ? { ...bet, stakeCents } : bet));
  return { ...slip, sections: { ...slip.sections, STRAIGHT: { ...STRAIGHT, draftBets } } };
}

/** In place of the words of ui/sections.tsx. */
const PLAIN_WORDS = bySection(
  (kind): SectionWords => ({
    label: sectionName(kind),
    count: ({ legs }) => legs.length,
    title: ({ legs }) => `${sectionName(kind)} of ${legs.length}`,
    needs: '',
  }),
);

/** What a logged-in player's view of a slip is made of, on the straight tab. */
export function factsOf(slip: Slip, more: Partial<SlipFacts> = {}): SlipFacts {
  return {
    slip,
    drafts: NO_DRAFTS,
    tab: 'STRAIGHT',
    login: 'loggedIn',
    online: true,
    loading: false,
    changing: false,
    placement: NO_PLACEMENT,
    oddsAcceptance: 'ASK',
    smallMoveBasisPoints: 100,
    balanceCents: 100_000,
    format: 'AMERICAN',
    words: PLAIN_WORDS,
    ...more,
  };
}

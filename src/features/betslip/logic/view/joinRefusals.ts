import { combinedReturn, formatReturn, type Odds, type OddsFormat } from '../../../../../core/money/odds.ts';
import type { JoinRefusal } from '../../../../../core/wire/contract.ts';
import { type DraftBet, isOpen } from '../slip.ts';
import { groupsByEvent } from './legGroups.ts';

const TEXTS: Readonly<Record<JoinRefusal, string>> = {
  PLAYER_MARKET: 'Player props can’t join a same-game parlay yet.',
  IN_PLAY: 'Live picks can’t join a same-game parlay yet.',
  COMPETITION: 'This competition has no same-game parlays yet.',
  MARKET: 'This market can’t join a same-game parlay yet.',
  ALTERNATE_LINE: 'Alternate lines can’t join a same-game parlay with other markets yet.',
  EXCLUDED: 'This can’t win together with your other picks of this game.',
};

/** Why each leg that keeps the bet from being one does so, by selection. */
export function joinRefusals(bet: DraftBet): ReadonlyMap<string, string> {
  const isRelated = bet.errors.some(({ code }) => code === 'edgebook.parlay.related');
  if (!isRelated) return new Map();
  return new Map(
    groupsByEvent(bet).flatMap(({ own, answered }): readonly (readonly [string, string])[] => {
      if (own.length === 1 || answered?.isOneBet === true) return [];
      // Without reasons it is the whole event that has no such bets.
      if (answered?.refusal === undefined) return own.map((id) => [id, 'Only one pick of an event fits in this bet.']);
      return [...answered.refusal.reasons].map(([id, reason]) => [id, TEXTS[reason]]);
    }),
  );
}

/** What to take out so that the others are a bet, and their price. */
export interface Removal {
  readonly selectionIds: readonly string[];
  /** `Remove it, keep +223`. */
  readonly label: string;
}

/** Null where nothing is refused, or fewer than two legs would be left. */
export function removalOf(bet: DraftBet, format: OddsFormat): Removal | null {
  const groups = groupsByEvent(bet);
  const selectionIds = groups.flatMap(({ answered }) => [...(answered?.refusal?.reasons.keys() ?? [])]);
  if (selectionIds.length === 0 || bet.legs.length - selectionIds.length < 2) return null;
  const prices = groups.flatMap(({ own, answered }): readonly (Odds | null)[] => {
    if (answered?.refusal === undefined) return [answered?.odds ?? null];
    return own.length === answered.refusal.reasons.size ? [] : [answered.refusal.oddsOfOthers];
  });
  const odds = prices.flatMap((price) => price ?? []);
  const isPriced = odds.length === prices.length && bet.legs.every(isOpen);
  const remaining = isPriced ? `, keep ${formatReturn(combinedReturn(odds), format)}` : '';
  return { selectionIds, label: `Remove ${selectionIds.length === 1 ? 'it' : 'them'}${remaining}` };
}

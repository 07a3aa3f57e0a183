import { SHUT_WORDS } from '../../../../../core/money/eventState.ts';
import { compareOdds, formatOdds, type OddsFormat, sameOdds } from '../../../../../core/money/odds.ts';
import { formatPoints, selectionTitle } from '../../../../../core/money/points.ts';
import { suspensionText } from '../../../../../core/money/suspension.ts';
import type { OddsTrend } from '../../../../../core/wire/contract.ts';
import { hasChanged, type SlipLeg, standingOf } from '../slip.ts';
import { ERRORS } from '../slipErrors.ts';

/** The price as shown, with the old one struck through while a change waits to be accepted; or why there is no price. */
export type ShownPrice =
  | { readonly kind: 'price'; readonly text: string; readonly was: string | null; readonly trend: OddsTrend }
  | { readonly kind: 'paused'; readonly text: 'Paused' }
  | { readonly kind: 'unavailable'; readonly text: string };

export interface LegView {
  readonly selectionId: string;
  readonly title: string;
  /** The accepted line if it has changed, or the line without the points of a teaser, to be struck through. */
  readonly lineWas: string | null;
  readonly marketName: string;
  readonly eventId: string;
  readonly eventName: string;
  readonly eventPath: string;
  readonly startsAt: string;
  readonly live: boolean;
  readonly price: ShownPrice;
  /** Why it keeps its parlay from being a bet; null: it does not. */
  readonly refusal: string | null;
  readonly messages: readonly string[];
  /** How it is graded, where that is not the plain case. */
  readonly rule: string | null;
  /** Its change waits for the player, who may accept it apart from others. */
  readonly isAwaiting?: boolean;
}

/**
 * @param refusal why the leg keeps its parlay from being a bet; undefined: it does not.
 * @param teased the line that its bet is graded on, where that is another one.
 */
export function legView(leg: SlipLeg, format: OddsFormat, paused: boolean, refusal?: string, teased?: number): LegView {
  const moved = hasChanged(leg);
  const was = leg.accepted.pointsHundredths;
  const current = leg.current.pointsHundredths;
  const lineWas = teased !== undefined ? current : moved && was !== current ? was : null;
  return {
    selectionId: leg.selectionId,
    title: selectionTitle(leg.name, leg.marketType, teased ?? current),
    lineWas: lineWas === null ? null : formatPoints(lineWas, leg.marketType),
    marketName: leg.eventStatus === 'IN_PLAY' ? `Live ${leg.marketName.toLowerCase()}` : leg.marketName,
    eventId: leg.eventId,
    eventName: leg.eventName,
    eventPath: leg.eventPath,
    startsAt: leg.startsAt,
    live: leg.eventStatus === 'IN_PLAY',
    price: shownPrice(leg, format, paused),
    rule: leg.rule ?? null,
    refusal: refusal ?? null,
    messages: reasonsOf(leg),
  };
}

/** Why it takes no bets: the server's words, or ours where it has not answered since. */
function reasonsOf(leg: SlipLeg): readonly string[] {
  const listed = leg.errors.filter((error) => ERRORS[error.displayType].isListed).map((error) => error.message);
  const standing = standingOf(leg);
  return listed.length > 0 || standing === 'open' ? listed : [suspensionText(standing)];
}

function shownPrice(leg: SlipLeg, format: OddsFormat, paused: boolean): ShownPrice {
  if (paused) return { kind: 'paused', text: 'Paused' };
  const standing = standingOf(leg);
  if (standing !== 'open') return { kind: 'unavailable', text: SHUT_WORDS[standing] };
  const text = formatOdds(leg.current.odds, format);
  if (!hasChanged(leg) || sameOdds(leg.accepted.odds, leg.current.odds))
    return { kind: 'price', text, was: null, trend: leg.trend };
  const was = formatOdds(leg.accepted.odds, format);
  return { kind: 'price', text, was: was === text ? null : was, trend: trendOf(leg) };
}

/** Compared with the accepted price, which is shown struck through. Up pays more. */
function trendOf(leg: SlipLeg): OddsTrend {
  const difference = compareOdds(leg.current.odds, leg.accepted.odds);
  return difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'NONE';
}

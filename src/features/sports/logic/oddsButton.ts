import type { EventStatus, MarketStatus, MarketType, OddsTrend, SelectionSide } from '../../../../core/contract.ts';
import { isBettable, type PriceState } from '../../../../core/eventState.ts';
import { formatPoints } from '../../../../core/points.ts';

export interface OddsButtonFacts {
  readonly marketStatus: MarketStatus;
  readonly eventStatus: EventStatus;
  readonly priceState: PriceState;
  /** How long a price change is highlighted. */
  readonly trend: OddsTrend;
}

/** `open` can be picked. The others keep the size and show why they cannot. */
export type OddsButtonKind = 'open' | 'suspended' | 'closed' | 'paused';

/** The product's words for markets that take no bets (specification, section 4). */
export const SHUT_WORDS = { suspended: 'Suspended', closed: 'Closed' } as const;

export interface OddsButtonState {
  readonly kind: OddsButtonKind;
  readonly highlight: OddsTrend;
}

/**
 * The state of an odds button. A market that is CLOSED is called suspended and one that is HIDDEN is called closed (specification,
 * section 4): the words are the product's, the statuses the feed's. An ended event takes no bets, whatever the status of its markets.
 */
export function oddsButtonState(facts: OddsButtonFacts): OddsButtonState {
  const still: OddsTrend = 'NONE';
  if (facts.marketStatus === 'HIDDEN' || !isBettable(facts.eventStatus)) return { kind: 'closed', highlight: still };
  if (facts.marketStatus === 'CLOSED') return { kind: 'suspended', highlight: still };
  if (facts.priceState !== 'live') return { kind: 'paused', highlight: still };
  return { kind: 'open', highlight: facts.trend };
}

/** The small line over a price: `−2.5`, `O 47.5`; null where a market has no line. */
export function lineText(type: MarketType, side: SelectionSide, pointsHundredths: number | null): string | null {
  if (pointsHundredths === null) return null;
  if (type === 'SPREAD') return formatPoints(pointsHundredths, type);
  if (type !== 'TOTAL') return null;
  return `${side === 'UNDER' ? 'U' : 'O'} ${formatPoints(pointsHundredths, type)}`;
}

export interface OddsButtonWords {
  readonly selectionName: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
  /** As shown: `−110`. */
  readonly price: string;
  readonly kind: OddsButtonKind;
  readonly highlight: OddsTrend;
}

const NOT_OPEN: Record<Exclude<OddsButtonKind, 'open'>, string> = {
  ...SHUT_WORDS,
  paused: 'paused',
};

const MOVED: Record<OddsTrend, string | null> = { UP: 'odds increased', DOWN: 'odds decreased', NONE: null };

/**
 * The accessible name: selection, market, line and price, and the price change while it is shown. A selection that is not a team (over,
 * under, the draw) names its event too, because screen readers do not read the row with the button.
 */
export function oddsButtonName(words: OddsButtonWords): string {
  const { selectionName, side, pointsHundredths, kind } = words;
  const line = lineText(words.marketType, side, pointsHundredths);
  const bare = line?.replace(/^[OU] /, '') ?? null;
  const price = kind === 'suspended' || kind === 'closed' ? null : words.price;
  const state = kind === 'open' ? MOVED[words.highlight] : NOT_OPEN[kind];
  const teamless = side === 'OVER' || side === 'UNDER' || side === 'DRAW';
  const parts = [
    bare !== null && selectionName.endsWith(bare) ? selectionName.slice(0, -bare.length).trim() : selectionName,
    words.marketName,
    // In the order shown, so that the visible text is part of the accessible name.
    [line, price].filter((part) => part !== null).join(' '),
    state,
    teamless ? words.eventName : null,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

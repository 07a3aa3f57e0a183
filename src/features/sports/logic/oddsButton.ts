import { type OfferState, offerState, type PriceState, SHUT_WORDS } from '../../../../core/money/eventState.ts';
import { formatPoints } from '../../../../core/money/points.ts';
import type { EventStatus, MarketStatus, MarketType, OddsTrend, SelectionSide } from '../../../../core/wire/contract.ts';

export interface OddsButtonFacts {
  readonly marketStatus: MarketStatus;
  readonly eventStatus: EventStatus;
  readonly priceState: PriceState;
  /** How long a price change is highlighted. */
  readonly trend: OddsTrend;
}

export interface OddsButtonState {
  readonly kind: OfferState;
  readonly highlight: OddsTrend;
}

/** A price that takes no bets keeps its size, and is not highlighted. */
export function oddsButtonState({ eventStatus, marketStatus, priceState, trend }: OddsButtonFacts): OddsButtonState {
  const kind = offerState(eventStatus, marketStatus, priceState);
  return { kind, highlight: kind === 'open' ? trend : 'NONE' };
}

/** The small line over a price: `−2.5`, `O 47.5`; null where a market has no line. */
export function lineText(type: MarketType, side: SelectionSide, pointsHundredths: number | null): string | null {
  if (pointsHundredths === null) return null;
  if (type === 'SPREAD') return formatPoints(pointsHundredths, type);
  if (type === 'MILESTONE') return `${side === 'NO' ? 'No ' : ''}${Math.ceil(pointsHundredths / 100)}+`;
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
  /** As shown in place of the line: `2–1`. */
  readonly label?: string | undefined;
  /** As shown: `−110`. */
  readonly price: string;
  readonly kind: OfferState;
  readonly highlight: OddsTrend;
}

const NOT_OPEN: Record<Exclude<OfferState, 'open'>, string> = {
  ...SHUT_WORDS,
  paused: 'paused',
};

const MOVED: Record<OddsTrend, string | null> = { UP: 'odds increased', DOWN: 'odds decreased', NONE: null };

/**
 * The accessible name: selection, market, line and price, and the price change while it is shown. A selection that is not a team (over,
 * under, the draw) names its event too, because screen readers do not read the row with the button.
 */
export function oddsButtonName(words: OddsButtonWords): string {
  const { selectionName, side, pointsHundredths, label, kind } = words;
  const line = lineText(words.marketType, side, pointsHundredths);
  const bare = line?.replace(/^[OU] /, '') ?? null;
  const price = kind === 'suspended' || kind === 'closed' ? null : words.price;
  const state = kind === 'open' ? MOVED[words.highlight] : NOT_OPEN[kind];
  const teamless = side !== 'HOME' && side !== 'AWAY';
  const parts = [
    label !== undefined && !selectionName.includes(label) ? label : null,
    bare !== null && selectionName.endsWith(bare) ? selectionName.slice(0, -bare.length).trim() : selectionName,
    words.marketName,
    // In the order shown, so that the visible text is part of the accessible name.
    [line, price].filter((part) => part !== null).join(' '),
    state,
    teamless ? words.eventName : null,
  ];
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

import type { SelectionSide, Side } from '../../../core/wire/contract.ts';
import { foldName } from '../../domain/catalogue/sidesKey.ts';
import { readPrice } from '../adapters/oddsApiPrice.ts';
import { marketLine } from '../adapters/readNumbers.ts';
import { offerFault, type SourceOffer, type SourcePrice } from '../adapters/sourceGame.ts';
import { type OpticMarket, opticMarket } from './opticOddsMarkets.ts';
import type { OddDocument } from './opticOddsShapes.ts';

export interface StoredOdd {
  readonly document: OddDocument;
  readonly isLocked: boolean;
  /** Seconds since 1970 of the change, by the source. */
  readonly at: number;
}

/** What the markets of a fixture are made of. */
interface PricedFixture {
  readonly id: string;
  readonly odds: ReadonlyMap<string, StoredOdd>;
  /** Ids of the source. */
  readonly sport: string;
  readonly league: string;
  /** Names as the source writes them. */
  readonly home: string;
  readonly away: string;
}

interface ReadOdd extends StoredOdd {
  readonly side: SelectionSide;
  readonly price: SourcePrice;
  /** The line of the market; null where it has none. */
  readonly line: number | null;
}

interface Line {
  readonly line: number | null;
  readonly offer: SourceOffer;
  readonly isMain: boolean;
  readonly isLocked: boolean;
  readonly at: number;
}

/**
 * The markets of a fixture. The newest main line of each kind is the main market, whose line moves as the source moves it; every other line
 * is an alternate of its own. A line that is locked stays, suspended, unless another one has taken its place.
 */
export function offersOf(
  { id, odds: storedOdds, sport, league, home, away }: PricedFixture,
  note: (reason: string) => void,
): readonly SourceOffer[] {
  const kinds = new Map<string, { readonly market: OpticMarket; readonly team: Side | null; readonly odds: ReadOdd[] }>();
  const sides = { home: foldName(home), away: foldName(away) };
  const withDraw = new Set<string>();
  for (const odd of storedOdds.values()) {
    const market = opticMarket(odd.document.market_id, sport, league);
    if (market === null) continue;
    const team = market.isTeams ? teamOf(odd.document.selection ?? '', sides) : null;
    if (market.isTeams && team === null) continue;
    // Two of the three sides are no moneyline of two: a draw would return the stake at prices that are not made for it.
    if (market.type === 'MONEYLINE' && foldName(odd.document.selection ?? '') === 'draw') withDraw.add(odd.document.market_id);
    const read = readOdd(odd, market, sides);
    if (typeof read === 'string') {
      note(`${odd.document.id.slice(0, 120)} ${read}`);
      continue;
    }
    const key = team === null ? odd.document.market_id : `${odd.document.market_id}.${team.toLowerCase()}`;
    const kind = kinds.get(key) ?? { market, team, odds: [] };
    kind.odds.push(read);
    kinds.set(key, kind);
  }
  const names = { HOME: home, AWAY: away };
  return [...kinds]
    .filter(([key]) => !withDraw.has(key))
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .flatMap(([key, { market, team, odds }]) => {
      const isMainKind = rank(key) < RANKS.length;
      const subject = team === null ? market.subject : { ...market.subject, side: team };
      const part = [market.part, team && names[team]].filter(Boolean).join(' ');
      const lines = linesOf(odds, {
        where: `fixture ${id} ${key}`,
        key,
        type: market.type,
        ...(market.name !== undefined && { name: market.name }),
        ...(part !== '' && { part }),
        ...(Object.keys(subject).length > 0 && { subject }),
        ...(!isMainKind && { isAlternate: true }),
      });
      const mains = lines.filter(({ isMain }) => isMain).sort((a, b) => Number(a.isLocked) - Number(b.isLocked) || b.at - a.at);
      const main = mains[0];
      return [
        ...(main ? [main.offer] : []),
        ...lines
          .filter((line) => line !== main && !(line.isMain && line.isLocked))
          .map(
            ({ offer, line }): SourceOffer => ({
              ...offer,
              key: line === null ? `${key}.other` : `${key}.${line}`,
              part: [offer.part, 'Alternate'].filter(Boolean).join(' '),
              isAlternate: true,
            }),
          ),
      ];
    });
}

/** The markets that stand on lists, in their order. */
const RANKS = ['spread', 'total', 'moneyline'] as const;
const RANK_OF: ReadonlyMap<string, number> = new Map([
  ...['point_spread', 'run_line', 'puck_line', 'goal_spread', 'asian_handicap', 'game_spread'].map((key) => [key, 0] as const),
  ...['total_points', 'total_runs', 'total_goals', 'total_games', 'total_rounds'].map((key) => [key, 1] as const),
  ['moneyline', 2] as const,
  ['moneyline_3-way', 2] as const,
]);

function rank(key: string): number {
  return RANK_OF.get(key) ?? RANKS.length;
}

function linesOf(odds: readonly ReadOdd[], plain: Omit<SourceOffer, 'pointsHundredths' | 'prices'>): readonly Line[] {
  const byLine = new Map<number | null, ReadOdd[]>();
  for (const odd of odds) byLine.set(odd.line, [...(byLine.get(odd.line) ?? []), odd]);
  return [...byLine]
    .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
    .flatMap(([line, all]): Line[] => {
      // A side may have been told under two ids: the newest stands.
      const newest = new Map<SelectionSide, ReadOdd>();
      for (const odd of all) {
        const previous = newest.get(odd.side);
        if (!previous || odd.at >= previous.at) newest.set(odd.side, odd);
      }
      const sides = [...newest.values()];
      const isLocked = sides.some((odd) => odd.isLocked);
      const offer = { ...plain, pointsHundredths: line, prices: sides.map(({ price }) => price), isLocked };
      // One side alone is no market yet; the other follows in the next message.
      if (offerFault(offer) !== null) return [];
      const isMain = line === null || sides.every(({ document }) => document.is_main === true);
      return [{ line, offer, isMain, isLocked, at: Math.max(...sides.map(({ at }) => at)) }];
    });
}

function readOdd(
  odd: StoredOdd,
  { type, isTeams }: OpticMarket,
  sides: { readonly home: string; readonly away: string },
): ReadOdd | string {
  const { document } = odd;
  const odds = readPrice(document.price, 'american');
  if (!odds) return `has the price "${document.price}", which is none`;
  const side = sideOf(document, type, sides, isTeams === true);
  if (side === null) return `has the selection "${document.selection ?? ''}", which is no side of it`;
  const hasLine = type === 'SPREAD' || type === 'TOTAL';
  const line = hasLine ? marketLine(type, side, document.points ?? undefined) : null;
  if (hasLine && line === null) return `has the line "${document.points ?? ''}", which is none`;
  return { ...odd, side, price: { side, odds }, line };
}

function teamOf(selection: string, { home, away }: { readonly home: string; readonly away: string }): Side | null {
  const folded = foldName(selection);
  if (folded === home) return 'HOME';
  return folded === away ? 'AWAY' : null;
}

const BY_LINE: ReadonlyMap<string, SelectionSide> = new Map([
  ['over', 'OVER'],
  ['under', 'UNDER'],
  ['yes', 'YES'],
  ['no', 'NO'],
]);

function sideOf(
  { selection, selection_line: line }: OddDocument,
  type: OpticMarket['type'],
  sides: { readonly home: string; readonly away: string },
  isTeams: boolean,
): SelectionSide | null {
  const word = (line ?? '').toLowerCase();
  if (type === 'TOTAL' || type === 'BOTH_TO_SCORE') {
    const side = BY_LINE.get(word) ?? (isTeams ? undefined : BY_LINE.get((selection ?? '').toLowerCase()));
    const isTotal = side === 'OVER' || side === 'UNDER';
    return side !== undefined && isTotal === (type === 'TOTAL') ? side : null;
  }
  const team = teamOf(selection ?? '', sides);
  if (team !== null) return team;
  return foldName(selection ?? '') === 'draw' && type === 'MONEYLINE_THREE_WAY' ? 'DRAW' : null;
}

import { formatMoney, formatRoundMoney } from '../../../../core/money/money.ts';
import { pastText } from '../../../../core/time/times.ts';

export type CasinoFeature = 'EXCLUSIVE' | 'FREE_SPINS' | 'JACKPOT' | 'REWARDS';

export interface Thumbnail {
  readonly width: number;
  readonly avifUrl: string;
  readonly webpUrl: string;
}

/** A game as tiles show it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly provider: string;
  readonly minimumBetCents: number;
  readonly maximumBetCents: number;
  /** In percent; null: not published. */
  readonly returnToPlayer: number | null;
  readonly features: readonly CasinoFeature[];
  readonly isLive: boolean;
  readonly isNew: boolean;
  readonly isPlayable: boolean;
  /** The largest it can win; null: none. */
  readonly jackpot: { readonly id: string; readonly amountCents: number } | null;
  readonly thumbnails: readonly Thumbnail[];
}

export interface Jackpot {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  /** 1 is the largest of its network. */
  readonly tier: number;
  readonly path: string;
  readonly amountCents: number;
  readonly mustDropCents: number | null;
  /** ISO 8601. */
  readonly lastWonAt: string | null;
  readonly version: number;
}

export interface Row {
  readonly slug: string;
  readonly label: string;
  /** The path of the page with all of its games; null: these are all. */
  readonly path: string | null;
  readonly games: readonly Game[];
  readonly totalCount: number;
}

export interface CategoryLink {
  readonly label: string;
  readonly path: string;
}

/** A category in the lobby's list of them. */
export interface CategoryChip extends CategoryLink {
  /** The name of its icon, as in the menu. */
  readonly icon: string;
}

export interface Lobby {
  readonly categories: readonly CategoryChip[];
  readonly rows: readonly Row[];
  readonly totalCount: number;
}

export const betRange = ({ minimumBetCents, maximumBetCents }: Game): string =>
  `${formatMoney(minimumBetCents)} – ${formatMoney(maximumBetCents)}`;

/** `RTP 96.2%`, at most two decimals. */
export const returnText = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** A badge has room for a few characters: whole dollars, and millions from a million on. */
export function shortMoney(cents: number): string {
  const dollars = Math.floor(cents / 100);
  return dollars >= 1_000_000 ? `$${(Math.floor(dollars / 10_000) / 100).toFixed(2)}M` : formatRoundMoney(dollars * 100);
}

export interface Badge {
  readonly text: string;
  readonly tone: 'jackpot' | 'live' | 'plain';
}

/** The games of a list that show the amount of their jackpot: the first one of each, so that one amount does not fill a row. */
export function showsAmount(games: readonly Game[], index: number): boolean {
  const id = games[index]?.jackpot?.id;
  return games.findIndex(({ jackpot }) => jackpot?.id === id) === index;
}

/** One badge a tile. @param jackpotCents the present amount of the game's jackpot; null: it is not shown, or there is none. */
export function badgeOf(game: Game, jackpotCents: number | null): Badge | null {
  if (!game.isPlayable) return { text: 'Preview', tone: 'plain' };
  if (game.jackpot !== null) return { text: jackpotCents === null ? 'Jackpot' : shortMoney(jackpotCents), tone: 'jackpot' };
  if (game.isLive) return { text: 'Live', tone: 'live' };
  if (game.isNew) return { text: 'New', tone: 'plain' };
  return game.features.includes('EXCLUSIVE') ? { text: 'Exclusive', tone: 'plain' } : null;
}

/** Newer amounts win; a message that was overtaken changes nothing. */
export function withAmounts(before: readonly Jackpot[], updates: readonly Jackpot[]): readonly Jackpot[] {
  return before.map((jackpot) => {
    const update = updates.find(({ id }) => id === jackpot.id);
    return update !== undefined && update.version > jackpot.version ? update : jackpot;
  });
}

/** How far a jackpot may grow. */
export const dropText = ({ mustDropCents }: Pick<Jackpot, 'mustDropCents'>): string =>
  mustDropCents === null ? 'Grows until it is won' : `Must drop by ${formatMoney(mustDropCents)}`;

/** `Last won yesterday, 9:31 PM`; null: it was not won yet. @param now epoch ms. */
export const wonText = ({ lastWonAt }: Pick<Jackpot, 'lastWonAt'>, now: number): string | null =>
  lastWonAt === null ? null : `Last won ${pastText(lastWonAt, now)}`;

/** The jackpots of one network, by tier: those of the largest one. */
export function largestNetwork(jackpots: readonly Jackpot[]): readonly Jackpot[] {
  return jackpots.filter(({ network }) => network === jackpots[0]?.network);
}

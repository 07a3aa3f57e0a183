import type { Odds } from '../../../../core/money/odds.ts';
import { startText } from '../../../../core/time/times.ts';
import type { LegGrade, MarketStatus, MarketType } from '../../../../core/wire/contract.ts';

export interface Entry {
  readonly number: number;
  /** Null while the player is not listed. */
  readonly place: number | null;
  readonly isTied: boolean;
  readonly returned: number;
  readonly remaining: number;
  readonly pickCount: number;
  readonly settledCount: number;
}

export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly sports: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
  readonly status: 'UPCOMING' | 'RUNNING' | 'ENDED';
  readonly budget: number;
  readonly playerCount: number;
  readonly entry: Entry | null;
}

export interface Row {
  readonly place: number;
  readonly isTied: boolean;
  readonly number: number;
  readonly returned: number;
  readonly pickCount: number;
  readonly isYou: boolean;
}

export interface TournamentPick {
  readonly id: string;
  readonly title: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly eventStartsAt: string;
  readonly odds: Odds;
  readonly stake: number;
  readonly grade: LegGrade;
  readonly returned: number;
}

export interface OfferedSelection {
  readonly id: string;
  readonly title: string;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

export interface OfferedMarket {
  readonly id: string;
  readonly name: string;
  readonly type: MarketType;
  readonly status: MarketStatus;
  readonly selections: readonly OfferedSelection[];
}

export interface OfferedGame {
  readonly id: string;
  readonly name: string;
  readonly startsAt: string;
  readonly competitionName: string;
  readonly markets: readonly OfferedMarket[];
}

export interface TournamentPage {
  readonly tournament: Tournament;
  readonly leaderboard: readonly Row[];
  readonly asOf: string;
  readonly picks: readonly TournamentPick[];
  readonly games: readonly OfferedGame[];
}

/** Play money has no currency sign, so that nobody takes it for money: `1,250`. */
export function playText(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1`, or `T1` where others share the place. */
export function placeText({ place, isTied }: { readonly place: number | null; readonly isTied: boolean }): string {
  return place === null ? '–' : `${isTied ? 'T' : ''}${place}`;
}

export const playersText = (count: number): string => (count === 1 ? '1 player' : `${playText(count)} players`);

interface Running {
  readonly status: Tournament['status'];
  readonly startsAt: string;
  readonly endsAt: string;
}

/** When it begins or ends, as its status makes it matter. `now`: epoch ms. */
export function windowText({ status, startsAt, endsAt }: Running, now: number): string {
  if (status === 'UPCOMING') return `starts ${startText(startsAt, now)}`;
  return `${status === 'RUNNING' ? 'ends' : 'ended'} ${startText(endsAt, now)}`;
}
/** Why an amount is no stake; null: it is one. */
export function stakeProblem(text: string, remaining: number): string | null {
  if (!/^\d{1,7}$/.test(text.trim())) return 'Whole play dollars only';
  const stake = Number(text);
  if (stake < 1) return 'At least 1';
  return stake > remaining ? `You have ${playText(remaining)} left` : null;
}

/** Both lists of the page of all tournaments. */
export function byJoined(tournaments: readonly Tournament[]): {
  readonly joined: readonly Tournament[];
  readonly open: readonly Tournament[];
} {
  return {
    joined: tournaments.filter(({ entry }) => entry !== null),
    open: tournaments.filter(({ entry, status }) => entry === null && status !== 'ENDED'),
  };
}

export const tournamentPath = (id: string): string => `/tournaments/tournament?${new URLSearchParams({ id })}`;

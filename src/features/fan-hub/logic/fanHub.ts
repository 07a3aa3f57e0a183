import type { EventStatus, Side } from '../../../../core/wire/contract.ts';

export interface Follow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'TEAM' | 'COMPETITION';
  readonly sport: string;
  readonly competitionPath: string;
}

export interface FanGame {
  readonly eventId: string;
  readonly name: string;
  readonly path: string;
  readonly sport: string;
  readonly competitionName: string;
  /** First the one listed on top. */
  readonly participants: readonly {
    readonly side: Side;
    readonly name: string;
    readonly abbreviation: string;
    readonly colors: readonly string[];
  }[];
  readonly status: EventStatus;
  readonly startsAt: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly asOf: string;
  /** Since when the feed says nothing of it; null: it speaks. */
  readonly silentSince: string | null;
  readonly followId: string;
}

export interface FanHub {
  readonly follows: readonly Follow[];
  readonly games: readonly FanGame[];
}

export type HubTab = 'for-you' | 'fantasy';

/** The halves of the hub whose flags are on, in order. */
export function hubTabs(flags: { readonly forYou: boolean; readonly fantasy: boolean }): readonly HubTab[] {
  return [...(flags.forYou ? (['for-you'] as const) : []), ...(flags.fantasy ? (['fantasy'] as const) : [])];
}

/** The games of one follow, or all; an id that is not followed any more is none. */
export function gamesOf({ follows, games }: FanHub, chosen: string | null): readonly FanGame[] {
  return follows.some(({ id }) => id === chosen) ? games.filter(({ followId }) => followId === chosen) : games;
}

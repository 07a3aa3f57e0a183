import type { TournamentErrorCode } from '../generated/resolvers.ts';

/** What a player reads of a refusal. */
export const TOURNAMENT_MESSAGES: Readonly<Record<TournamentErrorCode, string>> = {
  UNKNOWN_TOURNAMENT: 'There is no such tournament.',
  PLAYER_RESTRICTED: 'You can’t take part while your play is stopped.',
  OUTSIDE_OPERATING_AREA: 'You must be physically located in an operating area to take part.',
  EXCLUSION_BOUNDARY: 'You can’t take part from where you are.',
  LOCATION_UNVERIFIED: 'We could not verify your location. Check it, then try again.',
  ACKNOWLEDGEMENT_REQUIRED: 'There is a message that you have to confirm first.',
  LIMIT_REACHED: 'You have reached a limit that you have set yourself.',
  NOT_STARTED: 'This tournament has not begun yet.',
  ENDED: 'This tournament takes no more picks.',
  NOT_JOINED: 'Join the tournament first.',
  EVENT_NOT_OPEN: 'This game takes no picks any more.',
  MARKET_NOT_OPEN: 'This market takes no picks at the moment.',
  ODDS_CHANGED: 'The price has changed. Have a look at the new one.',
  ALREADY_PICKED: 'You have a pick on this market already.',
  BUDGET_EXCEEDED: 'That is more play money than you have left.',
};

/** The code of a fault of functions/tournaments.sql: the limits of player_may are one to a tournament. */
export function errorCodeOf(fault: string): TournamentErrorCode {
  if (fault.endsWith('_LIMIT_REACHED') || fault === 'TIME_LIMIT_REACHED') return 'LIMIT_REACHED';
  if (Object.hasOwn(TOURNAMENT_MESSAGES, fault)) return fault as TournamentErrorCode;
  throw new Error(`A tournament has no fault ${fault}`);
}

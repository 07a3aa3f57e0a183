/**
 * What the app, the API and a game server agree on when a game is launched, as plain data.
 *
 * 1. The app asks the API to launch a game (mutation `casinoLaunchGame`). The API opens a session in `casino_sessions`, stores the SHA-256 of
 *    a new launch token in `casino_launch_tokens`, and answers the token within the game's address on the games' own origin.
 * 2. The app shows that address in a frame. The page there takes the token from the fragment, which no server log and no referrer contains,
 *    removes it from its address and gives it to its game server, which exchanges it for the session, once.
 * 3. Page and app talk by the messages below, each with the other's origin checked. What the app shows of money over the game comes from
 *    messages of that frame; what counts is on the server.
 * 4. Closing the frame ends the session on the server. After a session's end no bet of it is taken; its open rounds are ended or rolled back.
 */

export const LAUNCH_TOKEN_BYTES = 32;
export const LAUNCH_TOKEN_SECONDS = 60;
/** 32 bytes in base64url without padding. */
export const LAUNCH_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** REAL: money of the player's account. DEMO: play credits that the game server alone counts; it calls the wallet for none of it. */
export const CASINO_MODES = ['REAL', 'DEMO'] as const;
export type CasinoMode = (typeof CASINO_MODES)[number];

/** How a game is played. Every slot has rules of its own; other games of one engine differ in name, pictures and limits alone. */
export const GAME_ENGINES = ['slot', 'blackjack', 'roulette', 'pegs', 'wheel'] as const;
export type GameEngine = (typeof GAME_ENGINES)[number];

/**
 * Why a session ended. CLOSED: the player closed the game. REPLACED: the player launched another one. LOGGED_OUT: the player's log-in ended.
 * RESTRICTED: the player may not play any more. GAME_ENDED: the game server ended it. EXPIRED: nothing was heard from it.
 */
export const SESSION_END_REASONS = ['CLOSED', 'REPLACED', 'LOGGED_OUT', 'RESTRICTED', 'GAME_ENDED', 'EXPIRED'] as const;
export type CasinoSessionEndReason = (typeof SESSION_END_REASONS)[number];

/** Below the games' origin: `/play/{engine}/{gameId}`. */
export const PLAY_PATH = '/play';
/** A parameter of the address's fragment. */
export const TOKEN_PARAMETER = 'launch';
/** A parameter of the address's query: the origin of the app, to which the page's messages go. The game server allows only origins that it knows. */
export const HOST_PARAMETER = 'host';

export interface LaunchAddress {
  readonly gamesOrigin: string;
  readonly engine: GameEngine;
  readonly gameId: string;
  readonly appOrigin: string;
  readonly token: string;
}

export function launchUrl({ gamesOrigin, engine, gameId, appOrigin, token }: LaunchAddress): string {
  const path = `${PLAY_PATH}/${engine}/${encodeURIComponent(gameId)}`;
  return `${gamesOrigin}${path}?${HOST_PARAMETER}=${encodeURIComponent(appOrigin)}#${TOKEN_PARAMETER}=${token}`;
}

/** Messages of the game's page to the app. Theme: the question of core/wire/frameMessages.ts. */
export type GameMessage =
  /** The game can be played. */
  | { readonly type: 'gameReady' }
  /**
   * Once at the start, and whenever the player has seen the end of a round: never before the game shows it. `netCents`: won less staked in this
   * session, in play credits in a demo.
   */
  | { readonly type: 'gamePosition'; readonly netCents: number; readonly balanceCents: number }
  /** A round is under way, from its bet until the player has seen its end: closing the game now leaves the end to the game server. */
  | { readonly type: 'gameRound'; readonly open: boolean }
  /** The game cannot go on; the session is over for the game server. */
  | { readonly type: 'gameEnded'; readonly reason: CasinoSessionEndReason };

/** Messages of the app to the game's page, besides the answer about the theme. */
export type HostMessage =
  /** Something covers the game, such as a reality check: no new round may begin, and automatic play stops. */
  | { readonly type: 'hostPause' }
  | { readonly type: 'hostResume' }
  /** The player asks for the rules and the return to the player: the game shows them, without touching a round. */
  | { readonly type: 'hostRules' };

const HOST_MESSAGES = ['hostPause', 'hostResume', 'hostRules'] as const satisfies readonly HostMessage['type'][];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isCents = (value: unknown): value is number => Number.isSafeInteger(value);

/** Null: no message of this contract. The sender's origin is the caller's to check. */
export function readGameMessage(data: unknown): GameMessage | null {
  if (!isObject(data)) return null;
  const { type, netCents, balanceCents, open, reason } = data;
  if (type === 'gameReady') return { type };
  if (type === 'gamePosition' && isCents(netCents) && isCents(balanceCents)) return { type, netCents, balanceCents };
  if (type === 'gameRound' && typeof open === 'boolean') return { type, open };
  const ended = SESSION_END_REASONS.find((endReason) => endReason === reason);
  return type === 'gameEnded' && ended !== undefined ? { type, reason: ended } : null;
}

/** Null: no message of this contract. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (!isObject(data)) return null;
  const type = HOST_MESSAGES.find((messageType) => messageType === data.type);
  return type === undefined ? null : { type };
}

/** What a game server and the wallet agree on, as plain data; docs/casino-wallet.openapi.yaml says the same to the world. */

export const WALLET_PATH = '/api/games/wallet';
export const WALLET_OPERATIONS = ['authenticate', 'balance', 'bet', 'win', 'jackpot', 'rollback', 'end', 'endSession'] as const;
export type WalletOperation = (typeof WALLET_OPERATIONS)[number];

export const WALLET_HEADERS = {
  server: 'x-game-server',
  /** Milliseconds since 1970; at most 60 seconds off. */
  timestamp: 'x-game-timestamp',
  /** Different for every request, repetitions included. */
  request: 'x-game-request',
  /** HMAC-SHA256 in hexadecimal of signedText, with the server's secret. */
  signature: 'x-game-signature',
} as const;

export function signedText(timestamp: string, requestId: string, path: string, body: string): string {
  return `${timestamp}\n${requestId}\n${path}\n${body}`;
}

/** Code, HTTP status, whether the same request may succeed later, and what happened. */
export const WALLET_REFUSALS = {
  BAD_REQUEST: { status: 400, isRetryable: false, message: 'The request is not one of this operation' },
  BAD_SIGNATURE: { status: 401, isRetryable: false, message: 'The signature is not that of a known game server' },
  STALE_REQUEST: { status: 401, isRetryable: true, message: 'The timestamp is more than 60 seconds off' },
  REPLAYED_REQUEST: { status: 401, isRetryable: false, message: 'This request was received before' },
  UNKNOWN_TOKEN: { status: 401, isRetryable: false, message: 'There is no such launch token' },
  EXPIRED_TOKEN: { status: 401, isRetryable: false, message: 'The launch token has expired, or its session has ended' },
  USED_TOKEN: { status: 401, isRetryable: false, message: 'The launch token was exchanged before' },
  UNKNOWN_SESSION: { status: 404, isRetryable: false, message: 'This game server has no such session' },
  SESSION_OF_ANOTHER_PLAYER: { status: 403, isRetryable: false, message: 'The session is not of this player' },
  SESSION_ENDED: { status: 409, isRetryable: false, message: 'The session has ended' },
  PLAYER_RESTRICTED: { status: 403, isRetryable: false, message: 'The player may not play casino games at the moment' },
  OUTSIDE_OPERATING_AREA: { status: 403, isRetryable: false, message: 'The player is where the casino is closed' },
  EXCLUSION_BOUNDARY: { status: 403, isRetryable: false, message: 'The player is inside an area where play is not allowed' },
  LOCATION_UNVERIFIED: { status: 403, isRetryable: false, message: 'The location of the player has to be checked' },
  ACKNOWLEDGEMENT_REQUIRED: {
    status: 403,
    isRetryable: false,
    message: 'The player has to confirm that they know of limits and help',
  },
  TIME_LIMIT_REACHED: { status: 403, isRetryable: false, message: 'The player’s time limit of the day is reached' },
  LOSS_LIMIT_REACHED: { status: 403, isRetryable: false, message: 'The bet could pass the loss limit of the player' },
  SPEND_LIMIT_REACHED: { status: 403, isRetryable: false, message: 'The bet would pass the spend limit of the player' },
  MAX_SINGLE_WAGER_LIMIT_REACHED: {
    status: 403,
    isRetryable: false,
    message: 'The bet is over the largest wager that the player has set',
  },
  BET_OUT_OF_BOUNDS: { status: 422, isRetryable: false, message: 'The bet is below or above what the game allows' },
  INSUFFICIENT_FUNDS: { status: 402, isRetryable: false, message: 'The player has too little cash' },
  BET_ROLLED_BACK: { status: 409, isRetryable: false, message: 'The bet was rolled back before it arrived' },
  TRANSACTION_CONFLICT: { status: 409, isRetryable: false, message: 'The transaction id stands for another transaction' },
  ROUND_OF_ANOTHER_SESSION: { status: 403, isRetryable: false, message: 'The round is of another session' },
  UNKNOWN_ROUND: { status: 404, isRetryable: true, message: 'No bet of this round has arrived' },
  ROUND_ENDED: { status: 409, isRetryable: false, message: 'The round has ended' },
  ROUND_TOTALS_DIFFER: { status: 409, isRetryable: true, message: 'Bets and wins that have arrived are not these totals' },
  WIN_WITHOUT_BET: { status: 409, isRetryable: true, message: 'No bet of this round has arrived' },
  WIN_OUT_OF_BOUNDS: {
    status: 422,
    isRetryable: false,
    message: 'The bets of the round cannot win that much: a person looks at it',
  },
  WIN_AFTER_ROLLBACK: { status: 409, isRetryable: false, message: 'The round was rolled back' },
  ROLLBACK_AFTER_WIN: { status: 409, isRetryable: false, message: 'The round has a win' },
  UNKNOWN_JACKPOT: { status: 404, isRetryable: false, message: 'The game of the session wins no such jackpot' },
  JACKPOT_OF_THE_ROUND_PAID: { status: 409, isRetryable: false, message: 'The round has won a jackpot before' },
  NOT_A_BET: { status: 409, isRetryable: false, message: 'Only bets are rolled back' },
} as const;
export type WalletRefusal = keyof typeof WALLET_REFUSALS;

export function isWalletRefusal(code: unknown): code is WalletRefusal {
  return typeof code === 'string' && Object.hasOwn(WALLET_REFUSALS, code);
}

/** Body of `authenticate`. */
export interface AuthenticateRequest {
  readonly token: string;
  /** The game server's own id of this exchange: the same one may be repeated. */
  readonly exchangeId: string;
}

export interface PlayerRequest {
  readonly sessionId: string;
  readonly playerId: string;
}

export interface RoundRequest extends PlayerRequest {
  readonly roundId: string;
}

export interface BetRequest extends RoundRequest {
  readonly transactionId: string;
  readonly amountCents: number;
  /** The IP address that the player asks from; the game server signs for it. Absent: it does not know, and a player who was checked by address is refused. */
  readonly playerAddress?: string | undefined;
}

export interface WinRequest extends RoundRequest {
  readonly transactionId: string;
  readonly amountCents: number;
}

export interface JackpotRequest extends RoundRequest {
  readonly transactionId: string;
  readonly jackpotId: string;
}

export interface RollbackRequest extends RoundRequest {
  readonly transactionId: string;
  readonly betTransactionId: string;
}

/** The round's totals as the game server has them. */
export interface EndRequest extends RoundRequest {
  readonly betCents: number;
  readonly winCents: number;
  /**
   * What the bets return whatever is drawn: 0 for one that can be lost, nearly all of chips on every number. What is bet of a bonus counts towards
   * its wagering less that. Absent: not known, and only a slot's bets count then.
   */
  readonly certainReturnCents?: number | undefined;
}

/** Answer of `authenticate`. A demo has no player and no balance: its credits are the game server's. */
export interface WalletSession {
  readonly sessionId: string;
  readonly playerId: string | null;
  readonly mode: 'REAL' | 'DEMO';
  readonly brand: string;
  readonly gameId: string;
  readonly engine: string;
  readonly title: string;
  readonly currency: string;
  readonly minimumBetCents: number;
  readonly maximumBetCents: number;
  readonly balanceCents: number | null;
}

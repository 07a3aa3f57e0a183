import type { CasinoMode, CasinoSessionEndReason, GameMessage } from '../../../../core/casino/launchContract.ts';

export type LaunchErrorCode =
  | 'CASINO_RESTRICTION'
  | 'GEO_COMPLY_ERROR'
  | 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR'
  | 'LAUNCHED_FAILED'
  | 'RG_ACK_REQUIRED'
  | 'RG_LOSS_LIMIT'
  | 'RG_SPEND_LIMIT';

/** Why the server did not open the game, and what the player can do. */
export interface LaunchError {
  readonly code: LaunchErrorCode;
  readonly displayType: 'INLINE' | 'MODAL';
  readonly headerMessage: string;
  readonly message: string;
  readonly footerMessage: string | null;
  readonly deepLinkCta: string | null;
  readonly deepLink: string | null;
}

export interface Launched {
  readonly sessionId: string;
  readonly url: string;
  /** ISO 8601. */
  readonly openedAt: string;
}

/** The game's report about its money; null until it has made one. */
export interface Position {
  readonly netCents: number;
  readonly balanceCents: number;
}

export type LaunchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'launching'; readonly mode: CasinoMode; readonly hasFailed: boolean }
  | {
      readonly kind: 'refused';
      readonly mode: CasinoMode;
      readonly error: LaunchError;
      /** The game had failed before, on this page: another try would be no help, support may be. */
      readonly hasFailed: boolean;
      /** The server is asked where the player is. */
      readonly isChecking: boolean;
      /** The outcome of the last location check on this page: without an answer, or again not where games are played. */
      readonly lastCheck: 'unanswered' | 'again' | null;
    }
  /** No answer. The server may have opened a session; the next launch ends it. */
  | { readonly kind: 'unanswered'; readonly mode: CasinoMode; readonly hasFailed: boolean }
  | {
      readonly kind: 'playing';
      readonly mode: CasinoMode;
      readonly launched: Launched;
      readonly isReady: boolean;
      readonly roundOpen: boolean;
      readonly position: Position | null;
    }
  | {
      readonly kind: 'ended';
      readonly mode: CasinoMode;
      readonly reason: CasinoSessionEndReason;
      readonly position: Position | null;
    };

export type LaunchEvent =
  | { readonly type: 'launchRequested'; readonly mode: CasinoMode }
  | { readonly type: 'launchAnswered'; readonly launched: Launched }
  | { readonly type: 'launchRefused'; readonly error: LaunchError }
  | { readonly type: 'launchUnanswered' }
  | { readonly type: 'locationRequested' }
  /** Null: games can be played here. */
  | { readonly type: 'locationAnswered'; readonly error: LaunchError | null }
  | { readonly type: 'locationUnanswered' }
  | { readonly type: 'gameSpoke'; readonly message: GameMessage }
  | { readonly type: 'gameClosed' };

export type LaunchEffect =
  | { readonly type: 'launch'; readonly mode: CasinoMode }
  | { readonly type: 'checkLocation' }
  | { readonly type: 'close'; readonly sessionId: string }
  /** The player's balance on the server is another one than before. */
  | { readonly type: 'readBalance' };

export interface LaunchStep {
  readonly state: LaunchState;
  readonly effects: readonly LaunchEffect[];
}

export const IDLE: LaunchState = { kind: 'idle' };

const stay = (state: LaunchState): LaunchStep => ({ state, effects: [] });

/** Whether the game has failed on this page since it was opened: its second failure leads to support. */
function hasFailed(state: LaunchState): boolean {
  if (state.kind === 'refused') return state.hasFailed || state.error.code === 'LAUNCHED_FAILED';
  return state.kind === 'unanswered' && state.hasFailed;
}

const launchIn = (mode: CasinoMode, state: LaunchState): LaunchStep => ({
  state: { kind: 'launching', mode, hasFailed: hasFailed(state) },
  effects: [{ type: 'launch', mode }],
});

/** Another try has failed as the first one did. */
export const needsSupport = ({ error, hasFailed }: Extract<LaunchState, { readonly kind: 'refused' }>): boolean =>
  hasFailed && error.code === 'LAUNCHED_FAILED';

/** Only a location check can change these. */
export const isOfLocation = ({ code }: LaunchError): boolean =>
  code === 'GEO_COMPLY_ERROR' || code === 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR';

const CHECK_TEXT = {
  again: 'Checked just now. You’re still not where games can be played.',
  unanswered: 'Your location couldn’t be checked. Check your connection and try again.',
} as const;

/** What the last location check came to; null: there was none. */
export const checkText = (lastCheck: keyof typeof CHECK_TEXT | null): string | null => lastCheck && CHECK_TEXT[lastCheck];

/** One game on its page: launched, played, closed. An event that does not fit the state changes nothing. */
export function stepLaunch(state: LaunchState, event: LaunchEvent): LaunchStep {
  switch (event.type) {
    case 'launchRequested':
      if (state.kind === 'launching' || state.kind === 'playing') return stay(state);
      return launchIn(event.mode, state);
    case 'launchAnswered':
      // Closed while the answer was on its way: the session is not shown to anybody.
      if (state.kind !== 'launching') return { state, effects: [{ type: 'close', sessionId: event.launched.sessionId }] };
      return stay({
        kind: 'playing',
        mode: state.mode,
        launched: event.launched,
        isReady: false,
        roundOpen: false,
        position: null,
      });
    case 'launchRefused':
      if (state.kind !== 'launching') return stay(state);
      return stay({ ...state, kind: 'refused', error: event.error, isChecking: false, lastCheck: null });
    case 'launchUnanswered':
      return state.kind === 'launching' ? stay({ ...state, kind: 'unanswered' }) : stay(state);
    case 'locationRequested':
      if (state.kind !== 'refused' || state.isChecking || !isOfLocation(state.error)) return stay(state);
      return { state: { ...state, isChecking: true }, effects: [{ type: 'checkLocation' }] };
    case 'locationAnswered':
      if (state.kind !== 'refused' || !state.isChecking) return stay(state);
      if (event.error !== null) return stay({ ...state, error: event.error, isChecking: false, lastCheck: 'again' });
      return launchIn(state.mode, state);
    case 'locationUnanswered':
      return state.kind === 'refused' ? stay({ ...state, isChecking: false, lastCheck: 'unanswered' }) : stay(state);
    case 'gameSpoke':
      return state.kind === 'playing' ? heard(state, event.message) : stay(state);
    case 'gameClosed':
      if (state.kind === 'playing') return { state: IDLE, effects: [{ type: 'close', sessionId: state.launched.sessionId }] };
      return stay(IDLE);
  }
}

type Playing = Extract<LaunchState, { readonly kind: 'playing' }>;

/** A demo's credits are no balance. */
const balanceOf = ({ mode }: Playing): readonly LaunchEffect[] => (mode === 'REAL' ? [{ type: 'readBalance' }] : []);

function heard(state: Playing, message: GameMessage): LaunchStep {
  switch (message.type) {
    case 'gameReady':
      return stay({ ...state, isReady: true });
    case 'gameRound':
      return stay({ ...state, roundOpen: message.open });
    case 'gamePosition': {
      const { netCents, balanceCents } = message;
      const hasMoved = state.position !== null && state.position.balanceCents !== balanceCents;
      return { state: { ...state, position: { netCents, balanceCents } }, effects: hasMoved ? balanceOf(state) : [] };
    }
    case 'gameEnded':
      return {
        state: { kind: 'ended', mode: state.mode, reason: message.reason, position: state.position },
        effects: balanceOf(state),
      };
  }
}

const ENDED_TEXT: Readonly<Record<CasinoSessionEndReason, string>> = {
  CLOSED: 'You have closed it.',
  REPLACED: 'You have opened a game in another place. One game can be played at a time.',
  LOGGED_OUT: 'You are logged out.',
  RESTRICTED: 'You may not play at the moment.',
  GAME_ENDED: 'The game has ended the session. Open rounds are finished or paid back.',
  EXPIRED: 'It was not used for a while.',
};

export const endedText = (reason: CasinoSessionEndReason): string => ENDED_TEXT[reason];

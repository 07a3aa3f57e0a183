import { type ApiFault, ask, type GameState } from './api.ts';
import type { Host } from './host.ts';

export interface SessionView {
  readonly state: GameState;
  /** An answer is waited for. */
  readonly isBusy: boolean;
  /** Something covers the game: no new round. */
  readonly isPaused: boolean;
  /** What went wrong, in a sentence. */
  readonly notice: string | null;
  readonly isOver: boolean;
}

/** The page's side of a session. Every request can be repeated; after one without an answer the state is asked for until it comes. */
export interface PageSession {
  view(): SessionView;
  bet(bet: unknown): void;
  act(action: string): void;
  changeSeeds(clientSeed: string): Promise<{ readonly revealed: string } | null>;
  pause(isPaused: boolean): void;
}

const ASK_AGAIN_MS = 1_500;
const OFFLINE = 'No connection to the game. Your round is safe: it is finished, or your stake is returned.';
const WAITING = 'The casino does not answer. Your round is finished, or your stake returned, as soon as it does.';
const PENDING: ReadonlySet<string> = new Set(['BETTING', 'RAISING', 'UNRAISING', 'RETURNING', 'PAYING', 'AWARDING', 'ENDING']);

const REFUSALS: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'Your balance is too low for this bet.',
  PLAYER_RESTRICTED: 'You cannot play casino games at the moment.',
  SESSION_ENDED: 'This game has ended. Open it again.',
  OUTSIDE_OPERATING_AREA: 'Games are not open where you are. Nothing was bet.',
  EXCLUSION_BOUNDARY: 'You’re inside an area where play isn’t allowed. Nothing was bet.',
  LOCATION_UNVERIFIED: 'Check your location in the casino to play on. Nothing was bet.',
  ACKNOWLEDGEMENT_REQUIRED: 'Read about playing within your means in the casino first. Nothing was bet.',
  TIME_LIMIT_REACHED: 'Your time limit for today is reached. Nothing was bet.',
  LOSS_LIMIT_REACHED: 'This bet could take you past your loss limit. Nothing was bet.',
  SPEND_LIMIT_REACHED: 'This bet would take you past your spend limit. Nothing was bet.',
  MAX_SINGLE_WAGER_LIMIT_REACHED: 'This bet is over your limit for a single wager. Nothing was bet.',
  BET_OUT_OF_BOUNDS: 'The bet is below or above what this game allows.',
  NOT_ANSWERED: 'The bet was not taken. Nothing was paid.',
};

function noticeOf({ round }: GameState): string | null {
  if (round === null) return null;
  if (round.phase === 'STUCK') return 'This round could not be ended. The casino looks at it.';
  if (PENDING.has(round.phase)) return WAITING;
  return round.refusal === null ? null : (REFUSALS[round.refusal] ?? 'The bet was not taken.');
}

/** @param show draws the view; resolves when the player has seen it, which with a movement is after its end. */
export function createPageSession(
  key: string,
  initial: GameState,
  host: Host,
  show: (view: SessionView) => Promise<void>,
): PageSession {
  let view: SessionView = { state: initial, isBusy: false, isPaused: false, notice: noticeOf(initial), isOver: false };

  function change(next: Partial<SessionView>): Promise<void> {
    view = { ...view, ...next };
    return show(view);
  }

  function report({ netCents, balanceCents, round }: GameState): void {
    host.send({ type: 'gamePosition', netCents, balanceCents });
    host.send({ type: 'gameRound', open: round !== null && (round.phase === 'PLAYING' || PENDING.has(round.phase)) });
  }

  function received(state: GameState): void {
    const isPending = state.round !== null && PENDING.has(state.round.phase);
    const isSeen = change({ state, isBusy: isPending, notice: noticeOf(state) });
    // What the app shows above the game must not tell the end of a round before the game does.
    void isSeen.then(() => {
      if (view.state === state && !view.isOver) report(state);
    });
    if (isPending) setTimeout(() => void refresh(), ASK_AGAIN_MS);
  }

  function failed({ code, message }: ApiFault): void {
    if (code === 'NO_SESSION') {
      host.send({ type: 'gameEnded', reason: 'GAME_ENDED' });
      void change({ isBusy: false, isOver: true, notice: message });
    } else if (code === 'NO_ANSWER' || code === 'NOT_ANSWERED') {
      void change({ isBusy: true, notice: OFFLINE });
      setTimeout(() => void refresh(), ASK_AGAIN_MS);
    } else {
      // No round has begun.
      void change({ isBusy: false, notice: message }).then(() => report(view.state));
    }
  }

  async function refresh(): Promise<void> {
    const answer = await ask<GameState>('/api/session', undefined, key);
    if (answer.ok) received(answer.value);
    else failed(answer.error);
  }

  async function send(path: string, body: unknown): Promise<void> {
    if (view.isBusy || view.isOver) return;
    void change({ isBusy: true, notice: null });
    // Until its end is seen: closing the game now leaves the round to the game server.
    host.send({ type: 'gameRound', open: true });
    const answer = await ask<GameState>(path, body, key);
    if (answer.ok) received(answer.value);
    else failed(answer.error);
  }

  report(initial);
  if (initial.round !== null && PENDING.has(initial.round.phase)) void refresh();
  return {
    view: () => view,
    bet(bet) {
      const { seedHash, nonce } = view.state;
      if (!view.isPaused) void send('/api/rounds', { seedHash, nonce, bet });
    },
    act(action) {
      const { round } = view.state;
      if (round !== null) void send('/api/actions', { nonce: round.nonce, index: round.actions, action });
    },
    async changeSeeds(clientSeed) {
      if (view.isBusy) return null;
      void change({ isBusy: true, notice: null });
      const answer = await ask<GameState & { readonly revealed: string }>('/api/seeds', { clientSeed }, key);
      if (answer.ok) received(answer.value);
      else failed(answer.error);
      return answer.ok ? answer.value : null;
    },
    pause: (isPaused) => void change({ isPaused }),
  };
}

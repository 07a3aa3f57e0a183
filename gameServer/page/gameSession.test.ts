import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameMessage } from '../../core/casino/launchContract.ts';
import type { GameState } from './api.ts';
import { createPageSession, type SessionView } from './gameSession.ts';

const IDLE: GameState = {
  isDemo: false,
  balanceCents: 10_000,
  netCents: 0,
  nonce: 0,
  clientSeed: 'c',
  seedHash: 'f'.repeat(64),
  round: null,
};
const refusedBy = (refusal: string): GameState => ({
  ...IDLE,
  nonce: 1,
  round: { id: 'r', phase: 'REFUSED', refusal, nonce: 0, actions: 0, jackpotCents: 0, view: null },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The page of a game whose server gives one answer. */
async function play(
  status: number,
  answer: object,
): Promise<{ readonly view: SessionView; readonly sent: readonly GameMessage[] }> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status }));
  const sent: GameMessage[] = [];
  return new Promise((resolve) => {
    const session = createPageSession('key', IDLE, { send: (message) => void sent.push(message) }, async (view) => {
      // After what the app is told once the view is seen.
      if (!view.isBusy) setTimeout(() => resolve({ view, sent }));
    });
    session.bet({ stakeCents: 100 });
  });
}

describe('a bet that the wallet refuses', () => {
  it.each([
    ['LOSS_LIMIT_REACHED', 'This bet could take you past your loss limit. Nothing was bet.'],
    ['SPEND_LIMIT_REACHED', 'This bet would take you past your spend limit. Nothing was bet.'],
    ['MAX_SINGLE_WAGER_LIMIT_REACHED', 'This bet is over your limit for a single wager. Nothing was bet.'],
    ['INSUFFICIENT_FUNDS', 'Your balance is too low for this bet.'],
    ['PLAYER_RESTRICTED', 'You cannot play casino games at the moment.'],
  ])('is explained in the game: %s', async (refusal, notice) => {
    const { view, sent } = await play(200, refusedBy(refusal));
    expect(view).toMatchObject({ notice, isBusy: false, isOver: false });
    expect(sent.at(-1)).toEqual({ type: 'gameRound', open: false });
  });
});

describe('a game that is covered', () => {
  it('begins no round before it is free again, and goes on with the one that is open', async () => {
    const requestedPaths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      requestedPaths.push(path);
      return new Response(JSON.stringify(IDLE));
    });
    const playing = {
      ...IDLE,
      round: { id: 'r', phase: 'PLAYING', refusal: null, nonce: 0, actions: 0, jackpotCents: 0, view: null },
    };
    const session = createPageSession('key', playing, { send: () => undefined }, async () => undefined);
    session.pause(true);
    session.bet({ stakeCents: 100 });
    expect([requestedPaths, session.view().isPaused]).toEqual([[], true]);
    session.act('stand');
    await vi.waitFor(() => expect(session.view().isBusy).toBe(false));
    session.pause(false);
    session.bet({ stakeCents: 100 });
    expect(requestedPaths).toEqual(['/api/actions', '/api/rounds']);
  });
});

describe('a session that is over', () => {
  it('ends the game, and the app is told so', async () => {
    const { view, sent } = await play(401, { code: 'NO_SESSION', error: 'This game has ended. Open it again.' });
    expect(view).toMatchObject({ isOver: true, notice: 'This game has ended. Open it again.' });
    expect(sent.at(-1)).toEqual({ type: 'gameEnded', reason: 'GAME_ENDED' });
  });
});

describe('what the app is told of a round', () => {
  const ENDED: GameState = {
    ...IDLE,
    nonce: 1,
    balanceCents: 10_400,
    netCents: 400,
    round: { id: 'r', phase: 'ENDED', refusal: null, nonce: 0, actions: 0, jackpotCents: 0, view: null },
  };
  const PAYING: GameState = {
    ...ENDED,
    round: { id: 'r', phase: 'PAYING', refusal: null, nonce: 0, actions: 0, jackpotCents: 0, view: null },
  };
  const OPEN: GameMessage = { type: 'gameRound', open: true };
  const END: readonly GameMessage[] = [
    { type: 'gamePosition', netCents: 400, balanceCents: 10_400 },
    { type: 'gameRound', open: false },
  ];

  /** A game whose movement lasts until `end` is called; `sent` is what the app is told after the start. */
  function makeGame(answers: readonly GameState[]) {
    const left = [...answers];
    vi.stubGlobal('fetch', async () => {
      const answer = left.shift();
      if (answer === undefined) throw new TypeError('offline');
      return new Response(JSON.stringify(answer));
    });
    let end = (): void => undefined;
    const movement = new Promise<void>((resolve) => {
      end = resolve;
    });
    const sent: GameMessage[] = [];
    const host = { send: (message: GameMessage) => void sent.push(message) };
    const session = createPageSession('key', IDLE, host, ({ state }) => (state === IDLE ? Promise.resolve() : movement));
    sent.length = 0;
    return { session, sent, end };
  }

  it('the app learns that a round is open from the bet on, and how it ended only when the player has seen it', async () => {
    const { session, sent, end } = makeGame([ENDED]);
    session.bet({ stakeCents: 100 });
    expect(sent).toEqual([OPEN]);
    await vi.waitFor(() => expect(session.view().state.balanceCents).toBe(10_400));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([OPEN]);
    end();
    await vi.waitFor(() => expect(sent).toEqual([OPEN, ...END]));
  });

  it('the app learns the last answer alone, when a later one comes during the movement', async () => {
    vi.useFakeTimers();
    const { session, sent, end } = makeGame([PAYING, ENDED]);
    session.bet({ stakeCents: 100 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([session.view().state.round?.phase, sent]).toEqual(['ENDED', [OPEN]]);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([OPEN, ...END]);
  });

  it('the app learns that a round is open as long as the game server does not answer', async () => {
    vi.useFakeTimers();
    const { session, sent, end } = makeGame([]);
    end();
    session.bet({ stakeCents: 100 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.view().notice).toMatch(/^No connection/);
    expect(sent).toEqual([OPEN]);
  });
});

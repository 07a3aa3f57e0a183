import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameMessage } from '../../core/casino/launchContract.ts';
import type { GameState } from './api.ts';
import { createPageSession, type SessionView } from './gameSession.ts';

const IDLE: GameState = {
  ...{ isDemo: false, balanceCents: 10_000, netCents: 0, nonce: 0, clientSeed: 'c', seedHash: 'f'.repeat(64), round: null },
};
const refusedBy = (refusal: string): GameState => ({
  ...IDLE,
  nonce: 1,
  round: { id: 'r', phase: 'REFUSED', refusal, nonce: 0, actions: 0, view: null },
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page of a game whose server gives one answer. */
async function play(
  status: number,
  answer: object,
): Promise<{ readonly view: SessionView; readonly sent: readonly GameMessage[] }> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status }));
  const sent: GameMessage[] = [];
  return new Promise((resolve) => {
    const session = createPageSession('key', IDLE, { send: (message) => void sent.push(message) }, (view) => {
      if (!view.isBusy) resolve({ view, sent });
    });
    session.bet({ stakeCents: 100 });
  });
}

describe('a bet that the wallet refuses', () => {
  it.each([
    ['LOSS_LIMIT_REACHED', 'This bet could take you past your loss limit. Nothing was bet.'],
    ['SPEND_LIMIT_REACHED', 'This bet would take you past your spend limit. Nothing was bet.'],
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
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify(IDLE));
    });
    const playing = { ...IDLE, round: { id: 'r', phase: 'PLAYING', refusal: null, nonce: 0, actions: 0, view: null } };
    const session = createPageSession('key', playing, { send: () => undefined }, () => undefined);
    session.pause(true);
    session.bet({ stakeCents: 100 });
    expect([asked, session.view().isPaused]).toEqual([[], true]);
    session.act('stand');
    await vi.waitFor(() => expect(session.view().isBusy).toBe(false));
    session.pause(false);
    session.bet({ stakeCents: 100 });
    expect(asked).toEqual(['/api/actions', '/api/rounds']);
  });
});

describe('a session that is over', () => {
  it('ends the game, and the app is told so', async () => {
    const { view, sent } = await play(401, { code: 'NO_SESSION', error: 'This game has ended. Open it again.' });
    expect(view).toMatchObject({ isOver: true, notice: 'This game has ended. Open it again.' });
    expect(sent.at(-1)).toEqual({ type: 'gameEnded', reason: 'GAME_ENDED' });
  });
});

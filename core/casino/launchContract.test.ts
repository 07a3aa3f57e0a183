import { describe, expect, it } from 'vitest';
import { launchUrl, readGameMessage, readHostMessage } from './launchContract.ts';

describe('the address of a launched game', () => {
  it('has the token in its fragment alone, which is sent to no server', () => {
    const token = 'a'.repeat(43);
    const url = new URL(
      launchUrl({
        gamesOrigin: 'http://localhost:4003',
        engine: 'slot',
        gameId: 'velvet sevens',
        appOrigin: 'http://hwc.localhost:4000',
        token,
      }),
    );
    expect(url.origin + url.pathname).toBe('http://localhost:4003/play/slot/velvet%20sevens');
    expect(url.searchParams.get('host')).toBe('http://hwc.localhost:4000');
    expect(url.hash).toBe(`#launch=${token}`);
    expect(url.search).not.toContain(token);
  });
});

describe('messages between app and game', () => {
  it.each([
    { type: 'gameReady' },
    { type: 'gamePosition', netCents: -250, balanceCents: 9_750 },
    { type: 'gameRound', open: true },
    { type: 'gameEnded', reason: 'GAME_ENDED' },
  ])('a message of the game is read: $type', (message) => expect(readGameMessage({ ...message, more: 1 })).toEqual(message));

  it.each([
    null,
    'gameReady',
    {},
    { type: 'hostPause' },
    { type: 'gamePosition', netCents: 1.5, balanceCents: 1 },
    { type: 'gamePosition', netCents: 1 },
    { type: 'gameRound', open: 'yes' },
    { type: 'gameEnded', reason: 'WON' },
  ])('anything else of it is not: %j', (message) => expect(readGameMessage(message)).toBeNull());

  it('a message of the app is read', () => {
    expect(readHostMessage({ type: 'hostPause' })).toEqual({ type: 'hostPause' });
    expect(readHostMessage({ type: 'hostResume' })).toEqual({ type: 'hostResume' });
    expect(readHostMessage({ type: 'hostRules' })).toEqual({ type: 'hostRules' });
    expect(readHostMessage({ type: 'gameReady' })).toBeNull();
  });
});

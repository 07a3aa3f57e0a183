import { describe, expect, it } from 'vitest';
import { IDLE, type LaunchError, type LaunchEvent, type LaunchState, needsSupport, stepLaunch } from './launch.ts';

const launched = { sessionId: 's1', url: 'http://localhost:4003/play/slot/a#launch=t', openedAt: '2026-11-22T20:00:00Z' };
const error: LaunchError = {
  code: 'RG_LOSS_LIMIT',
  displayType: 'INLINE',
  headerMessage: 'h',
  message: 'm',
  footerMessage: null,
  deepLinkCta: 'See limits',
  deepLink: '/account/responsible-gaming',
};
const REQUESTED: LaunchEvent = { type: 'launchRequested', mode: 'REAL' };
const ANSWERED: LaunchEvent = { type: 'launchAnswered', launched };
const CLOSED: LaunchEvent = { type: 'gameClosed' };

function run(...events: readonly LaunchEvent[]) {
  const effects: unknown[] = [];
  const state = events.reduce<LaunchState>((before, event) => {
    const step = stepLaunch(before, event);
    effects.push(...step.effects);
    return step.state;
  }, IDLE);
  return { state, effects };
}

describe('a game on its page', () => {
  it('is launched once, however often it is asked for', () => {
    expect(run(REQUESTED, REQUESTED, ANSWERED, REQUESTED).effects).toEqual([{ type: 'launch', mode: 'REAL' }]);
  });

  it('ends its session when it is closed', () => {
    const { state, effects } = run(REQUESTED, ANSWERED, CLOSED);
    expect(state).toEqual(IDLE);
    expect(effects.at(-1)).toEqual({ type: 'close', sessionId: 's1' });
  });

  it('ends a session whose answer came after the player had left', () => {
    expect(run(REQUESTED, CLOSED, ANSWERED).effects.at(-1)).toEqual({ type: 'close', sessionId: 's1' });
  });

  it('shows a refusal, and can be asked for again', () => {
    const refused = run(REQUESTED, { type: 'launchRefused', error });
    expect(refused.state).toEqual({
      kind: 'refused',
      mode: 'REAL',
      error,
      hasFailed: false,
      isChecking: false,
      lastCheck: null,
    });
    expect(run(REQUESTED, { type: 'launchRefused', error }, REQUESTED).effects).toHaveLength(2);
    expect(run(REQUESTED, { type: 'launchUnanswered' }).state).toEqual({ kind: 'unanswered', mode: 'REAL', hasFailed: false });
  });

  it.each(['GEO_COMPLY_ERROR', 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR'] as const)(
    'checks the location after %s, once at a time, and is launched again where games can be played',
    (code) => {
      const geo = { ...error, code };
      const refused: readonly LaunchEvent[] = [REQUESTED, { type: 'launchRefused', error: geo }];
      const ask: LaunchEvent = { type: 'locationRequested' };
      const { state, effects } = run(...refused, ask, ask);
      expect([state, effects.slice(1)]).toEqual([
        { kind: 'refused', mode: 'REAL', error: geo, hasFailed: false, isChecking: true, lastCheck: null },
        [{ type: 'checkLocation' }],
      ]);
      expect(stepLaunch(state, { type: 'locationAnswered', error: null })).toEqual({
        state: { kind: 'launching', mode: 'REAL', hasFailed: false },
        effects: [{ type: 'launch', mode: 'REAL' }],
      });
      const other = { ...geo, headerMessage: 'other' };
      const again = stepLaunch(state, { type: 'locationAnswered', error: other });
      expect(again).toMatchObject({ state: { error: other, isChecking: false, lastCheck: 'again' }, effects: [] });
      expect(stepLaunch(again.state, ask).effects).toEqual([{ type: 'checkLocation' }]);
      expect(stepLaunch(state, { type: 'locationUnanswered' }).state).toMatchObject({ isChecking: false, lastCheck: 'unanswered' });
      // The player has left meanwhile.
      expect(stepLaunch(IDLE, { type: 'locationAnswered', error: null })).toEqual({ state: IDLE, effects: [] });
    },
  );

  it('needs support once it has failed twice, whatever was in between, until it is left', () => {
    const failed: LaunchEvent = { type: 'launchRefused', error: { ...error, code: 'LAUNCHED_FAILED' } };
    const supportAfter = (...events: readonly LaunchEvent[]): boolean => {
      const { state } = run(...events);
      return state.kind === 'refused' && needsSupport(state);
    };
    expect(supportAfter(REQUESTED, failed)).toBe(false);
    expect(supportAfter(REQUESTED, failed, REQUESTED, failed)).toBe(true);
    expect(supportAfter(REQUESTED, failed, REQUESTED, { type: 'launchUnanswered' }, REQUESTED, failed)).toBe(true);
    expect(supportAfter(REQUESTED, failed, REQUESTED, { type: 'launchRefused', error })).toBe(false);
    expect(supportAfter(REQUESTED, failed, CLOSED, REQUESTED, failed)).toBe(false);
    expect(supportAfter(REQUESTED, { type: 'launchUnanswered' }, REQUESTED, failed)).toBe(false);
  });

  it('checks no location where something else is in the way', () => {
    expect(run(REQUESTED, { type: 'launchRefused', error }, { type: 'locationRequested' }).effects).toHaveLength(1);
  });

  it('takes what the game says of its money, and its end', () => {
    const spoke = (message: Extract<LaunchEvent, { type: 'gameSpoke' }>['message']): LaunchEvent => ({
      type: 'gameSpoke',
      message,
    });
    const position = { netCents: -40, balanceCents: 960 };
    const playing = run(REQUESTED, ANSWERED, spoke({ type: 'gameReady' }), spoke({ type: 'gamePosition', ...position }));
    expect(playing.state).toMatchObject({ kind: 'playing', isReady: true, position });
    const ended = stepLaunch(playing.state, spoke({ type: 'gameEnded', reason: 'RESTRICTED' }));
    expect(ended.state).toEqual({ kind: 'ended', mode: 'REAL', reason: 'RESTRICTED', position });
    // Messages of a frame that is gone change nothing.
    expect(stepLaunch(ended.state, spoke({ type: 'gameReady' })).state).toBe(ended.state);
  });

  it.each(['REAL', 'DEMO'] as const)('has the balance read after a round that moved it, and at its end, for money (%s)', (mode) => {
    const position = (balanceCents: number): LaunchEvent => ({
      type: 'gameSpoke',
      message: { type: 'gamePosition', netCents: 0, balanceCents },
    });
    const events = [position(1_000), position(1_000), position(900)];
    const { state, effects } = run({ type: 'launchRequested', mode }, ANSWERED, ...events);
    const read = mode === 'REAL' ? [{ type: 'readBalance' }] : [];
    expect(effects.slice(1)).toEqual(read);
    expect(stepLaunch(state, { type: 'gameSpoke', message: { type: 'gameEnded', reason: 'EXPIRED' } }).effects).toEqual(read);
  });
});

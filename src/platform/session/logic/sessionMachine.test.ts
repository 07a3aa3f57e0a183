import { expect, it } from 'vitest';
import { NEW_SESSION_MACHINE, type SessionInput, type SessionStep, stepSession } from './sessionMachine.ts';

const RESTORED = { playerAlias: 'p1', refreshToken: null, limitedAccessToken: null, accessTokenRefreshAt: 1, expirySeconds: 3600 };
const tokens = (bearerToken: string) => ({ ...RESTORED, bearerToken });

function after(...inputs: readonly SessionInput[]): SessionStep {
  let step: SessionStep = { state: NEW_SESSION_MACHINE, effects: [] };
  for (const input of inputs) step = stepSession(step.state, input);
  return step;
}

/** A page that is restoring its session and has sent its refresh, as in a reload of all tabs after an update. */
const RESTORING: SessionInput = { type: 'started', saved: { kind: 'saved', session: RESTORED } };
const OWN_ANSWER: SessionInput = { type: 'refreshAnswered', visit: 0, outcome: { kind: 'granted', tokens: tokens('own') } };

it('a page ends nothing at the server where another tab refreshed the same session before its own refresh was answered', () => {
  const { state, effects } = after(RESTORING, { type: 'otherTabGranted', tokens: tokens('other'), isNew: false }, OWN_ANSWER);
  expect(effects.map(({ type }) => type)).not.toContain('endAtServer');
  expect(state).toMatchObject({ phase: 'opening', tokens: { bearerToken: 'own' } });
});

it('a page ends the session of its own refresh where another tab has logged in meanwhile', () => {
  const { state, effects } = after(RESTORING, { type: 'otherTabGranted', tokens: tokens('new'), isNew: true }, OWN_ANSWER);
  expect(effects).toContainEqual({ type: 'endAtServer', bearerToken: 'own' });
  expect(state).toMatchObject({ phase: 'opening', tokens: { bearerToken: 'new' } });
});

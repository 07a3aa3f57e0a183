import { describe, expect, it } from 'vitest';
import { ok } from '../../../../core/result.ts';
import { bills, slipOf } from './fixtures.ts';
import { step } from './slipMachine.ts';
import { FIRST_STATE, type SlipEvent, type SlipState } from './slipState.ts';

/** Single transitions of the machine, where a sequence would reach them rarely. */

const visitor: SlipState = {
  ...FIRST_STATE,
  ...{ awake: true, ready: true, login: 'loggedOut', owner: 'loggedOut', token: 'token', online: true, loading: false },
  server: { ...slipOf([bills]), id: 'anonymous:a' },
};
const played = (state: SlipState, ...events: readonly SlipEvent[]): SlipState =>
  events.reduce((now, event) => step(now, event).state, state);
const LOGGED_IN: SlipEvent = { type: 'loginChanged', login: 'loggedIn' };

describe('the transfer of the slip at a log-in', () => {
  it('is none without a slip of the visitor: the player’s own is read [S4.34]', () => {
    const { state, effects } = step({ ...visitor, token: null }, LOGGED_IN);
    expect(state).toMatchObject({ transfer: 'NOT_TRANSFERRED', loading: true, owner: 'loggedIn', requests: [] });
    expect(effects.map(({ type }) => type)).toContain('read');
  });

  it('still waits for its turn where the effects’ code failed to load [S4.34]', () => {
    const promoting = played(visitor, LOGGED_IN);
    expect(promoting).toMatchObject({ transfer: 'LOADING', requests: [{ kind: 'promote' }] });
    expect(played(promoting, { type: 'loadFailed' })).toMatchObject({
      ...{ transfer: 'LOADING', awake: false },
      requests: [{ kind: 'promote', token: 'token', picks: [{ selectionId: 's-bills' }] }],
    });
  });

  it('has not happened where the server refuses it: its picks are added to the player’s own slip [S4.34]', () => {
    const promoting = played(visitor, LOGGED_IN);
    const changeId = promoting.requests[0]?.changeId ?? -1;
    const refused = {
      code: 'edgebook.slip.token_invalid',
      message: 'No.',
      priority: 4,
      displayType: 'GENERIC',
      field: null,
    } as const;
    const outcome = ok({ slip: slipOf([]), errors: [refused] });
    expect(played(promoting, { type: 'answered', changeId, outcome })).toMatchObject({
      transfer: 'NOT_TRANSFERRED',
      requests: [{ kind: 'add', pick: { selectionId: 's-bills' } }],
    });
    expect(played(promoting, { type: 'answered', changeId, outcome: ok({ slip: slipOf([bills]), errors: [] }) })).toMatchObject({
      ...{ transfer: 'PROMOTED', requests: [] },
    });
  });

  it('is over for a page that wakes up with the same owner [S4.34]', () => {
    const asleep: SlipState = { ...visitor, awake: false, transfer: 'DEMOTED' };
    expect(played(asleep, { type: 'needed' })).toMatchObject({ awake: true, transfer: 'NOT_TRANSFERRED' });
  });
});

import { describe, expect, it } from 'vitest';
import { persistable, privateRootFields, restorable } from './persistable.ts';

const cache = {
  ROOT_QUERY: {
    __typename: 'Query',
    liveEventsCount: { count: 3 },
    'competition({"sport":"football"})': { __ref: 'Competition:1' },
    account: { __ref: 'Account:p1' },
    'betslip({"oddsFormat":"AMERICAN"})': { __ref: 'Betslip:b1' },
    'myBets:open': { bets: [] },
    startup: { anonymousToken: 'secret' },
  },
  'Competition:1': { events: [{ __ref: 'Event:1' }] },
  'Event:1': { markets: [{ __ref: 'Market:1' }], competition: { __ref: 'Competition:1' } },
  'Market:1': { name: 'Moneyline' },
  'Account:p1': { email: 'maya@example.test' },
  'Betslip:b1': { revision: 4 },
  ROOT_MUTATION: { heartbeat: {} },
};

describe('the persisted part of the Apollo cache', () => {
  it('is the public catalogue and the objects it refers to', () => {
    expect(persistable(cache)).toEqual({
      ROOT_QUERY: {
        __typename: 'Query',
        liveEventsCount: { count: 3 },
        'competition({"sport":"football"})': { __ref: 'Competition:1' },
      },
      'Competition:1': cache['Competition:1'],
      'Event:1': cache['Event:1'],
      'Market:1': cache['Market:1'],
    });
  });

  it('never contains account, slip, bets or tokens', () => {
    const stored = JSON.stringify(persistable(cache));
    for (const secret of ['maya@example.test', 'secret', 'revision', 'ROOT_MUTATION', 'myBets'])
      expect(stored).not.toContain(secret);
  });

  it('is empty when the input is no cache', () => {
    expect(persistable('text')).toEqual({});
    expect(persistable({})).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
  });

  it('excludes the other root fields, which a log-out removes', () => {
    expect(privateRootFields(cache)).toEqual(['account', 'betslip', 'myBets', 'startup']);
  });

  it('does not overwrite newer data when it is restored', () => {
    const now = { ROOT_QUERY: { __typename: 'Query', liveEventsCount: { count: 9 } }, 'Event:1': { markets: [] } };
    expect(restorable(cache, now)).toMatchObject({
      ROOT_QUERY: { liveEventsCount: { count: 9 }, 'competition({"sport":"football"})': { __ref: 'Competition:1' } },
      'Event:1': { markets: [], competition: { __ref: 'Competition:1' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { settle } from '../../../platform/fakeTime.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';

const request = { placementId: 'made-by-the-client', bets: [] };

describe('the calls of the betslip', () => {
  it('send a placement under its own id, and return NO_ANSWER if its outcome is unknown', async () => {
    const { data, fail, calls } = fakeServer();
    const api = serverBetslipApi(data);
    fail('BetslipPlaceBets', { kind: 'unknown' });
    expect(await api.place(request)).toEqual({ ok: false, error: 'NO_ANSWER' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('"placementId":"made-by-the-client"');
  });

  it('distinguish a placement unknown to the server from a failed request', async () => {
    const { data, answer, fail } = fakeServer();
    const api = serverBetslipApi(data);
    answer('Placement', () => ({ placement: null }));
    expect(await api.placement('p')).toEqual({ ok: true, value: null });
    fail('Placement', { kind: 'unreachable' });
    expect(await api.placement('p')).toEqual({ ok: false, error: 'NO_ANSWER' });
  });

  it.each([
    [{ kind: 'refused', codes: ['BAD_USER_INPUT'] }, 'INVALID_INPUT'],
    [{ kind: 'refused', codes: ['QUERY_TOO_COMPLEX'] }, 'NO_ANSWER'],
    [{ kind: 'unauthenticated' }, 'UNAUTHENTICATED'],
    [{ kind: 'notSent' }, 'NO_ANSWER'],
  ] as const)('that fail as %j are %s', async (failure, error) => {
    const { data, fail } = fakeServer();
    fail('BetslipClear', failure);
    expect(await serverBetslipApi(data).clear()).toEqual({ ok: false, error });
  });

  it('return OTHER_OWNER, not the slip, after the user has changed', async () => {
    const { data, answer, hold, logOut } = fakeServer();
    answer('BetslipClear', () => ({ betslipClear: null }));
    const release = hold('BetslipClear');
    const cleared = serverBetslipApi(data).clear();
    logOut();
    await settle();
    await release();
    expect(await cleared).toEqual({ ok: false, error: 'OTHER_OWNER' });
  });
});

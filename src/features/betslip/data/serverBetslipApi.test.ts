import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { settle } from '../../../platform/fakeTime.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';

const request = { placementId: 'made-and-kept-by-the-client', bets: [] };

describe('the calls of the betslip', () => {
  it('send a placement by the id that was kept for it, and have no answer where nobody knows what became of it', async () => {
    const { data, fail, calls } = fakeServer();
    const api = serverBetslipApi(data);
    fail('BetslipPlaceBets', { kind: 'unknown' });
    expect(await api.place(request)).toEqual({ ok: false, error: 'NO_ANSWER' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('"placementId":"made-and-kept-by-the-client"');
  });

  it('tell a placement that the server does not know from a question without an answer', async () => {
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

  it('say nothing of a slip to whoever is here after its owner', async () => {
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

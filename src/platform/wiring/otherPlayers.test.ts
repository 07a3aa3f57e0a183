import { describe, expect, it, vi } from 'vitest';
import { TOKEN_PATH } from '../../../core/wire/apiPaths.ts';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { playerRest } from '../data/rest.ts';
import { page, stubBrowser } from './testing/identityPage.ts';

const MINUTE_MS = 60_000;
const credentials = { username: 'demo', password: 'slipstream-demo' };

fakeBrowser(stubBrowser);

describe('a REST request of a player who has logged out before another logged in', () => {
  it('has no answer for the next player, and is not sent again as theirs', async () => {
    const { session, hold, paths, grant, account, restPorts } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    const rest = playerRest(restPorts);
    expect(await rest({ method: 'GET', path: '/i/mine' })).toMatchObject({ ok: true, value: { body: grant } });
    const release = hold('/i/mine');
    const first = rest({ method: 'GET', path: '/i/mine' });
    await vi.advanceTimersByTimeAsync(0);
    await session.logOut('none');
    Object.assign(grant, { access_token: 'b', user_id: 'p2' });
    Object.assign(account, { id: 'p2' });
    await session.logIn(credentials);
    release();
    expect(await first).toEqual({ ok: false, error: { code: 'UNAUTHORIZED_ERROR', answer: null } });
    expect(paths.filter((path) => path === '/i/mine')).toHaveLength(2);
  });
});

describe('a log-in during a refresh that has no answer', () => {
  it('gives the request of the refresh up, and does not wait', async () => {
    const { session, hold, tokens } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    hold(TOKEN_PATH);
    await vi.advanceTimersByTimeAsync(14.5 * MINUTE_MS);
    expect(tokens()).toBe(2);
    hold(TOKEN_PATH)();
    const done = session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(0);
    expect([await Promise.race([done, 'waits']), tokens()]).toEqual([{ ok: true, value: undefined }, 3]);
  });
});

describe('the answers to a player who has logged out before another logged in', () => {
  it('change nothing: session data, startup, heartbeat, and a token that is refused', async () => {
    const { session, hold, sent, account, grant, metadata, answers, startup, times, depositModal, giveUp, renew } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    const modal = { title: 't', body: 'b', buttonLabel: 'l', depositAckType: 'NJ' } as const;
    account.depositAcknowledgementModal = { ...modal, showDepositAckModal: true } as never;
    metadata.networkChangeBufferSeconds = 33;
    answers.set('Heartbeat', { heartbeat: { status: 'TIME_LIMIT_EXCEEDED' } });
    const names = ['PostLogin', 'Startup', 'Heartbeat'];
    const releases = names.map(hold);
    void session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 5000);
    const toFirst = sent.filter(({ authorization }) => authorization.kind === 'bearer').map(({ name }) => name);
    expect([...new Set(toFirst)].sort()).toEqual([...names].sort());
    expect(session.getSnapshot().playerAlias).toBe('p1');
    await session.logOut('none');

    // Answers to the second player come at once.
    for (const name of names) hold(name)();
    answers.delete('Heartbeat');
    Object.assign(grant, { access_token: 'b', user_id: 'p2' });
    Object.assign(account, { id: 'p2', depositAcknowledgementModal: null });
    account.spentInSession.amount = 7;
    metadata.networkChangeBufferSeconds = 44;
    await session.logIn(credentials);
    const seen = () => [
      session.getSnapshot(),
      localStorage.getItem('slipstream.session.test'),
      times(),
      startup.getSnapshot().data?.applicationMetadata.networkChangeBufferSeconds,
      depositModal(),
    ];
    const before = seen();
    expect(before.slice(3)).toEqual([44, null]);
    for (const release of releases.reverse()) {
      release();
      await vi.advanceTimersByTimeAsync(0);
    }
    giveUp({ kind: 'bearer', token: 'a' });
    expect(await renew({ kind: 'bearer', token: 'a' })).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen()).toEqual(before);
    expect(session.getSnapshot()).toEqual({ status: 'loggedIn', playerAlias: 'p2', logoutReason: null });
  });
});

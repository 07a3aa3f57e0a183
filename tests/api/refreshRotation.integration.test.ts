import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_IDENTITY_POLICY } from '../../server/domain/identity/policy.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

const LEEWAY_SECONDS = DEFAULT_IDENTITY_POLICY.cookieReuseLeewaySeconds;

let api: TestApi;
let now = 0;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info' });
  now = api.deps.clock.now().getTime();
  vi.spyOn(api.deps.clock, 'now').mockImplementation(() => new Date(now));
});
afterAll(() => api.stop());

const cookieOf = (header: unknown): string => /slipstream_refresh=([\w-]+)/.exec(String(header))?.[1] ?? '';

async function ask(payload: object, cookie = '', remoteAddress = '127.0.0.1') {
  const response = await api.app.inject({
    method: 'POST',
    remoteAddress,
    url: '/api/identity/token',
    payload: { client_id: 'slipstream-web', ...payload },
    headers: { 'x-token-transport': 'cookie', cookie },
  });
  return { status: response.statusCode, next: cookieOf(response.headers['set-cookie']) };
}

const refresh = (token: string, address?: string) => ask({ grant_type: 'refresh_token' }, `slipstream_refresh=${token}`, address);
const ELSEWHERE = '192.0.2.7';

async function logIn(player: { readonly username: string; readonly password: string }): Promise<string> {
  return (await ask({ grant_type: 'password', username: player.username, password: player.password })).next;
}

const unusedTokens = async (playerId: string): Promise<number> => {
  const { count } = await api.deps.db.query
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sessions.player_id', '=', playerId)
    .where('sessions.revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

const reuses = (playerId: string): number =>
  api.logged.filter((line) => line.includes('"security":"refresh.reused"') && line.includes(playerId)).length;

describe('a thief with a spent cookie', () => {
  it('gets the victim’s successor, and the second use of a replaced token ends the session for both', async () => {
    const player = await api.newPlayer();
    const spent = await logIn(player);
    const victim = await refresh(spent);
    const thief = await refresh(spent);
    expect([victim.status, thief.status]).toEqual([200, 200]);
    expect(thief.next).toBe(victim.next);
    const thiefNext = await refresh(thief.next);
    expect(thiefNext.status).toBe(200);
    now += LEEWAY_SECONDS * 1000;
    expect((await refresh(victim.next)).status).toBe(400);
    expect((await refresh(thiefNext.next)).status).toBe(400);
    expect(reuses(player.id)).toBe(1);
  });

  it('who comes after the leeway from elsewhere, or after the next refresh, ends the session at once', async () => {
    for (const wait of [LEEWAY_SECONDS, 0]) {
      const player = await api.newPlayer();
      const spent = await logIn(player);
      const victim = await refresh(spent);
      const latest = wait > 0 ? victim : await refresh(victim.next);
      now += wait * 1000;
      expect((await refresh(spent, wait > 0 ? ELSEWHERE : '127.0.0.1')).status).toBe(400);
      expect((await refresh(latest.next)).status).toBe(400);
      expect(reuses(player.id)).toBe(1);
    }
  });

  it('who sends it many times at once gets one answer many times', async () => {
    const spent = await logIn(await api.newPlayer());
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(spent)));
    expect(new Set(answers.map(({ status, next }) => `${status} ${next}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });
});

describe('a browser whose answer was lost', () => {
  it('goes on hours later, from a network that its player has logged in from, and again when the next answer arrived', async () => {
    const player = await api.newPlayer();
    let token = await logIn(player);
    for (let day = 0; day < 3; day += 1) {
      const lost = await refresh(token);
      now += 8 * 3_600_000;
      const repeated = await refresh(token);
      expect(repeated).toEqual({ status: 200, next: lost.next });
      token = (await refresh(repeated.next)).next;
    }
    expect(reuses(player.id)).toBe(0);
  });
});

describe('victim and thief in any order', () => {
  /** The token to use, counted back from the newest, and the seconds to wait before its use. */
  const step = fc.record({
    who: fc.constantFrom('victim' as const, 'thief' as const),
    back: fc.integer({ min: 0, max: 2 }),
    afterSeconds: fc.constantFrom(0, 1, LEEWAY_SECONDS - 1, LEEWAY_SECONDS, 100),
  });

  it('leave one line of tokens, and none once a replaced token was used that no lost answer explains', async () => {
    const player = await api.newPlayer();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        await api.deps.db.query.deleteFrom('sessions').where('player_id', '=', player.id).execute();
        const stolen = await logIn(player);
        const seen = { victim: [stolen], thief: [stolen] };
        /** The state by the rules: the line of tokens, and when the one before the last was first used. */
        const line = [stolen];
        let spentAt = Number.NEGATIVE_INFINITY;
        const repeated = new Set<string | undefined>();
        let isOver = false;
        for (const { who, back, afterSeconds } of steps) {
          now += afterSeconds * 1000;
          const token = seen[who].at(-1 - back) ?? stolen;
          const newest = line.at(-1);
          const mayRepeat = token === line.at(-2) && (now - spentAt < LEEWAY_SECONDS * 1000 || !repeated.has(token));
          const answer = await refresh(token);
          expect(answer.status).toBe(!isOver && (token === newest || mayRepeat) ? 200 : 400);
          if (answer.status !== 200) isOver = true;
          else if (token === newest) {
            expect(line).not.toContain(answer.next);
            line.push(answer.next);
            spentAt = now;
          } else {
            expect(answer.next).toBe(newest);
            repeated.add(newest);
          }
          if (answer.status === 200) seen[who].push(answer.next);
          expect(await unusedTokens(player.id)).toBe(isOver ? 0 : 1);
        }
      }),
      { numRuns: 40, seed: 8 },
    );
  }, 60_000);
});

it('no token is stored in clear', async () => {
  const player = await api.newPlayer();
  const first = await logIn(player);
  const { next } = await refresh(first);
  const { rows } = await api.deps.db.pool.query<{ dump: string }>(
    `SELECT string_agg(t::text, ' ') || (SELECT string_agg(s::text, ' ') FROM sessions s) AS dump FROM refresh_tokens t`,
  );
  const dump = rows[0]?.dump ?? '';
  expect(dump).toContain(player.id);
  for (const token of [first, next]) expect(dump).not.toContain(token);
});

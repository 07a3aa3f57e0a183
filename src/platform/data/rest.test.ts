import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../core/result.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { Rest, RestRequest } from '../http/restClient.ts';
import { playerRest } from './rest.ts';

const ANSWER = { status: 200, headers: new Headers(), body: null };
const UNAUTHORIZED = err({ code: 'UNAUTHORIZED_ERROR', answer: null } as const);

/** A server that accepts one token, and a session whose token changes when it is renewed. */
function fakePorts({ accepts, renewed }: { readonly accepts: string; readonly renewed: boolean }) {
  let token = 'old';
  const sent: (string | undefined)[] = [];
  return {
    sent,
    ports: {
      rest: async ({ headers }: RestRequest) => {
        sent.push(headers?.authorization);
        return headers?.authorization === `Bearer ${accepts}` ? ok(ANSWER) : UNAUTHORIZED;
      },
      authorize: async (): Promise<Authorization> => ({ kind: 'bearer', token }),
      playerAlias: () => 'p1',
      renew: async () => {
        if (renewed) token = 'new';
        return renewed;
      },
    },
  };
}

const request = { method: 'GET', path: '/api/login_preferences' } as const;

it('a REST request of a player carries the token, and is sent again once with a renewed one', async () => {
  const { ports, sent } = fakePorts({ accepts: 'new', renewed: true });
  expect((await playerRest(ports)(request)).ok).toBe(true);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

it('a REST request that a renewed token does not help is refused, and not repeated for ever', async () => {
  const { ports, sent } = fakePorts({ accepts: 'another', renewed: true });
  expect(await playerRest(ports)(request)).toEqual(UNAUTHORIZED);
  expect(sent).toHaveLength(2);
});

it('a REST request of a session that is over is not repeated', async () => {
  const { ports, sent } = fakePorts({ accepts: 'new', renewed: false });
  expect(await playerRest(ports)(request)).toEqual(UNAUTHORIZED);
  expect(sent).toHaveLength(1);
});

it('a visitor’s request carries no token', async () => {
  const { ports, sent } = fakePorts({ accepts: 'new', renewed: false });
  await playerRest({ ...ports, authorize: async () => ({ kind: 'anonymous', token: 'a' }) })(request);
  expect(sent).toEqual([undefined]);
});

describe('a request of a player who has logged out before another logged in', () => {
  function twoPlayers(answer: Awaited<ReturnType<Rest>> = ok(ANSWER)) {
    const { ports, sent } = fakePorts({ accepts: 'new', renewed: true });
    const now = { playerAlias: 'first' };
    const rest: Rest = async ({ headers }) => {
      sent.push(headers?.authorization);
      now.playerAlias = 'second';
      return answer;
    };
    return { now, sent, ports: { ...ports, rest, playerAlias: () => now.playerAlias } };
  }

  it('is answered with nothing', async () => {
    const { ports, sent } = twoPlayers();
    expect(await playerRest(ports)(request)).toEqual(UNAUTHORIZED);
    expect(sent).toEqual(['Bearer old']);
  });

  it('is not sent again with the tokens of the other', async () => {
    const { ports, sent } = twoPlayers(UNAUTHORIZED);
    expect(await playerRest(ports)(request)).toEqual(UNAUTHORIZED);
    expect(sent).toEqual(['Bearer old']);
  });

  it('is not sent at all when it has waited for its token that long', async () => {
    const { ports, sent, now } = twoPlayers();
    const authorize = async (): Promise<Authorization> => {
      now.playerAlias = 'second';
      return ports.authorize();
    };
    expect(await playerRest({ ...ports, authorize })(request)).toEqual(UNAUTHORIZED);
    expect(sent).toEqual([]);
  });
});

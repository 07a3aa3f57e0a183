import { expect, it } from 'vitest';
import { err, ok } from '../../../core/result.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { RestRequest } from '../http/restClient.ts';
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

import { expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { sessionSpend } from './sessionSpend.ts';

it('what the session has spent is asked for at once and every 10 s while the reality check is open, and not after it', async () => {
  const { data, calls, time, answer } = fakeServer({ status: 'loggedIn', playerAlias: 'p' });
  let cents = 2000;
  answer('SessionSpend', () => ({ account: { id: 'p', spentInSession: { amount: cents } } }));
  const spend = data.query(sessionSpend, {});
  const close = spend.subscribe(() => undefined);
  await settle();
  expect(spend.getSnapshot().data).toEqual({ spentCents: 2000 });
  cents = 4500;
  await time.pass(9_999);
  expect(calls).toEqual(['SessionSpend {}']);
  await time.pass(1);
  expect(calls).toHaveLength(2);
  expect(spend.getSnapshot().data).toEqual({ spentCents: 4500 });
  close();
  await time.pass(60_000);
  expect(calls).toHaveLength(2);
});

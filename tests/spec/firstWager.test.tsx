import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { openAccountHeader, wireAccount } from '../support/accountHeader.tsx';
import { press } from '../support/page.tsx';

const account = (isDue: boolean) => wireAccount({ showFirstWagerModal: isDue });
const page = (open: number, settled: number) => ({
  open: { bets: Array.from({ length: open }, (_, id) => ({ id })) },
  settled: { bets: Array.from({ length: settled }, (_, id) => ({ id })) },
});

/** The header of a player who has not closed the notice, with one selection in the slip. */
async function header(bets: ReturnType<typeof page> | null, { picked = 1, isDue = true } = {}) {
  const server = fakeServer();
  server.answer('Account', () => ({ account: account(isDue) }));
  server.answer('BetsBeforeFirstWager', () => bets);
  server.answer('AcknowledgeUserNotice', () => ({ acknowledgeUserNotice: account(false) }));
  if (bets === null) server.fail('BetsBeforeFirstWager', { kind: 'refused', codes: ['INTERNAL'] });
  await openAccountHeader(server, { picks: { subscribe: () => () => undefined, count: () => picked } });
  return server;
}
const modal = () => screen.findByRole('dialog', { name: 'Before your first bet' });

it.each([
  ['shows no bets', page(0, 0)],
  ['cannot be read', null],
] as const)(
  'a page of bets that %s opens the first-wager modal once a selection is picked; closing it is kept by the server',
  async (_name, bets) => {
    const { calls } = await header(bets);
    await modal();
    press('Not now');
    await act(() => settle());
    expect(calls).toContain('AcknowledgeUserNotice {"ackType":"FIRST_WAGER"}');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it.each([
  ['an open bet', page(1, 0), {}],
  ['a settled bet', page(0, 1), {}],
  ['nothing picked', page(0, 0), { picked: 0 }],
  ['the notice closed before', page(0, 0), { isDue: false }],
] as const)('a player with %s is not shown the first-wager modal', async (_name, bets, change) => {
  await header(bets, change);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the header of a player leads to the deposit page', async () => {
  await header(page(0, 0), { isDue: false });
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
});

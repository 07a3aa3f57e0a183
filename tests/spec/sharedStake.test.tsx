import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { bills, oilers, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { type HarnessSetup, harness } from '../../src/features/betslip/testing/harness.ts';
import { ShareButton } from '../../src/features/betslip/ui/ShareButton.tsx';
import { ShareBet } from '../../src/features/my-bets/ui/ShareBet.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { press } from '../support/page.tsx';
import { renderInSlip } from '../support/slip.tsx';

/** Opens the dialog of a share button. */
async function openDialog(part: ReactNode, setup: HarnessSetup = {}) {
  const server = fakeServer();
  for (const name of ['ShareBetslip', 'ShareBet', 'SharePlacedBet'])
    server.answer(name, () => ({ [name === 'ShareBetslip' ? 'shareBetslip' : 'shareBet']: { path: '/shared_bet?shareId=s1' } }));
  const { betslip } = harness(setup);
  await settle();
  const { data, connection } = server;
  renderInSlip(part, { betslip }, { services: { data, connection } });
  press(/^Share/);
  await screen.findByRole('dialog');
  return server;
}

const madeLink = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

it('a link made from the slip has the picks of the open tab, and no stake', async () => {
  const slip = slipOf([bills, oilers]);
  const stored = { tab: { tab: 'PARLAY', isNew: false } } as const;
  const server = await openDialog(<ShareButton label="Share betslip" />, { slip, stored });
  expect(screen.getByRole('dialog', { name: 'Share your picks' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  press('Create link');
  expect((await madeLink()).value).toMatch(/^http.*\/shared_bet\?shareId=s1$/);
  expect(server.calls).toEqual(['ShareBetslip {"section":"PARLAY"}']);
});

it.each([
  ['receipt', false, 'SharePlacedBet', <ShareButton key="1" betId="b1" label="Share" />],
  ['receipt', true, 'SharePlacedBet', <ShareButton key="2" betId="b1" label="Share" />],
  ['list of bets', false, 'ShareBet', <ShareBet key="3" betId="b1" title="Bills" />],
  ['list of bets', true, 'ShareBet', <ShareBet key="4" betId="b1" title="Bills" />],
] as const)(
  'a link made from the %s has the stake of the bet only where the player chose it: %s',
  async (_, choice, name, part) => {
    const server = await openDialog(part);
    if (choice) fireEvent.click(screen.getByRole('checkbox', { name: 'Show my stake' }));
    press('Create link');
    await madeLink();
    expect(server.calls).toEqual([`${name} ${JSON.stringify({ betId: 'b1', includeBetAmount: choice })}`]);
  },
);

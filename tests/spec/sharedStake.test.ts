import { act, createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type HarnessSetup, harness } from '../../src/features/betslip/data/harness.ts';
import { bills, oilers, slipOf } from '../../src/features/betslip/logic/fixtures.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { ShareButton } from '../../src/features/betslip/ui/ShareButton.tsx';
import { ShareBet } from '../../src/features/my-bets/ui/ShareBet.tsx';
import { type FakeServer, fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import type { ShareDialogProps } from '../../src/ui/ShareDialog.tsx';
import { elementsOf, elementWith } from '../support/drawn.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';

/** The dialog that a press on a share button opens, over this server. */
async function openedBy(
  draw: () => ReactNode,
  server: FakeServer,
  setup: HarnessSetup = {},
): Promise<ShareDialogProps | undefined> {
  const { betslip } = harness(setup);
  await settle();
  const parts: Partial<BetslipParts> = { betslip, online: true };
  const { data, connection } = server;
  const services = fakeServices({ data, connection });
  let drawn: ReactNode = null;
  mountHook(
    () => {
      drawn = draw();
    },
    {
      initial: {},
      wrap: (hook) =>
        createElement(ServicesContext, { value: services }, createElement(BetslipContext, { value: parts as BetslipParts }, hook)),
    },
  );
  await act(async () => {
    elementsOf(drawn, IconButton)[0]?.props.onClick?.({} as never);
    await import('../../src/ui/ShareDialog.tsx');
    await settle();
  });
  return elementWith<ShareDialogProps>(drawn, 'makeLink')?.props;
}

it('a link made from the slip has the picks of the open tab, and no stake', async () => {
  const server = fakeServer();
  server.answer('ShareBetslip', () => ({ shareBetslip: { path: '/shared_bet?shareId=s2' } }));
  const slip = slipOf([bills, oilers]);
  const stored = { tab: { tab: 'PARLAY', isNew: false } } as const;
  const dialog = await openedBy(() => ShareButton({ label: 'Share betslip' }), server, { slip, stored });
  expect(dialog).toMatchObject({ title: 'Share your picks', hasStake: false });
  expect(await dialog?.makeLink(true)).toBe('/shared_bet?shareId=s2');
  expect(server.calls).toEqual(['ShareBetslip {"section":"PARLAY"}']);
});

it.each([
  ['receipt', 'SharePlacedBet', () => ShareButton({ betId: 'b1', label: 'Share' })],
  ['list of bets', 'ShareBet', () => ShareBet({ betId: 'b1', title: 'Bills' })],
] as const)('a link made from the %s has the stake of the bet only where the player chose it', async (_, operation, draw) => {
  const server = fakeServer();
  server.answer(operation, () => ({ shareBet: { path: '/shared_bet?shareId=s1' } }));
  const dialog = await openedBy(draw, server);
  expect(dialog?.hasStake).toBe(true);
  for (const showsStake of [false, true]) expect(await dialog?.makeLink(showsStake)).toBe('/shared_bet?shareId=s1');
  expect(server.calls).toEqual(
    [false, true].map((includeBetAmount) => `${operation} ${JSON.stringify({ betId: 'b1', includeBetAmount })}`),
  );
});

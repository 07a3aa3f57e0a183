import { act, createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { harness } from '../../src/features/betslip/data/harness.ts';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { ShareButton } from '../../src/features/betslip/ui/ShareButton.tsx';
import { ShareBet } from '../../src/features/my-bets/ui/ShareBet.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { IconButton } from '../../src/ui/IconButton.tsx';
import type { ShareDialogProps } from '../../src/ui/ShareDialog.tsx';
import { elementsOf, elementWith } from '../support/drawn.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';

it.each([
  ['receipt', 'SharePlacedBet', () => ShareButton({ betId: 'b1', label: 'Share' })],
  ['list of bets', 'ShareBet', () => ShareBet({ betId: 'b1', title: 'Bills' })],
] as const)('a link made from the %s has the stake of the bet only where the player chose it', async (_, operation, draw) => {
  const server = fakeServer();
  server.answer(operation, () => ({ shareBet: { path: '/shared_bet?shareId=s1' } }));
  const parts: Partial<BetslipParts> = { betslip: harness().betslip, online: true };
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
  const dialog = elementWith<ShareDialogProps>(drawn, 'makeLink');
  expect(dialog?.props.hasStake).toBe(true);
  for (const showsStake of [false, true]) expect(await dialog?.props.makeLink(showsStake)).toBe('/shared_bet?shareId=s1');
  expect(server.calls).toEqual(
    [false, true].map((includeBetAmount) => `${operation} ${JSON.stringify({ betId: 'b1', includeBetAmount })}`),
  );
});

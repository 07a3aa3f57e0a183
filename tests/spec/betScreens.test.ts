import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BetCard } from '../../src/features/my-bets/ui/BetCard.tsx';
import { CashOutBox } from '../../src/features/my-bets/ui/CashOutBox.tsx';
import { BETS, BOARD, SAMPLES_AT } from '../../src/features/my-bets/ui/gallery/betSamples.ts';
import { CASH_OUTS } from '../../src/features/my-bets/ui/gallery/cashOutSamples.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { stillPrices } from '../../src/platform/gallery/stillPrices.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { fakeServices, freshDevice } from '../support/fakeServices.ts';
import { outlineOf, recorder } from '../support/outline.ts';

const { told, calls } = recorder();
const services = fakeServices({
  ...{ prices: stillPrices(BOARD), connection: createStore({ online: true, live: true }) as Services['connection'] },
  ...{ data: {} as Services['data'], timers: {} as Services['timers'], clock: { now: () => 0 } },
  ...freshDevice(),
});

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => told('copy')(text) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function inPage(part: ReactNode): ReactNode {
  return createElement(ServicesContext, { value: services }, createElement(MemoryRouter, null, part));
}

const screensOf = async (parts: readonly (readonly [name: string, part: ReactNode])[]): Promise<string> => {
  const screens: string[] = [];
  for (const [name, part] of parts) screens.push(`# ${name}\n${await outlineOf(part, inPage, calls)}\n`);
  return screens.join('\n');
};

/** A changed line of the file is a change of what players see or what a control does: read it before it is written anew. */
it('a bet in My Bets shows in every state and kind what it has to', async () => {
  const cards = (['AMERICAN', 'EURO'] as const).flatMap((format) =>
    BETS.slice(format === 'EURO' ? -3 : 0).map(
      ({ name, bet }) =>
        [`${name}, ${format}`, createElement(BetCard, { bet: { ...bet, id: '12345678' }, format, now: SAMPLES_AT })] as const,
    ),
  );
  await expect(await screensOf(cards)).toMatchFileSnapshot('betScreens.txt');
});

it('a cash out shows in every state what it is, and each control does what it says', async () => {
  const boxes = CASH_OUTS.map(({ name, isOnline = true, ...view }) => {
    const does = { onEvent: told('raise'), onConfirm: told('confirm') };
    const auto = {
      onSetAuto: async (cents: number) => {
        told('setAuto')(cents);
        return true;
      },
      onRemoveAuto: async () => {
        told('removeAuto')();
        return true;
      },
    };
    const box = createElement(CashOutBox, {
      view,
      isOnline,
      listedCents: 28_50,
      title: 'Bills',
      isLive: isOnline,
      unavailableText: 'No cash out for a round robin',
      ...does,
      ...auto,
    });
    return [name, box] as const;
  });
  await expect(await screensOf(boxes)).toMatchFileSnapshot('cashOutScreens.txt');
});

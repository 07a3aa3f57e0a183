import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MarketStatus } from '../../../../../core/wire/contract.ts';
import { renderInPage } from '../../../../../tests/support/page.tsx';
import { createStore } from '../../../../platform/externalStore.ts';
import { toasts } from '../../../../ui/toast/toastStore.ts';
import { slateEvent, spread } from '../../logic/testSlate.ts';
import { OddsButton } from './OddsButton.tsx';

afterEach(() => toasts.getSnapshot().forEach(({ id }) => void toasts.dismiss(id)));

it.each<[status: MarketStatus, online: boolean, source: 'socket' | 'none', reason: string]>([
  ['CLOSED', true, 'socket', 'This market is suspended for the moment. It may open again.'],
  ['HIDDEN', true, 'socket', 'Betting on this is closed.'],
  ['OPEN', true, 'socket', 'This price is being updated. Try again in a moment.'],
  ['OPEN', true, 'none', 'Live prices need a connection that your network blocks.'],
  ['OPEN', false, 'none', 'You’re offline. Prices are paused until you’re back.'],
])(
  'a press on a price of a market that is %s and stale, online: %s, prices by %s, picks nothing and says why',
  async (status, online, source, reason) => {
    const [selection] = spread.selections;
    if (!selection) throw new Error('The market has no price');
    const toggle = vi.fn();
    const nothing = () => () => undefined;
    renderInPage(<OddsButton event={slateEvent()} market={{ ...spread, status }} selection={selection} />, {
      services: {
        prices: {
          selection: () => null,
          market: () => null,
          event: () => null,
          onSelection: nothing,
          onMarket: nothing,
          onEvent: nothing,
        },
        picks: { has: () => false, onSelection: nothing, toggle },
        oddsFormat: createStore('AMERICAN'),
        connection: createStore({ online }),
        priceSource: createStore(source),
      },
    });
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(toasts.getSnapshot().map(({ body }) => body)).toEqual([reason]));
    expect(toggle).not.toHaveBeenCalled();
  },
);

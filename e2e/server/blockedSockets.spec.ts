import type { Page } from '@playwright/test';
import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

// The page's own requests; a worker would add its.
test.use({ serviceWorkers: 'block' });

/** A network that answers requests and closes every handshake of a websocket, as some companies' proxies do. */
async function blockSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Refused extends EventTarget {
      static readonly CONNECTING = 0;
      static readonly OPEN = 1;
      static readonly CLOSING = 2;
      static readonly CLOSED = 3;
      readyState = 0;
      onopen: unknown = null;
      onmessage: unknown = null;
      onerror: ((event: Event) => void) | null = null;
      onclose: ((event: CloseEvent) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => {
          this.readyState = 3;
          this.onerror?.(new Event('error'));
          this.onclose?.(new CloseEvent('close', { code: 1006 }));
        }, 80);
      }
      send(): void {}
      close(): void {}
    }
    Object.defineProperty(window, 'WebSocket', { value: Refused });
  });
}

const NOTE = 'Your network blocks live connections';

for (const isBlocked of [true, false]) {
  test(`a bet before the start is picked and placed ${isBlocked ? 'where websockets are blocked, and the page says so' : 'over a websocket'}`, async ({
    page,
    sandbox,
    player,
    event,
    eventPage,
    betslip,
  }) => {
    test.setTimeout(90_000);
    if (isBlocked) await blockSockets(page);
    await startDraftBet(page, player, event);
    await expect(page.getByText(NOTE)).toHaveCount(isBlocked ? 1 : 0);
    await betslip.setStake('10');
    await betslip.button('Place Bet').click();
    await expect(betslip.button('Bet Placed')).toBeVisible({ timeout: 20_000 });
    // A price that moves now is seen, too.
    const other = selectionOf(marketOf(event, 'MONEYLINE'), 1);
    await sandbox.setPrice(other.id, '+345');
    await expect(eventPage.odds(other)).toContainText('+345', { timeout: 15_000 });
    await expect(eventPage.odds(other)).not.toHaveAccessibleName(/paused/);
  });
}

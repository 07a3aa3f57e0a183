import type { Page } from '@playwright/test';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

interface Operation {
  readonly operationName?: string;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: string } };
}

/** Every operation that a page sends, over HTTP and over its socket. */
function operationsOf(page: Page): readonly Operation[] {
  const sent: Operation[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== '/graphql') return;
    const extensions = url.searchParams.get('extensions');
    if (request.method() === 'POST') sent.push(request.postDataJSON() as Operation);
    else
      sent.push({
        operationName: url.searchParams.get('operationName') ?? '',
        ...(extensions !== null && { extensions: JSON.parse(extensions) as NonNullable<Operation['extensions']> }),
      });
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { readonly type: string; readonly payload?: Operation };
      if (message.type === 'subscribe' && message.payload) sent.push(message.payload);
    });
  });
  return sent;
}

/** The names of those without the hash of their text. */
function bare(sent: readonly Operation[]): readonly (string | undefined)[] {
  const hasHash = ({ extensions }: Operation): boolean => /^[0-9a-f]{64}$/.test(extensions?.persistedQuery?.sha256Hash ?? '');
  return sent.filter((operation) => !hasHash(operation)).map(({ operationName }) => operationName);
}

test('every query, mutation and subscription of a page is sent with the hash of its text, those of a visitor without Apollo too', async ({
  page,
  player,
  event,
  header,
  eventPage,
  betslip,
}) => {
  const ofVisitor = operationsOf(page);
  await eventPage.open(event);
  await expect(eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0))).toBeVisible();
  await expect
    .poll(() => ofVisitor.map(({ operationName }) => operationName))
    .toEqual(expect.arrayContaining(['Startup', 'SportsMenu', 'EventPage']));
  expect(bare(ofVisitor)).toEqual([]);

  const sent = operationsOf(page);
  await logInBeforehand(page, player);
  await eventPage.open(event);
  await expect(header.account).toBeVisible();
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await betslip.setStake('5');
  await expect(betslip.button('Place Bet')).toBeEnabled();
  const names = () => [...new Set(sent.map(({ operationName }) => operationName))];
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        'EventPage',
        'Startup',
        'BetslipAddMarketSelection',
        'BetslipUpdated',
        'EventUpdated',
        'SequenceTick',
      ]),
    );
  expect(bare(sent)).toEqual([]);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { GATEWAY_SECRET, type PaymentGatewayChild, startPaymentGatewayChild } from '../../tests/support/paymentGatewayChild.ts';
import { faults } from '../support/axe.ts';
import { test as base, expect } from '../support/test.ts';

interface Gateway {
  readonly child: PaymentGatewayChild;
  /** The address of a page that embeds a payment as the app does, and answers its question for the theme. */
  readonly host: string;
  /** The address of a page whose origin the gateway does not know. */
  readonly foreign: string;
}

const HOST = `<!doctype html><html lang="en"><title>App</title><main aria-label="App"><h1>App</h1><iframe title="Payment" allow="payment" width="600" height="900"></iframe></main><script>
  const frame = document.querySelector('iframe');
  const query = new URLSearchParams(location.search);
  window.heard = [];
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== new URL(query.get('uri')).origin || source !== frame.contentWindow) return;
    window.heard.push(data);
    if (data.type === 'getHostTheme') source.postMessage({ type: 'hostTheme', payload: { brand: 'tsb', mode: query.get('mode') } }, origin);
  });
  frame.src = query.get('uri');
</script></html>`;

const test = base.extend<object, { readonly gateway: Gateway }>({
  gateway: [
    async ({ browserName: _browser }, use) => {
      const server = createServer((request, response) => {
        request.resume();
        response.setHeader('content-type', 'text/html').end(request.method === 'POST' ? '' : HOST);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const host = `http://tsb.localhost:${port}`;
      const child = await startPaymentGatewayChild({ appOrigins: [host], webhookUrl: `http://127.0.0.1:${port}/webhook` });
      await use({ child, host, foreign: `http://other.localhost:${port}` });
      await child.drop();
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

let keys = 0;
async function create({ child, host }: Gateway, fields: object = {}): Promise<string> {
  keys += 1;
  const payment = {
    key: `r${keys}:1`,
    receiptId: `r${keys}`,
    direction: 'DEPOSIT',
    providerCode: 'TRUSTLY',
    methodId: null,
    amountCents: 5_000,
    currency: 'USD',
    customerId: 'p1',
    customerName: 'Maya Rivera',
    returnUrl: `${host}/deposit/gateway`,
    ...fields,
  };
  const answer = await fetch(`${child.url}/v1/payments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${GATEWAY_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(payment),
  });
  const { uri } = (await answer.json()) as { readonly uri: string };
  return uri;
}

async function open(page: Page, { host }: Gateway, uri: string, mode = 'dark'): Promise<FrameLocator> {
  await page.goto(`${host}/?mode=${mode}&uri=${encodeURIComponent(uri)}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Approve' })).toBeVisible();
  return frame;
}
interface Heard {
  readonly type: string;
  readonly payload: object;
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { readonly heard: readonly Heard[] }).heard);

test('a payment’s page says to the page that embeds it what its player decides, by keyboard alone', async ({ page, gateway }) => {
  const frame = await open(page, gateway, await create(gateway));
  await expect(frame.getByRole('heading', { name: 'Approve this payment' })).toBeFocused();
  await frame.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  const isSize = ({ type }: Heard): boolean => type === 'pageSized';
  // Its height, so that the frame cuts nothing off.
  expect((await heard(page)).find(isSize)?.payload).toEqual({ heightPx: expect.any(Number) });
  await expect
    .poll(async () => (await heard(page)).filter((message) => !isSize(message)))
    .toEqual([
      { type: 'getHostTheme', payload: {} },
      { type: 'showDepositSuccessful', payload: { receiptId: `r${keys}` } },
    ]);
});

test('no other site can show a payment in a frame', async ({ page, gateway, consoleWatch }) => {
  consoleWatch.expect(/frame-ancestors|Framing/);
  await page.goto(`${gateway.foreign}/?mode=dark&uri=${encodeURIComponent(await create(gateway))}`);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await heard(page)).toEqual([]);
});

// The modes differ in colours alone.
for (const [mode, rules] of [
  ['light', 'colours'],
  ['dark', 'all'],
] as const)
  test(`every page of a payment is clean for axe in the ${mode} mode of its host`, async ({ page, gateway }) => {
    for (const providerCode of ['TRUSTLY', 'PAYSAFE_DEBIT_DEPOSIT', 'GLOBAL_PAYMENTS_VIP_PREFERRED', 'BRAINTREE_CREDIT']) {
      await open(page, gateway, await create(gateway, { providerCode }), mode);
      await expect(page.frameLocator('iframe').locator(`html[data-mode=${mode}]`)).toHaveCount(1);
      expect(await faults(page, rules, { sample: false, frames: true }), providerCode).toEqual([]);
    }
  });

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { adapterFeed } from '../../../server/feed/index.ts';
import { type GatewayPayment, GatewayRefused, GatewayUnavailable } from '../../../server/payments/gateway.ts';
import { AdapterFailure, loadAdapter } from '../../../server/platform/adapters.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { EXAMPLE_PROVIDERS } from './exampleProviders.ts';
import { example, opened } from './module.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-adapters-'));
afterAll(() => rmSync(directory, { recursive: true }));
afterEach(() => vi.useRealTimers());

let files = 0;
/** The file of a module with this adapter. */
function moduleOf(text: string): string {
  files += 1;
  const file = path.join(directory, `${files}.mjs`);
  writeFileSync(file, `export const adapter = ${text};\n`);
  return file;
}
const created = (functions: string, contract = 1): string =>
  moduleOf(`{ name: 'own', contract: ${contract}, create() { return ${functions}; } }`);

describe('a start', () => {
  it.each([
    ['that is not there', 'LOCATION_ADAPTER', '/nowhere/location.mjs', /: Cannot find .*nowhere/],
    ['that is another module', 'PHONE_ADAPTER', 'pino', /: it exports no adapter \{ name, contract, create \}\.$/],
    ['of another kind', 'MAIL_ADAPTER', example('phone'), /: what it creates has no function sendMail\.$/],
    ['of another contract', 'MAIL_ADAPTER', created('{}', 2), /: it follows contract 2, and this server speaks 1\.$/],
    ['that creates nothing', 'DOCUMENTS_ADAPTER', created('null'), /: what it creates has no function begin\.$/],
    [
      'without its settings',
      'DOCUMENTS_ADAPTER',
      example('documents'),
      /: ACME_DOCUMENTS_URL and ACME_DOCUMENTS_KEY are needed\.$/,
    ],
    ['with an error in it', 'FEED_ADAPTER', moduleOf('nothing'), /: nothing is not defined\.$/],
  ] as const)('is refused in one sentence with an adapter %s', async (_, variable, file, reason) => {
    await EXAMPLE_PROVIDERS.phone();
    const sentence = await opened({ [variable]: file }).then(String, (error: Error) => error.message);
    expect(sentence).toMatch(new RegExp(`^The adapter \\S+ \\(${variable}\\) cannot be used: [^\\n]*$`));
    expect(sentence).toMatch(reason);
  });

  it('is refused where its adapter is never created', async () => {
    vi.useFakeTimers();
    const refusal = expect(opened({ PHONE_ADAPTER: created('new Promise(() => undefined)') })).rejects.toThrow(
      /\(PHONE_ADAPTER\) cannot be used: it was not created within 10 seconds\.$/,
    );
    // Whenever the file was read.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      await refusal;
    });
  });

  it('loads the adapters that the configuration names, and no other', async () => {
    await EXAMPLE_PROVIDERS.phone();
    expect(await opened({})).toEqual({ providers: {}, gateway: null, feed: null });
    expect(Object.keys((await opened({ PHONE_ADAPTER: example('phone') })).providers)).toEqual(['phone']);
  });

  it('is refused where an adapter is named beside what it takes the place of', () => {
    const secrets = { PAYMENT_GATEWAY_SECRET: 'x'.repeat(16), PAYMENT_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}` };
    const gateway = { GATEWAY_ADAPTER: '/a.mjs', PAYMENT_GATEWAY_URL: 'https://pay.example.com', ...secrets };
    expect(() => readConfig(gateway)).toThrow('GATEWAY_ADAPTER is not usable: it goes without PAYMENT_GATEWAY_URL.');
    const mail = { MAIL_ADAPTER: '/a.mjs', SMTP_URL: 'smtps://mail.example.com' };
    expect(() => readConfig(mail)).toThrow('MAIL_ADAPTER is not usable: it goes without SMTP_URL.');
  });

  it('is refused where a feed has the name of one of the product', async () => {
    const feed = { name: 'optic-odds', has: () => true, call: async () => Promise.reject(new Error()) };
    expect(() => adapterFeed({} as never, feed)).toThrow(/FEED_ADAPTER cannot be used: its name/);
  });
});

describe('a call of an adapter', () => {
  async function failureOf(text: string) {
    const warned: string[] = [];
    const context = { production: true, now: () => new Date(), warn: (message: string) => void warned.push(message) };
    const wanted = { variable: 'MAIL_ADAPTER', specifier: created(`{ send() { ${text} } }`), operations: { send: 5_000 } };
    const { call } = await loadAdapter(wanted, context);
    return { warned, call: () => call('send', z.object({ id: z.string() })) };
  }

  it.each([
    ['throws at once', 'throw new RangeError("Maya")', 'RangeError'],
    ['rejects with a code', 'return Promise.reject(Object.assign(new Error("Maya"), { code: "HTTP_503" }))', 'HTTP_503'],
    ['rejects with what is no error', 'return Promise.reject("Maya Rivera")', 'Error'],
    ['answers nothing', 'return undefined', 'UNREADABLE'],
    ['answers what cannot be read', 'return { id: 5 }', 'UNREADABLE.id'],
  ])('fails where it %s, and the log has its code and no message', async (_, text, code) => {
    const { warned, call } = await failureOf(text);
    await expect(call()).rejects.toThrow(AdapterFailure);
    expect(warned).toEqual([`send of MAIL_ADAPTER has failed: ${code}`]);
  });

  it('fails in time where it is slow', async () => {
    const { warned, call } = await failureOf('return new Promise(() => undefined)');
    vi.useFakeTimers();
    const failure = expect(call()).rejects.toThrow(AdapterFailure);
    await vi.advanceTimersByTimeAsync(5_000);
    await failure;
    expect(warned).toEqual(['send of MAIL_ADAPTER has failed: TIMEOUT']);
  });
});

describe('an adapter that answers nonsense', () => {
  const owner = { playerId: 'p', sessionId: 's', installId: 'i' };

  it.each([
    '{ ok: true }',
    '{ ok: true, value: { position: { latitude: 91, longitude: 0, accuracy: 1 } } }',
    '{ ok: true, value: { position: { latitude: 42, longitude: -84, accuracy: 1 }, findings: [], nonce: "n", takenAt: "now", expiresAt: new Date() } }',
    'null',
  ])('lets nobody in: %s', async (value) => {
    const file = created(`{ issueLicense() {}, replaceLicense() {}, readPacket: () => (${value}) }`);
    const { location } = (await opened({ LOCATION_ADAPTER: file })).providers;
    expect(await location?.readPacket('packet', owner)).toEqual({ ok: false, error: 'UNAVAILABLE' });
  });

  it('credits and refuses no payment, unless it says that it does', async () => {
    const file = created(`{
      create({ key }) { throw Object.assign(new Error('no'), { name: key === '1' ? 'GatewayRefused' : 'Error', code: 'DECLINED' }); },
      status: () => ({ reference: 'r', key: '1', state: 'paid', amountCents: 1, currency: 'USD', reason: null, at: new Date().toISOString() }),
      cancel: () => ({}), refund: () => undefined, statement: () => [{}], readWebhook: () => ({ eventId: '', status: {} }),
    }`);
    const { gateway } = await opened({ GATEWAY_ADAPTER: file });
    const payment = (key: string) => ({ key }) as GatewayPayment;
    await expect(gateway?.create(payment('1'))).rejects.toEqual(new GatewayRefused('DECLINED'));
    await expect(gateway?.create(payment('2'))).rejects.toThrow(GatewayUnavailable);
    for (const ask of [gateway?.status, gateway?.cancel, gateway?.refund])
      await expect(ask?.('r')).rejects.toThrow(GatewayUnavailable);
    await expect(gateway?.statement(new Date())).rejects.toThrow(GatewayUnavailable);
    await expect(gateway?.readWebhook('{}', {})).rejects.toThrow(GatewayUnavailable);
  });
});

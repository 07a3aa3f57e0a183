import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
// @ts-expect-error An example for operators, in plain JavaScript.
import { signed } from '../../../examples/adapters/location.mjs';
import type { LocationService } from '../../../server/api/location/locationService.ts';
import { createReferenceService } from '../../../server/api/location/referenceService.ts';
import { loadAdapter } from '../../../server/platform/adapters.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { openAdapters } from '../../../server/start/openAdapters.ts';
import { scratchDatabase } from '../../support/scratchDatabase.ts';
import { type Breakable, describeDocumentsAdapter, describeMessageAdapter } from './httpAdapters.ts';
import { describeLocationAdapter } from './locationAdapter.ts';

const KEY = 'the key that the vendor shares';
const example = (name: string): string => path.resolve('examples/adapters', `${name}.mjs`);
const context = { production: true, now: () => new Date(), warn: () => undefined };

describeLocationAdapter('of the reference', async () => {
  const { db } = await scratchDatabase();
  const service = await createReferenceService({ db, clock: systemClock(), config: readConfig({ SANDBOX: 'true' }) });
  return {
    service,
    async packetOf(licenseKey, position) {
      const made = await service.makePacket(licenseKey, { position, ageSeconds: 0, findings: [] });
      return made.ok ? made.value : null;
    },
  };
});

describeLocationAdapter('of the example', async () => {
  process.env.ACME_LOCATION_KEY = KEY;
  const wanted = { variable: 'LOCATION_ADAPTER', specifier: example('location'), methods: ['readPacket'] };
  return {
    service: await loadAdapter<LocationService>(wanted, context),
    async packetOf(licenseKey, position) {
      const claims = JSON.parse(Buffer.from(licenseKey.split('.')[0] ?? '', 'base64url').toString());
      const [takenAt, expiresAt] = [new Date(), new Date(Date.now() + 600_000)];
      return signed(KEY, { ...claims, position, findings: [], nonce: randomUUID(), takenAt, expiresAt });
    },
  };
});

/** A provider that takes everything, and an adapter of it. */
async function withProvider<Value>(kind: 'documents' | 'phone' | 'mail'): Promise<Breakable<Value>> {
  let isUp = true;
  const references = new Map<string, string>();
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    const reference = references.get(key) ?? randomUUID();
    references.set(key, reference);
    response.writeHead(isUp ? 200 : 503).end(JSON.stringify({ reference, page: null, state: 'pending' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const name = `ACME_${kind.toUpperCase()}`;
  process.env[`${name}_URL`] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env[`${name}_KEY`] = 'key';
  const wanted = { variable: `${kind.toUpperCase()}_ADAPTER`, specifier: example(kind), methods: [] };
  return {
    adapter: await loadAdapter<Value>(wanted, context),
    answer: (now) => {
      isUp = now;
    },
  };
}

describeDocumentsAdapter('of the example', () => withProvider('documents'));
describeMessageAdapter('of text messages', () => withProvider('phone'));
describeMessageAdapter('of mails', () => withProvider('mail'));

const open = (variables: Record<string, string>) =>
  openAdapters({ config: readConfig(variables), clock: systemClock(), log: pino({ level: 'silent' }) });

it('a server without variables of adapters has none, and with them those that they name', async () => {
  expect(await open({})).toEqual({});
  process.env.ACME_LOCATION_KEY = KEY;
  expect(Object.keys(await open({ LOCATION_ADAPTER: example('location') }))).toEqual(['location']);
});

it.each([
  [
    'is not there',
    { LOCATION_ADAPTER: '/nowhere/location.mjs' },
    /^The adapter \/nowhere\/location\.mjs \(LOCATION_ADAPTER\) cannot be used: /,
  ],
  [
    'is another module',
    { PHONE_ADAPTER: 'pino' },
    /\(PHONE_ADAPTER\) cannot be used: its default export is not \{ name, contract, create \}\.$/,
  ],
  [
    'is of another kind',
    { MAIL_ADAPTER: example('phone') },
    /\(MAIL_ADAPTER\) cannot be used: what it creates has no function sendMail\.$/,
  ],
] as const)('a start is refused in one sentence where an adapter %s', async (_, variables, sentence) => {
  Object.assign(process.env, { ACME_PHONE_URL: 'http://127.0.0.1:1', ACME_PHONE_KEY: 'key' });
  await expect(open(variables)).rejects.toThrow(sentence);
});

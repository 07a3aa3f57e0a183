import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { sandboxDocuments, setSandboxDocuments } from '../../../server/api/documents/sandboxDocuments.ts';
import type { LocationProvider } from '../../../server/api/location/locationService.ts';
import { createReferenceService } from '../../../server/api/location/referenceService.ts';
import type { Mailer, PhoneGateway } from '../../../server/api/messages/messagePorts.ts';
import { outboxPhone, outboxTransport } from '../../../server/api/messages/outboxTransport.ts';
import type { DocumentVerification } from '../../../server/domain/documents/documentVerification.ts';
import { OPTIC_ODDS } from '../../../server/feed/feedAdapter.ts';
import { opticOddsFeed } from '../../../server/feed/index.ts';
import type { GatewayAdapter } from '../../../server/payments/adapterGateway.ts';
import { createGatewayControl } from '../../../server/payments/gatewayControl.ts';
import { createHttpGateway } from '../../../server/payments/httpGateway.ts';
import { createWebhookReader } from '../../../server/payments/webhook.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { readConfig } from '../../../server/platform/config.ts';
import { OpticOddsServer } from '../../support/opticOddsServer.ts';
import { GATEWAY_SECRET, startPaymentGatewayChild, WEBHOOK_SECRET } from '../../support/paymentGatewayChild.ts';
import { scratchDatabase } from '../../support/scratchDatabase.ts';
import { type FeedUnderTest, GAME, startOf } from './feed.ts';
import type { UnderTest } from './rehearsal.ts';

const clock = systemClock();

async function database() {
  const scratch = await scratchDatabase();
  onTestFinished(() => scratch.drop());
  return scratch;
}

export async function referenceLocation(): Promise<UnderTest<LocationProvider, 'location'>> {
  const { db } = await database();
  const port = await createReferenceService({ db, clock, config: readConfig({ SANDBOX: 'true' }) });
  return {
    port,
    rehearsal: {
      answer: port.setAvailable,
      async packetOf(license, position) {
        const made = await port.makePacket(license, { position, ageSeconds: 0, findings: [] });
        return made.ok ? made.value : null;
      },
    },
  };
}

export async function referenceDocuments(): Promise<UnderTest<DocumentVerification, 'documents'>> {
  const { db } = await database();
  const answer = (isUp: boolean) =>
    setSandboxDocuments(db, { answer: isUp ? 'APPROVED' : 'UNAVAILABLE', reason: 'The picture is too dark to read.' });
  return { port: sandboxDocuments({ db, clock }), rehearsal: { answer } };
}

/** Where the outbox of a sandbox cannot be written, nothing is sent. */
async function outbox() {
  const { db, owner } = await database();
  const answer = async (): Promise<void> => {
    await owner.pool.query('ALTER TABLE outbox_messages RENAME TO gone');
  };
  return { db, rehearsal: { answer } };
}

export async function referencePhone(): Promise<UnderTest<PhoneGateway, 'phone'>> {
  const { db, rehearsal } = await outbox();
  return { port: outboxPhone({ db, clock }), rehearsal };
}

export async function referenceMail(): Promise<UnderTest<Mailer, 'mail'>> {
  const { db, rehearsal } = await outbox();
  return { port: createTransport(outboxTransport({ db, clock })), rehearsal };
}

/** The adapter of docs/payment-gateway.openapi.yaml, with the sandbox's gateway behind it. */
export async function referenceGateway(): Promise<UnderTest<GatewayAdapter, 'gateway'>> {
  const child = await startPaymentGatewayChild({
    appOrigins: ['http://tsb.localhost:4000'],
    webhookUrl: 'http://127.0.0.1:1/',
  });
  let isUp = true;
  onTestFinished(async () => {
    if (!isUp) await child.startAgain();
    await child.drop();
  });
  const access = { url: child.url, secret: GATEWAY_SECRET };
  const http = createHttpGateway(access);
  return {
    port: { ...http, readWebhook: createWebhookReader(() => WEBHOOK_SECRET) },
    rehearsal: {
      async answer(now) {
        isUp = now;
        await (now ? child.startAgain() : child.kill());
      },
      pay: async (reference) => void (await createGatewayControl(access).act(reference, 'approve')),
      async webhook(reference) {
        const [id, at] = ['evt_1', new Date()];
        const body = JSON.stringify({ type: 'payment.updated', timestamp: at, data: await http.status(reference) });
        const signature = new Webhook(WEBHOOK_SECRET).sign(id, at, body);
        const seconds = String(Math.floor(at.getTime() / 1_000));
        return { body, headers: { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } };
      },
    },
  };
}

export async function referenceFeed(): Promise<FeedUnderTest> {
  const server = new OpticOddsServer();
  const url = await server.listen();
  onTestFinished(() => server.close());
  const { id: fixture, home, away } = GAME;
  const settings = { url, key: server.key, sportsbook: 'Books R Us', leagues: [{ sport: 'football', league: 'nfl' }] };
  server.addFixture({ ...GAME, sport: 'football', league: 'nfl', start: startOf().toISOString() });
  return {
    source: OPTIC_ODDS.source,
    rehearsal: {
      say({ state, score, isLocked = false, ...prices }) {
        const odd = (selection: string, price: number) => ({ fixture, market: 'moneyline', selection, price, isLocked });
        server.price(odd(home, prices.home), odd(away, prices.away));
        if (state === 'OVER' && score) server.score(fixture, 'completed', [score.home, 0, 0, 0], [score.away, 0, 0, 0]);
      },
      cut: () => server.cut(),
    },
    loop: async (deps) => opticOddsFeed({ ...deps, log: pino({ level: 'silent' }) }, settings),
  };
}

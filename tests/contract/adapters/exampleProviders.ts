import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Position } from '../../../server/domain/location/position.ts';
import { GAME, startOf } from './feed.ts';
import type { Kind, Rehearsals, RehearsedGame } from './rehearsal.ts';

/** What the examples send, each its own part of it. */
interface Sent {
  readonly customer: string;
  readonly session: string;
  readonly license: string;
  readonly packet: string;
  readonly reported: { readonly position: Position };
  readonly cents: number;
}

interface ProviderRequest {
  /** The segments of the path. */
  readonly path: readonly string[];
  readonly search: URLSearchParams;
  readonly body: Sent;
  readonly key: string;
}

/** Null: 404. A number: its status. */
type Answer = object | number | null;

const KEY = 'the key of the examples';

/** A provider of the examples on a port of its own, named by the variables that its example reads. */
async function serve(name: string, answerTo: (received: ProviderRequest, response: ServerResponse) => Answer | Promise<Answer>) {
  let isUp = true;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const { pathname, searchParams: search } = new URL(request.url ?? '/', 'http://localhost');
    const isKnown = request.headers.authorization === `Bearer ${KEY}`;
    const [path, key] = [pathname.slice(1).split('/').map(decodeURIComponent), String(request.headers['idempotency-key'])];
    const received = { path, search, body: text === '' ? null : JSON.parse(text), key };
    const answer = !isUp ? 503 : isKnown ? await answerTo(received, response) : 401;
    if (response.destroyed) return;
    if (typeof answer === 'number') response.writeHead(answer).end('{"code":"NO"}');
    else response.writeHead(answer === null ? 404 : 200).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = { [`${name}_URL`]: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [`${name}_KEY`]: KEY };
  Object.assign(process.env, settings);
  onTestFinished(() => {
    for (const variable of Object.keys(settings)) delete process.env[variable];
    server.closeAllConnections();
    server.close();
  });
  return {
    answer: (now: boolean): void => {
      isUp = now;
    },
    cut: () => server.closeAllConnections(),
  };
}

async function location(): Promise<Rehearsals['location']> {
  const licenses = new Map<string, { readonly customer: string; readonly session: string; isReplaced: boolean }>();
  const packets = new Map<string, { readonly license: string; readonly read: object }>();
  const issue = ({ customer, session }: Sent) => {
    const license = randomUUID();
    licenses.set(license, { customer, session, isReplaced: false });
    return { license };
  };
  const make = (license: string, position: Position): string | null => {
    const of = licenses.get(license);
    if (of === undefined || of.isReplaced) return null;
    const packet = randomUUID();
    const [takenAt, expiresAt] = [new Date(), new Date(Date.now() + 600_000)];
    const { customer, session } = of;
    packets.set(packet, { license, read: { id: randomUUID(), customer, session, position, findings: [], takenAt, expiresAt } });
    return packet;
  };
  const { answer } = await serve('ACME_LOCATION', ({ path: [first, then], body }) => {
    if (first === 'packets' && then === undefined) {
      const packet = make(body.license, body.reported.position);
      return packet === null ? null : { packet };
    }
    if (first === 'packets') {
      const made = packets.get(body.packet);
      return made && licenses.get(made.license)?.isReplaced === false ? made.read : null;
    }
    if (then === undefined) return issue(body);
    const before = licenses.get(body.license);
    if (before?.customer !== body.customer || before.session !== body.session || before.isReplaced) return null;
    before.isReplaced = true;
    return issue(body);
  });
  return {
    answer,
    packetOf: async (license, position) => make(license, position),
  };
}

async function documents(): Promise<Rehearsals['documents']> {
  const byKey = new Map<string, string>();
  return serve('ACME_DOCUMENTS', ({ path: [, reference], key }) => {
    if (reference !== undefined) return { state: 'pending' };
    if (!byKey.has(key)) byKey.set(key, randomUUID());
    return { reference: byKey.get(key), page: null };
  });
}

async function gateway(): Promise<Rehearsals['gateway']> {
  const charges = new Map<string, Record<string, unknown>>();
  const changed = (id: string | undefined, from: readonly string[], state: string): Answer => {
    const charge = charges.get(id ?? '');
    if (charge !== undefined && from.includes(String(charge.state))) Object.assign(charge, { state, changedAt: new Date() });
    return charge ?? null;
  };
  const { answer } = await serve('ACME_PAY', ({ path: [, id, verb], search, body, key }) => {
    if (verb !== undefined) return verb === 'void' ? changed(id, ['new'], 'voided') : changed(id, ['paid'], 'returned');
    if (id !== undefined) return charges.get(id) ?? null;
    const since = search.get('since');
    if (since !== null) return [...charges.values()].filter(({ changedAt }) => (changedAt as Date) >= new Date(since));
    const before = [...charges.values()].find(({ merchantKey }) => merchantKey === key);
    if (before !== undefined) return before.cents === body.cents ? before : 422;
    const charge = { id: randomUUID(), merchantKey: key, ...body, state: 'new', reason: null, changedAt: new Date() };
    charges.set(charge.id, { ...charge, page: `https://pay.example.com/${charge.id}` });
    return charges.get(charge.id) ?? null;
  });
  return {
    answer,
    pay: async (reference) => void changed(reference, ['new'], 'paid'),
    async webhook(reference) {
      const body = JSON.stringify({ event: randomUUID(), charge: charges.get(reference) });
      return { body, headers: { 'acme-signature': createHmac('sha256', KEY).update(body).digest('hex') } };
    },
  };
}

const PAUSE_MS = 200;

async function feed(): Promise<Rehearsals['feed']> {
  let current: RehearsedGame | null = null;
  let next = 0;
  const startsAt = startOf();
  const { cut } = await serve('ACME_FEED', async ({ search }) => {
    if (Number(search.get('after')) === next && next > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const isNew = Number(search.get('after')) !== next;
    if (!current || !isNew) return { games: [], next };
    const { state, home, away, isLocked, score } = current;
    const league = { id: 'nfl', sport: 'football', name: 'NFL' };
    return { games: [{ ...GAME, league, startsAt, state, score, winner: { home, away, isLocked } }], next };
  });
  return {
    cut,
    say(game) {
      current = game;
      next += 1;
    },
  };
}

/** The providers of examples/adapters, as small as their contracts let them be. */
export const EXAMPLE_PROVIDERS: { readonly [Of in Kind]: () => Promise<Rehearsals[Of]> } = {
  location,
  documents,
  phone: () => serve('ACME_PHONE', () => ({})),
  mail: () => serve('ACME_MAIL', () => ({})),
  gateway,
  feed,
};

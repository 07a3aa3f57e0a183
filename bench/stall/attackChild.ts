import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { WebSocket } from 'ws';
import { clientHeaders } from '../../tests/support/apiClient.ts';
import { persistedExtensions, persistedOperation } from '../load/persistedOperations.ts';
import type { AttackName, AttackOrder } from './attack.ts';

/** The attackers of the benchmark stall, each at an address of its own. All of 127.0.0.0/8 is this machine. */
const SOCKETS = 20;
const SUBSCRIPTIONS_A_SOCKET = 50;
const SLATE_REQUESTS_EVERY_MS = 100;
const SLATES = 19;

const counts: Record<string, number> = {};
const count = (name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

interface Attacker {
  stop(): void;
}

/** Twenty sockets of one caller, with fifty subscriptions each. */
async function openSockets(
  { port }: AttackOrder,
  localAddress: string,
  authorization: string,
  subscriptions: readonly (readonly [operation: string, variables: object])[],
): Promise<Attacker> {
  const sockets = await Promise.all(
    Array.from({ length: SOCKETS }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
        localAddress,
        headers: { host: `localhost:${port}` },
        perMessageDeflate: false,
      });
      await once(socket, 'open');
      const { 'content-type': _, accept: __, ...headers } = clientHeaders(null);
      socket.send(JSON.stringify({ type: 'connection_init', payload: { ...headers, authorization } }));
      await once(socket, 'message');
      socket.on('message', (data: Buffer) => {
        const type = /"type":"(\w+)"/.exec(data.toString('latin1', 0, 200))?.[1];
        if (type !== 'ping') count(`subscription ${type}`);
        else socket.send('{"type":"pong"}');
      });
      for (let index = 0; index < SUBSCRIPTIONS_A_SOCKET; index += 1) {
        const [operation, variables] = subscriptions[index % subscriptions.length] ?? ['', {}];
        const { hash, text } = persistedOperation(operation);
        const payload = { operationName: operation, query: text, variables, extensions: persistedExtensions(hash) };
        socket.send(JSON.stringify({ id: `${index}`, type: 'subscribe', payload }));
      }
      return socket;
    }),
  );
  return {
    stop() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Ten requests a second for nineteen slates each, with a variable that no query has. */
function askForSlates({ port }: AttackOrder, localAddress: string): Attacker {
  const slate =
    'competitionSections(view: HOME) { id name events { id name startsAt markets { id name selections { id name numeratorLong } } } }';
  const query = `{ ${Array.from({ length: SLATES }, (_, index) => `s${index}: ${slate}`).join(' ')} }`;
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    const body = JSON.stringify({ query, variables: { miss: sent } });
    const headers = { ...clientHeaders(null), host: `localhost:${port}`, 'content-length': Buffer.byteLength(body) };
    const outgoing = httpRequest({ host: '127.0.0.1', port, localAddress, path: '/graphql', method: 'POST', headers }, (answer) => {
      count(`slates ${answer.statusCode}`);
      answer.resume();
    });
    outgoing.on('error', () => count('slates failed'));
    outgoing.end(body);
  }, SLATE_REQUESTS_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

const ATTACKS: Readonly<Record<AttackName, (order: AttackOrder) => Promise<Attacker>>> = {
  'slips of a visitor': (order) =>
    openSockets(order, '127.0.16.1', order.visitor, [['BetslipUpdated', { oddsFormat: 'AMERICAN', includeOddsTrend: true }]]),
  'subscriptions of a player': (order) =>
    openSockets(order, '127.0.17.1', order.player, [
      ['BetslipUpdated', { oddsFormat: 'AMERICAN', includeOddsTrend: true }],
      ['CashOutOffersUpdated', { betIds: order.betIds }],
      ['AccountBalance', {}],
    ]),
  'slates without the cache': async (order) => askForSlates(order, '127.0.19.1'),
};

async function attack(order: AttackOrder): Promise<void> {
  const attackers = await Promise.all(order.attacks.map((name) => ATTACKS[name](order)));
  process.send?.('attacking');
  await once(process, 'message');
  for (const attacker of attackers) attacker.stop();
  process.send?.(counts);
  process.disconnect();
}

process.once('message', (order: AttackOrder) => void attack(order));

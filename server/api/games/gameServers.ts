import { createHmac, timingSafeEqual } from 'node:crypto';
import { signedText, WALLET_HEADERS } from '../../../core/casino/walletContract.ts';
import { secretsOf } from '../../../core/wire/secretList.ts';
import type { ReceivedRequest } from '../../store/casino/index.ts';

/** Secrets of the game servers that may call the wallet, by their ids, each as `secretsOf` reads it. */
export type GameServers = ReadonlyMap<string, string>;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Null: not signed by a known game server. Its age and its repetition are checked by the database. */
export function readSignedRequest(
  servers: GameServers,
  headers: Readonly<Record<string, unknown>>,
  path: string,
  body: string,
): ReceivedRequest | null {
  const text = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : '');
  const serverId = text(WALLET_HEADERS.server);
  const requestId = text(WALLET_HEADERS.request);
  const timestamp = text(WALLET_HEADERS.timestamp);
  const secrets = servers.get(serverId);
  if (secrets === undefined || !REQUEST_ID.test(requestId) || !/^\d{13}$/.test(timestamp)) return null;
  const signed = signedText(timestamp, requestId, path, body);
  const given = Buffer.from(text(WALLET_HEADERS.signature), 'hex');
  const isOf = (secret: string): boolean => {
    const expected = createHmac('sha256', secret).update(signed).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (!secretsOf(secrets).some(isOf)) return null;
  return { serverId, requestId, sentAt: new Date(Number(timestamp)) };
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '../../core/wire/pushMessage.ts';

export interface ReceivedPush {
  /** The path of the endpoint. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** What only the browser can read. */
  readonly message: PushMessage;
}

/** A push service on this machine, and the keys of every browser that subscribes there. */
export interface PushService {
  readonly origin: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The HTTP status of its answers; 201 at first. */
  status: number;
  readonly received: ReceivedPush[];
  stop(): void;
}

const SALT_BYTES = 16;
/** Salt, record size and the length of the server's key (RFC 8188, section 2.1). */
const HEAD_BYTES = 21;
const TAG_BYTES = 16;
/** Follows the last record's text, before its padding. */
const END = 2;

/** Decrypts as a browser does (RFC 8291, section 3). */
function decrypted(body: Buffer, secretOf: (serverKey: Buffer) => Buffer, browserKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const textAt = HEAD_BYTES + body.readUInt8(HEAD_BYTES - 1);
  const serverKey = body.subarray(HEAD_BYTES, textAt);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, serverKey]);
  const input = Buffer.from(hkdfSync('sha256', secretOf(serverKey), auth, info, 32));
  const derived = (name: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(body.subarray(-TAG_BYTES));
  const padded = Buffer.concat([cipher.update(body.subarray(textAt, -TAG_BYTES)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(END)).toString();
}

export async function startPushService(): Promise<PushService> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const text = decrypted(body, (serverKey) => pair.computeSecret(serverKey), pair.getPublicKey(), auth);
      received.push({ path: request.url ?? '', headers: request.headers, body, message: JSON.parse(text) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    status: 201,
    received,
    stop: () => void server.close(),
  };
  return service;
}

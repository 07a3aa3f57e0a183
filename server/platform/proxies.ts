import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether the `X-Forwarded-*` headers of this peer are trusted. */
export type TrustsPeer = (address: string) => boolean;

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Reads `10.0.0.7,192.168.0.0/16,::1`; null when an item is neither an address nor a range. */
export function parseProxies(text: string): readonly string[] | null {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isRange) ? entries : null;
}

function isRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function trustsPeer(proxies: readonly string[]): TrustsPeer {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** The caller of a request and the host it names, as far as its headers are trusted. */
export interface Caller {
  readonly address: string;
  readonly host: string;
  readonly secure: boolean;
}

/** The same as Fastify's `ip`, `host` and `protocol`, for requests that bypass Fastify: upgrades to a websocket. */
export function callerOf(request: IncomingMessage, trusts: TrustsPeer): Caller {
  const peer = request.socket.remoteAddress ?? '';
  const host = request.headers.host ?? '';
  if (!trusts(peer)) return { address: peer, host, secure: false };
  const hops = listed(request.headers['x-forwarded-for']).reverse();
  const client = hops.find((hop) => !trusts(hop)) ?? hops.at(-1) ?? peer;
  return {
    address: client,
    host: listed(request.headers['x-forwarded-host']).at(-1) ?? host,
    secure: listed(request.headers['x-forwarded-proto']).at(-1) === 'https',
  };
}

function listed(header: string | readonly string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** One caller by one text: IPv4 that a socket of IPv6 has taken is IPv4. */
export function plainAddress(address: string): string {
  return address.replace(MAPPED, '');
}

export function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

/** The unit that limits count: an IPv4 address, or the network of 64 bits that a provider assigns to one household. */
export function countedAddress(address: string): string {
  const plain = plainAddress(address);
  // Node matches isIPv6 against a long expression; nearly every address is IPv4.
  if (!plain.includes(':') || !isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail.split(':').filter((group) => group !== '');
  const missing = plain.includes('::') ? Math.max(0, 8 - groups.length - last.length) : 0;
  return `${[...groups, ...Array.from({ length: missing }, () => '0'), ...last].slice(0, 4).join(':')}::/64`.toLowerCase();
}

export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || plain.startsWith('127.');
}

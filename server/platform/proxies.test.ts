import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerOf, countedAddress, parseProxies, trustsPeer } from './proxies.ts';

function request(peer: string, headers: IncomingMessage['headers']): IncomingMessage {
  return { socket: { remoteAddress: peer }, headers } as IncomingMessage;
}

describe('trusted proxies', () => {
  it('must be addresses or ranges', () => {
    expect(parseProxies('10.0.0.7, 192.168.0.0/16,::1,fd00::/8')).toEqual(['10.0.0.7', '192.168.0.0/16', '::1', 'fd00::/8']);
    for (const text of ['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', '::1/129'])
      expect(parseProxies(text)).toBeNull();
  });

  it('determine the caller as far back as they are trusted; other peers do not', () => {
    const trusts = trustsPeer(['10.0.0.0/8']);
    const headers = {
      host: 'inside:4000',
      'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.3',
      'x-forwarded-host': 'evil.example, tsb.example.com',
      'x-forwarded-proto': 'https',
    };
    const believed = { address: '203.0.113.9', host: 'tsb.example.com', secure: true };
    expect(callerOf(request('10.0.0.2', headers), trusts)).toEqual(believed);
    expect(callerOf(request('::ffff:10.0.0.2', headers), trusts)).toEqual(believed);
    expect(callerOf(request('192.0.2.1', headers), trusts)).toEqual({ address: '192.0.2.1', host: 'inside:4000', secure: false });
    expect(callerOf(request('10.0.0.2', { host: 'a', 'x-forwarded-for': 'nonsense' }), trusts).address).toBe('nonsense');
  });
});

describe('an address', () => {
  it('an IPv4 address is counted alone, an IPv6 address by its network of 64 bits', () => {
    for (const [address, counted] of [
      ['203.0.113.9', '203.0.113.9'],
      ['::ffff:203.0.113.9', '203.0.113.9'],
      ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
      ['::1', '0:0:0:0::/64'],
      ['nonsense:with:colons', 'nonsense:with:colons'],
    ] as const)
      expect(countedAddress(address)).toBe(counted);
  });
});

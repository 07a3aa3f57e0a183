import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CheckOwner, LocationProvider } from '../../../server/api/location/locationService.ts';
import type { Position } from '../../../server/domain/location/position.ts';
import { type Make, needed } from './rehearsal.ts';

const LANSING: Position = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const owner = (): CheckOwner => ({ playerId: randomUUID(), sessionId: randomUUID(), installId: randomUUID() });
const INVALID = { ok: false, error: 'INVALID' };
const UNAVAILABLE = { ok: false, error: 'UNAVAILABLE' };

/** The contract of LOCATION_ADAPTER. */
export function describeLocationAdapter(name: string, make: Make<LocationProvider, 'location'>): void {
  describe(`the location adapter ${name}`, () => {
    async function open() {
      const under = await make();
      const licensed = async (of: CheckOwner): Promise<string> => {
        const license = await under.port.issueLicense(of, 'Regular', null);
        if (!license.ok) throw new Error(license.error);
        return license.value;
      };
      return { ...under, licensed };
    }

    it('reads the position of a packet of its owner, with times and a nonce of its own', async (test) => {
      const { port, rehearsal, licensed } = await open();
      const packetOf = needed(rehearsal.packetOf, test);
      const own = owner();
      const read = async () => port.readPacket((await packetOf(await licensed(own), LANSING)) ?? '', own);
      const [first, second] = [await read(), await read()];
      const value = {
        position: LANSING,
        findings: [],
        nonce: expect.any(String),
        takenAt: expect.any(Date),
        expiresAt: expect.any(Date),
      };
      expect(first).toEqual({ ok: true, value });
      expect(first.ok && second.ok && first.value.nonce !== second.value.nonce).toBe(true);
    });

    it('makes a packet by what a browser says, where it has no software on the device', async ({ skip }) => {
      const { port, licensed } = await open();
      const { makePacket } = port;
      if (makePacket === undefined) return skip('it leaves that to its software');
      const own = owner();
      const reported = { position: LANSING, ageSeconds: 0, findings: [] };
      const made = await makePacket(await licensed(own), reported, '203.0.113.7');
      const read = await port.readPacket(made.ok ? made.value : '', own);
      expect(read).toMatchObject({ ok: true, value: { position: LANSING } });
      expect(await makePacket('a.b.c', reported, '203.0.113.7')).toEqual(INVALID);
    });

    it('takes no packet of another player or session, and none that was changed', async (test) => {
      const { port, rehearsal, licensed } = await open();
      const packetOf = needed(rehearsal.packetOf, test);
      const own = owner();
      const made = (await packetOf(await licensed(own), LANSING)) ?? '';
      expect(await port.readPacket(made, owner())).toEqual(INVALID);
      expect(await port.readPacket(made, { ...own, sessionId: randomUUID() })).toEqual(INVALID);
      expect(await port.readPacket(`${made.slice(0, 5)}A${made.slice(6)}B`, own)).toEqual(INVALID);
    });

    it('takes no nonsense', async () => {
      const { port } = await open();
      for (const text of ['', 'packet', '.', 'a.b.c', '€'.repeat(5_000)])
        expect(await port.readPacket(text, owner())).toEqual(INVALID);
    });

    it('replaces a licence of its owner once', async () => {
      const { port, rehearsal, licensed } = await open();
      const own = owner();
      const before = await licensed(own);
      expect(await port.replaceLicense(before, owner(), 'Regular')).toEqual(INVALID);
      expect(await port.replaceLicense(before, own, 'Regular')).toEqual({ ok: true, value: expect.any(String) });
      expect(await port.replaceLicense(before, own, 'Regular')).toEqual(INVALID);
      const stale = await rehearsal.packetOf?.(before, LANSING);
      if (stale) expect(await port.readPacket(stale, own)).toEqual(INVALID);
    });

    it('is UNAVAILABLE while its vendor gives no answer', async (test) => {
      const { port, rehearsal, licensed } = await open();
      const answer = needed(rehearsal.answer, test);
      const own = owner();
      const license = await licensed(own);
      await answer(false);
      expect(await port.issueLicense(own, 'Regular', null)).toEqual(UNAVAILABLE);
      expect(await port.replaceLicense(license, own, 'Regular')).toEqual(UNAVAILABLE);
      expect(await port.readPacket('packet', own)).toEqual(UNAVAILABLE);
      await answer(true);
      expect((await port.issueLicense(own, 'Regular', null)).ok).toBe(true);
    });
  });
}

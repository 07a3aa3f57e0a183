import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckOwner, LocationService } from '../../../server/api/location/locationService.ts';
import type { Position } from '../../../server/domain/location/position.ts';

export interface LocationUnderTest {
  readonly service: LocationService;
  /** What the vendor's software on the device makes by a licence key. Null: nothing, because the key is good no more. */
  packetOf(licenseKey: string, position: Position): Promise<string | null>;
}

const LANSING: Position = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const owner = (): CheckOwner => ({ playerId: randomUUID(), sessionId: randomUUID(), installId: randomUUID() });
const INVALID = { ok: false, error: 'INVALID' };

/** The contract of LOCATION_ADAPTER: call it in a file of tests of your own. */
export function describeLocationAdapter(name: string, make: () => Promise<LocationUnderTest>): void {
  describe(`the location adapter ${name}`, () => {
    let under: LocationUnderTest;
    beforeAll(async () => {
      under = await make();
    });
    async function licensed(of: CheckOwner): Promise<string> {
      const license = await under.service.issueLicense(of, 'Regular', null);
      if (!license.ok) throw new Error(license.error);
      return license.value;
    }
    async function packet(of: CheckOwner): Promise<string> {
      return (await under.packetOf(await licensed(of), LANSING)) ?? '';
    }

    it('reads the position of a packet of its owner, with times and a nonce of its own', async () => {
      const own = owner();
      const read = async () => under.service.readPacket(await packet(own), own);
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

    it('takes no packet of another player, none that was changed, and no nonsense', async () => {
      const own = owner();
      const made = await packet(own);
      expect(await under.service.readPacket(made, owner())).toEqual(INVALID);
      expect(await under.service.readPacket(`${made.slice(0, 5)}A${made.slice(6)}B`, own)).toEqual(INVALID);
      for (const text of ['', 'packet', '.', 'a.b.c']) expect(await under.service.readPacket(text, own)).toEqual(INVALID);
    });

    it('replaces a licence of its owner once', async () => {
      const own = owner();
      const before = await licensed(own);
      expect(await under.service.replaceLicense(before, owner(), 'Regular')).toEqual(INVALID);
      expect(await under.service.replaceLicense(before, own, 'Regular')).toEqual({ ok: true, value: expect.any(String) });
      expect(await under.service.replaceLicense(before, own, 'Regular')).toEqual(INVALID);
      const stale = await under.packetOf(before, LANSING);
      if (stale !== null) expect(await under.service.readPacket(stale, own)).toEqual(INVALID);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { regionOf } from '../../domain/location/regions.ts';
import type { Database } from '../database.ts';
import { leavePlacesUnknown, readVisitors, visitorField } from './visitor.ts';

/** As the database answers this value of the setting. */
function stored(value: unknown): Pick<Database, 'pool'> {
  const rows = value === undefined ? [] : [{ value: JSON.stringify(value) }];
  return { pool: { query: async () => ({ rows }) } as unknown as Database['pool'] };
}

const ONTARIO = { countryCode: 'CA', regionCode: 'CA-ON' };
const regions = async (value: unknown, ...players: readonly (string | null)[]) => {
  const visitors = await readVisitors(stored(value));
  return players.map((player) => visitors.of(player).regionCode);
};

describe('where a visitor is', () => {
  it('is New Jersey where nothing is stored, or nothing that is a place', async () => {
    for (const value of [undefined, {}, [], 'Ontario', { regionCode: 'CA-ON' }])
      expect(await regions(value, null, 'maya')).toEqual(['US-NJ', 'US-NJ']);
  });

  it('is nowhere for a server that finds out no places, until one is stored', async () => {
    const nothing = stored(undefined);
    leavePlacesUnknown({ ...nothing, subscriptions: nothing as Database['subscriptions'] });
    const visitor = (await readVisitors(nothing)).of('maya');
    expect([visitor, regionOf(visitor).operating]).toEqual([
      { countryCode: 'ZZ', regionCode: null, city: null, ipAddress: null },
      false,
    ]);
    const ontario = stored(ONTARIO);
    leavePlacesUnknown({ ...ontario, subscriptions: ontario as Database['subscriptions'] });
    expect((await readVisitors(ontario)).of('maya').regionCode).toBe('CA-ON');
  });

  it('is the place of all, but for a player with a place of their own that is one', async () => {
    const maya = { [visitorField('maya')]: { countryCode: 'US', regionCode: 'US-PA' } };
    const sam = { [visitorField('sam')]: { regionCode: 'US-TX' } };
    expect(await regions({ ...ONTARIO, ...maya, ...sam }, null, 'maya', 'sam', 'casey')).toEqual([
      'CA-ON',
      'US-PA',
      'CA-ON',
      'CA-ON',
    ]);
    expect(await regions(maya, null, 'maya', 'sam')).toEqual(['US-NJ', 'US-PA', 'US-NJ']);
  });
});

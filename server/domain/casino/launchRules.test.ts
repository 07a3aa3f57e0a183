import { describe, expect, it } from 'vitest';
import type { PlayerFault } from '../saferPlay/playerFaults.ts';
import { type LaunchErrorCode, type LaunchFacts, refuseLaunch } from './launchRules.ts';

const FREE: LaunchFacts = {
  restriction: null,
  locationFaults: new Set(),
  acknowledgementRequired: false,
  limits: [],
  isAvailable: true,
};
const at = (...faults: readonly PlayerFault[]) => ({ locationFaults: new Set(faults) });
const limit = { type: 'LOSS', period: 'DAILY', amountCents: 10_000, usedCents: 10_000 } as const;

describe('a launch', () => {
  it('is allowed where nothing is in its way, and below a limit', () => {
    expect(refuseLaunch(FREE)).toBeNull();
    expect(refuseLaunch({ ...FREE, limits: [{ ...limit, usedCents: 9_999 }] })).toBeNull();
  });

  it.each([
    ['a restriction', { restriction: { expiresAt: null } }, 'CASINO_RESTRICTION', 'Until it is lifted. Your balance still works.'],
    [
      'a restriction with an end',
      { restriction: { expiresAt: new Date('2026-11-27T19:42:10Z') } },
      'CASINO_RESTRICTION',
      'Until Nov 27, 7:42 PM UTC. Your balance still works.',
    ],
    [
      'a place without a casino',
      at('OUTSIDE_OPERATING_AREA'),
      'GEO_COMPLY_ERROR',
      'We need to verify your location before you proceed.',
    ],
    ['a failed check', at('LOCATION_UNVERIFIED'), 'GEO_COMPLY_ERROR', 'We need to verify your location before you proceed.'],
    [
      'an excluded area',
      at('EXCLUSION_BOUNDARY'),
      'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
      'You’re inside an area where play isn’t allowed. Move a little and we’ll check again.',
    ],
    [
      'an open acknowledgement',
      { acknowledgementRequired: true },
      'RG_ACK_REQUIRED',
      'Please confirm you know how to set limits and get help.',
    ],
    ['a reached loss limit', { limits: [limit] }, 'RG_LOSS_LIMIT', '$100.00 a day. It resets at 12:00 AM ET.'],
    [
      'a reached spend limit',
      { limits: [{ ...limit, type: 'SPEND', period: 'WEEKLY', amountCents: 8_000 }] },
      'RG_SPEND_LIMIT',
      '$80.00 a week. It resets on Monday at 12:00 AM ET.',
    ],
    ['a game that is not there', { isAvailable: false }, 'LAUNCHED_FAILED', 'Nothing was bet. Try again in a moment.'],
  ] as const)('is refused by %s', (_what, facts, code, message) =>
    expect(refuseLaunch({ ...FREE, ...(facts as Partial<LaunchFacts>) })).toMatchObject({ code, message }),
  );

  it('names of several faults the one that the gate names first', () => {
    const spend = { ...limit, type: 'SPEND' } as const;
    const faults: readonly (readonly [LaunchErrorCode, Partial<LaunchFacts>])[] = [
      ['LAUNCHED_FAILED', { isAvailable: false }],
      ['RG_SPEND_LIMIT', { limits: [spend] }],
      ['RG_LOSS_LIMIT', { limits: [spend, limit] }],
      ['RG_ACK_REQUIRED', { acknowledgementRequired: true }],
      ['GEO_COMPLY_ERROR', at('LOCATION_UNVERIFIED')],
      ['GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR', at('LOCATION_UNVERIFIED', 'EXCLUSION_BOUNDARY')],
      ['GEO_COMPLY_ERROR', at('LOCATION_UNVERIFIED', 'EXCLUSION_BOUNDARY', 'OUTSIDE_OPERATING_AREA')],
      ['CASINO_RESTRICTION', { restriction: { expiresAt: null } }],
    ];
    let facts = FREE;
    const named = faults.map(([, added]) => {
      facts = { ...facts, ...added };
      return refuseLaunch(facts)?.code;
    });
    expect(named).toEqual(faults.map(([code]) => code));
  });

  it('leads from a limit to the page of that limit', () => {
    expect(refuseLaunch({ ...FREE, limits: [limit] })).toMatchObject({
      deepLinkCta: 'See limits',
      deepLink: '/account/responsible-gaming/limits/loss/daily',
    });
  });
});

import { expect, it } from 'vitest';
import { suspensionReason, suspensionText } from './suspension.ts';

it.each([
  ['open', { isOnline: true }, null],
  ['open', { isOnline: false }, 'offline'],
  ['paused', { isOnline: true }, 'stale'],
  ['paused', { isOnline: true, isSocketBlocked: true }, 'noSocket'],
  ['paused', { isOnline: false, isInMaintenance: true }, 'maintenance'],
  ['suspended', { isOnline: false }, 'suspended'],
  ['closed', { isOnline: true }, 'closed'],
] as const)('a price that is %s on a page that is %o takes no bets because: %s', (offer, page, reason) => {
  expect(suspensionReason(offer, page)).toBe(reason);
});

it('a blocked live connection is named as such', () => {
  expect(suspensionText('noSocket')).toBe('Live prices need a connection that your network blocks.');
});

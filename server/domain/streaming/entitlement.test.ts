import { expect, it } from 'vitest';
import { PLAYER_FAULTS } from '../saferPlay/playerFaults.ts';
import { streamStatus } from './entitlement.ts';

const may = { fault: null, isFunded: true };

it('a stream is for players who are logged in, located and funded, while the event is in play; the first reason is said', () => {
  expect(streamStatus(true, 'IN_PLAY', may)).toBe('AVAILABLE');
  expect(streamStatus(false, 'IN_PLAY', may)).toBe('NOT_OFFERED');
  for (const status of ['PRE_GAME', 'FINISHED', 'CANCELLED', null] as const)
    expect(streamStatus(true, status, may)).toBe('NOT_LIVE');
  expect(streamStatus(true, 'IN_PLAY', null)).toBe('LOG_IN');
  expect(streamStatus(true, 'IN_PLAY', { ...may, isFunded: false })).toBe('NOT_FUNDED');
});

it('every fault of the gate is decided here: of the player, of the place, and limits of money, which keep nobody from watching', () => {
  expect(PLAYER_FAULTS.map((fault) => [fault, streamStatus(true, 'IN_PLAY', { ...may, fault })])).toEqual([
    ['PLAYER_RESTRICTED', 'RESTRICTED'],
    ['OUTSIDE_OPERATING_AREA', 'NOT_LOCATED'],
    ['EXCLUSION_BOUNDARY', 'NOT_LOCATED'],
    ['LOCATION_UNVERIFIED', 'NOT_LOCATED'],
    ['ACKNOWLEDGEMENT_REQUIRED', 'RESTRICTED'],
    ['TIME_LIMIT_REACHED', 'RESTRICTED'],
    ['MAX_SINGLE_WAGER_LIMIT_REACHED', 'AVAILABLE'],
    ['LOSS_LIMIT_REACHED', 'AVAILABLE'],
    ['SPEND_LIMIT_REACHED', 'AVAILABLE'],
  ]);
});

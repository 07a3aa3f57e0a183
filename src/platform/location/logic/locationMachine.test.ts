import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../tests/support/random.ts';
import {
  EXCLUSION_BOUNDARY,
  isAuthorized,
  type LocationEffect,
  type LocationEvent,
  type LocationState,
  MAXIMUM_RECHECKS,
  NO_LOCATION,
  stepLocation,
} from './locationMachine.ts';

const LOG_IN: LocationEvent = { type: 'loggedIn', reason: 'log_in', now: 0 };
const PASSED: LocationEvent = { type: 'passed', id: 1, expiresAt: 1_200_000, refreshAt: 1_140_000, now: 0 };

function run(events: readonly LocationEvent[], from: LocationState = NO_LOCATION) {
  let state = from;
  let effects: readonly LocationEffect[] = [];
  for (const event of events) ({ state, effects } = stepLocation(state, event));
  return { state, effects };
}
const checksOf = (effects: readonly LocationEffect[]) =>
  effects.flatMap((effect) => (effect.type === 'check' ? [effect.reason] : []));

describe('the location machine', () => {
  it.each(['log_in', 'app_launch'] as const)('a check of the reason %s runs at once', (reason) => {
    const { state, effects } = run([{ type: 'loggedIn', reason, now: 0 }]);
    expect([state.geolocationState, checksOf(effects)]).toEqual(['loading', [reason]]);
  });

  it('a check that passes leads to success, with timers for its end and the next one', () => {
    const { state, effects } = run([LOG_IN, PASSED]);
    expect([state.geolocationState, state.authorized]).toEqual(['success', true]);
    expect(effects).toEqual([
      { type: 'setTimer', timer: 'expiry', at: 1_200_000 },
      { type: 'setTimer', timer: 'refresh', at: 1_140_000 },
    ]);
  });

  it('a check that is refused leads to error, and nobody is authorized', () => {
    const { state } = run([
      LOG_IN,
      PASSED,
      { type: 'checkRequested', reason: 'manual_check' },
      { type: 'refused', id: 2, errors: ['VPN'], now: 9 },
    ]);
    expect([state.geolocationState, state.authorized, state.errors]).toEqual(['error', false, ['VPN']]);
  });

  it.each([
    ['manual_check', { type: 'checkRequested', reason: 'manual_check' }],
    ['license_expired', { type: 'checkRequested', reason: 'license_expired' }],
    ['license_expired', { type: 'timerEnded', timer: 'expiry', now: 1_200_000 }],
    ['authorization_refresh', { type: 'timerEnded', timer: 'refresh', now: 1_140_000 }],
    ['ip_change', { type: 'ipRead', ipAddress: '192.0.2.2', now: 10 }],
  ] as const)('a check of the reason %s follows %j', (reason, event) => {
    const { effects } = run([LOG_IN, PASSED, { type: 'ipRead', ipAddress: '192.0.2.1', now: 5 }, event]);
    expect(checksOf(effects)).toEqual([reason]);
  });

  it('a pass that is over when it arrives authorizes nobody, and is followed by a check of the reason license_expired', () => {
    const { state, effects } = run([LOG_IN, { ...PASSED, now: 1_200_000 }]);
    expect([state.authorized, state.geolocationState, checksOf(effects)]).toEqual([false, 'loading', ['license_expired']]);
  });

  it('a check of a player who is not logged in never runs', () => {
    expect(run([{ type: 'checkRequested', reason: 'manual_check' }]).effects).toEqual([]);
    expect(run([LOG_IN, { type: 'loggedOut' }, { type: 'timerEnded', timer: 'ip', now: 10_000 }]).effects).toEqual([]);
    expect(run([LOG_IN, PASSED, { type: 'loggedOut' }, { type: 'checkRequested', reason: 'manual_check' }]).effects).toEqual([]);
  });

  it('a check in an exclusion boundary is followed by one manual check, and by no other', () => {
    const first = run([LOG_IN, { type: 'refused', id: 1, errors: [EXCLUSION_BOUNDARY], now: 1 }]);
    expect(checksOf(first.effects)).toEqual(['manual_check']);
    expect(checksOf(run([{ type: 'refused', id: 2, errors: [EXCLUSION_BOUNDARY], now: 2 }], first.state).effects)).toEqual([]);
  });

  it('a check without a signal is made again five times, with pauses that double, and the pass holds', () => {
    let { state } = run([LOG_IN, PASSED, { type: 'checkRequested', reason: 'manual_check' }]);
    const pauses: number[] = [];
    for (let lost = 0; lost <= MAXIMUM_RECHECKS; lost += 1) {
      const after = stepLocation(state, { type: 'signalLost', id: state.running?.id ?? 0, errors: ['SERVER_ERROR'], now: 1_000 });
      for (const effect of after.effects) if (effect.type === 'setTimer') pauses.push(effect.at - 1_000);
      state = after.state;
      expect(isAuthorized(state, 1_000)).toBe(true);
      if (lost < MAXIMUM_RECHECKS) state = stepLocation(state, { type: 'timerEnded', timer: 'recheck', now: 2_000 }).state;
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000]);
    expect(state.running).toBeNull();
  });
});

it('the end of the expiry timer ends the authorization', () => {
  expect(run([LOG_IN, PASSED, { type: 'timerEnded', timer: 'expiry', now: 1_200_000 }]).state.authorized).toBe(false);
});

it.each([
  ['set back by an hour', -3_600_000],
  ['set forward by an hour', 3_600_000],
])('a clock %s lengthens no authorization: the timers count on, and each ends in a check', (_jump, jump) => {
  const authorized = run([LOG_IN, PASSED]).state;
  expect(isAuthorized(authorized, 1_200_000 + Math.max(0, jump))).toBe(false);
  const refreshed = run([{ type: 'timerEnded', timer: 'refresh', now: 1_140_000 + jump }], authorized);
  expect(refreshed.effects.at(-1)).toMatchObject({ type: 'check', reason: 'authorization_refresh' });
  const ended = run([{ type: 'timerEnded', timer: 'expiry', now: 1_200_000 + jump }], authorized);
  expect(ended.state.authorized).toBe(false);
  expect(ended.effects.at(-1)).toMatchObject({ type: 'check', reason: 'license_expired' });
});

it('another address ends the authorization until its check has passed', () => {
  const ip = (ipAddress: string): LocationEvent => ({ type: 'ipRead', ipAddress, now: 5 });
  const { state } = run([LOG_IN, PASSED, ip('192.0.2.1'), ip('192.0.2.2')]);
  expect([state.authorized, state.running?.reason]).toEqual([false, 'ip_change']);
  expect(run([{ ...PASSED, id: 2 } as LocationEvent], state).state.authorized).toBe(true);
});

it('the end of the IP timer reads the address, and the same address checks nothing', () => {
  const { state, effects } = run([LOG_IN, PASSED, { type: 'timerEnded', timer: 'ip', now: 10_000 }]);
  expect(effects).toEqual([{ type: 'readIp' }, { type: 'setTimer', timer: 'ip', at: 20_000 }]);
  const same: LocationEvent = { type: 'ipRead', ipAddress: '192.0.2.1', now: 10_001 };
  expect(run([same, same], state).effects).toEqual([]);
});

it('the answer to another tab’s check is this tab’s, whose own check is over', () => {
  const heard = run([LOG_IN, { type: 'heard', answer: { type: 'passed', expiresAt: 600_000, refreshAt: 540_000 }, now: 5 }]);
  expect([heard.state.geolocationState, heard.state.running, heard.state.expiresAt]).toEqual(['success', null, 600_000]);
  expect(heard.effects[0]).toEqual({ type: 'cancelCheck', id: 1 });
  const late = run([{ type: 'refused', id: 1, errors: ['VPN'], now: 6 }], heard.state);
  expect(late.state.geolocationState).toBe('success');
});

it('a browser that says no is not asked again and again', () => {
  const lost = (code: string) => run([LOG_IN, { type: 'signalLost', id: 1, errors: [code], now: 1 }]).effects;
  expect([lost('BROWSER_DENIED'), lost('BROWSER_UNSUPPORTED')]).toEqual([[], []]);
  expect(lost('BROWSER_TIMEOUT')).toEqual([{ type: 'setTimer', timer: 'recheck', at: 2_001 }]);
});

it('a reset is idle, ends the running check and clears all timers', () => {
  const { state, effects } = run([LOG_IN, { type: 'wasReset' }]);
  expect([state.geolocationState, state.authorized]).toEqual(['idle', false]);
  expect(effects).toEqual([
    { type: 'cancelCheck', id: 1 },
    { type: 'clearTimers', timers: ['expiry', 'refresh', 'ip', 'recheck'] },
  ]);
});

it('a local service that is lost opens the verify modal and warns permanently, once', () => {
  const lost: LocationEvent = { type: 'localServiceChanged', isConnected: false };
  const { state, effects } = run([LOG_IN, lost]);
  expect(effects).toEqual([{ type: 'openVerifyModal' }, { type: 'warnPermanently' }]);
  expect(stepLocation(state, lost).effects).toEqual([]);
});

describe('in 10,000 random sequences', () => {
  const SEQUENCES = 10_000;
  const EVENTS = 30;

  it('nobody is authorized after the end of a pass, no two checks run at once, and none runs without a player', () => {
    const random = seededRandom(35);
    const timers = ['expiry', 'refresh', 'ip', 'recheck'] as const;
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      let state = NO_LOCATION;
      let now = 0;
      let passEnds = 0;
      const open = new Set<number>();
      for (let count = 0; count < EVENTS; count += 1) {
        // Clocks jump both ways; a pass is over by the time that was reached.
        now = Math.max(0, now + random.between(-20, 400));
        const id = Math.max(0, state.checks - random.between(0, 1));
        const errors = random.pick([['VPN'], [EXCLUSION_BOUNDARY], []]);
        const expiresAt = now + random.between(-50, 600);
        const event = random.pick<LocationEvent>([
          { type: 'loggedIn', reason: random.pick(['log_in', 'app_launch']), now },
          { type: 'loggedOut' },
          { type: 'wasReset' },
          { type: 'checkRequested', reason: random.pick(['manual_check', 'license_expired']) },
          { type: 'licensed', id, licenseKey: 'key' },
          ...Array.from({ length: 3 }, (): LocationEvent => ({ type: 'passed', id, expiresAt, refreshAt: expiresAt - 50, now })),
          { type: 'refused', id, errors, now },
          { type: 'signalLost', id, errors, now },
          { type: 'heard', answer: { type: 'passed', expiresAt, refreshAt: expiresAt - 50 }, now },
          { type: 'heard', answer: { type: 'refused', errors }, now },
          ...timers.map((timer): LocationEvent => ({ type: 'timerEnded', timer, now })),
          { type: 'ipRead', ipAddress: `192.0.2.${random.between(1, 2)}`, now },
          { type: 'localServiceChanged', isConnected: random.next() < 0.5 },
        ]);
        const ended = 'id' in event && event.type !== 'licensed' && event.id === state.running?.id;
        if (event.type === 'passed' && ended) passEnds = event.expiresAt;
        if (event.type === 'heard' && event.answer.type === 'passed' && state.isLoggedIn) passEnds = event.answer.expiresAt;
        if (ended) open.delete(event.id);
        const { state: after, effects } = stepLocation(state, event);
        for (const effect of effects) {
          if (effect.type === 'cancelCheck') open.delete(effect.id);
          if (effect.type === 'check') open.add(effect.id);
          if (effect.type === 'check' && !after.isLoggedIn) expect.fail(`A check without a player after ${event.type}`);
        }
        if (open.size > 1) expect.fail(`Two checks at once after ${event.type}`);
        if (isAuthorized(after, Math.max(now, passEnds))) expect.fail(`Authorized after the end of the pass, by ${event.type}`);
        if (!after.isLoggedIn && (after.authorized || after.running !== null)) expect.fail(`Something is left after ${event.type}`);
        state = after;
      }
    }
  });
});

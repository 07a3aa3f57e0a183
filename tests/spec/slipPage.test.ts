import { describe, expect, it, vi } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import { createBetslip } from '../../src/features/betslip/data/betslip.ts';
import { pageEffects } from '../../src/features/betslip/data/slipEffects.ts';
import { FIRST_STATE, type SlipEvent } from '../../src/features/betslip/logic/machine/slipState.ts';
import type { LoginState } from '../../src/features/betslip/logic/placement/betButton.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { bills, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import type { PersistedValue, PersistedValueDefinition } from '../../src/platform/storage/persistedValue.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { type Account, type Balances, playerOf } from '../../src/player/index.ts';
import { fakeServices } from '../support/fakeServices.ts';

function persisted<Value>(value: Value): PersistedValue<Value> {
  const store = createStore(value);
  const done = async (): Promise<void> => undefined;
  return { ...store, update: (change) => store.set(change(store.getSnapshot())), stored: done, loaded: done };
}

/** The services of a page that the slip's effects use, with a visitor. */
function page() {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  const services = fakeServices({
    data: server.data,
    clock: server.time.clock,
    timers: server.time.timers,
    oddsFormat: createStore('AMERICAN' as const),
    report: (scope: string) => void server.reports.push(scope),
    persist: <Value>(definition: PersistedValueDefinition<Value>) => persisted(definition.initial),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
  });
  return { server, player: playerOf(services), services };
}

const emily = (acknowledgement: boolean) => ({ firstName: 'Emily', notices: { acknowledgement } }) as Account;
const balance = (playableCents: number) => ({ balances: { playableCents } as Balances });

describe('the slip’s effects on the page', () => {
  it('ask in the format that the player has chosen since, track errors, and register a bet in flight', async () => {
    const { server, services } = page();
    const tracked: unknown[] = [];
    const oddsFormat = createStore<OddsFormat>('AMERICAN');
    const more = {
      oddsFormat,
      analytics: { track: (name: string, facts: unknown) => tracked.push([name, facts]) },
    };
    const shared = { persistedSlip: persisted<Slip | null>(null), keepsSelections: persisted(false) };
    const { unfinished } = services;
    vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator: {} }));
    const perform = pageEffects(fakeServices({ ...services, ...(more as unknown as Partial<Services>), unfinished }), shared, {
      ...createStore(FIRST_STATE),
      send: () => undefined,
    });
    server.fail('Betslip', { kind: 'unreachable' });
    oddsFormat.set('EURO');
    perform({ type: 'read', readId: 1 });
    await settle();
    expect(server.calls).toEqual(['Betslip {"oddsFormat":"EURO","includeOddsTrend":true}']);

    const held1 = [true, true, false, true, false].map((isHeld) => {
      perform({ type: 'hold', held: isHeld });
      return unfinished.getSnapshot().map(({ kind }) => kind);
    });
    expect(held1).toEqual([['bet'], ['bet'], [], ['bet'], []]);

    const error = { code: 'edgebook.x', message: 'No', priority: 4, displayType: 'GENERIC', field: null } as const;
    const slip = slipOf([bills]);
    perform({ type: 'track', before: slip, after: { ...slip, errors: [error] } });
    expect(tracked).toEqual([['BETSLIP_ERROR', expect.objectContaining({ code: 'edgebook.x' })]]);
  });

  it('tell the slip that the player has acknowledged responsible gaming, and of a risen balance', () => {
    const { player, services } = page();
    const events: SlipEvent[] = [];
    const send = (event: SlipEvent): void => void (event.type !== 'tabRestored' && events.push(event));
    pageEffects(
      services,
      { persistedSlip: persisted<Slip | null>(null), keepsSelections: persisted(false) },
      { ...createStore(FIRST_STATE), send },
    );
    player.update({ account: emily(true) });
    player.update({ account: { ...emily(true), firstName: 'Em' } });
    expect(events).toEqual([]);
    player.update({ account: emily(false) });
    expect(events).toEqual([{ type: 'acknowledged' }]);
    for (const cents of [5_000, 4_000, 6_000]) player.update(balance(cents));
    expect(events.slice(1)).toEqual([{ type: 'funded' }]);
  });

  it('promote the visitor’s slip at the log-in, with mergeBetslip false', async () => {
    const { server, services } = page();
    const login = createStore<LoginState>('loggedOut');
    const shared = { persistedSlip: persisted<Slip | null>(slipOf([bills])), keepsSelections: persisted(false) };
    createBetslip({
      login,
      ...shared,
      clock: server.time.clock,
      report: services.report,
      connection: server.connection,
      anonymousToken: createStore<string | null>('token-of-a-visitor'),
      unsent: { read: () => null, write: () => undefined },
      ownedPicks: { read: () => null, write: () => undefined },
      visitor: () => ({ playerAlias: null, isFault: false }),
      loadEffects: async () => (machine) => pageEffects(services, shared, machine),
      afterPaint: (run) => run(),
    });
    await settle();
    server.logIn();
    login.set('loggedIn');
    await settle();
    const [sent, ...more] = server.calls.filter((call) => call.startsWith('BetslipSet '));
    expect(more).toEqual([]);
    expect(JSON.parse(sent?.slice('BetslipSet '.length) ?? '{}')).toMatchObject({
      anonymousToken: 'token-of-a-visitor',
      mergeBetslip: false,
      draftBets: [{}],
    });
  });
});

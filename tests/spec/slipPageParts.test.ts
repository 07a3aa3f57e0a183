import { act, createElement, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter, type Navigator, Router, type RouterProps } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Betslip } from '../../src/features/betslip/data/betslip.ts';
import { harness } from '../../src/features/betslip/data/harness.ts';
import type { Panel } from '../../src/features/betslip/data/panelChoice.ts';
import { bills, factsOf, oilers, slipOf } from '../../src/features/betslip/logic/fixtures.ts';
import type { PanelView } from '../../src/features/betslip/logic/panelMode.ts';
import { slipView } from '../../src/features/betslip/logic/slipView.ts';
import { AddOrReplaceDialog, type AddOrReplaceDialogProps } from '../../src/features/betslip/ui/AddOrReplaceDialog.tsx';
import { AmountFields } from '../../src/features/betslip/ui/AmountFields.tsx';
import { BetslipPanel } from '../../src/features/betslip/ui/BetslipPanel.tsx';
import { BetslipContext, type BetslipParts } from '../../src/features/betslip/ui/betslipContext.ts';
import { LocationCheck } from '../../src/features/betslip/ui/LocationCheck.tsx';
import { QuickDepositButton } from '../../src/features/betslip/ui/QuickDepositButton.tsx';
import { RewardCountdown } from '../../src/features/betslip/ui/rewards/RewardCountdown.tsx';
import { ShareButton } from '../../src/features/betslip/ui/ShareButton.tsx';
import { SlipBody } from '../../src/features/betslip/ui/SlipBody.tsx';
import { SlipFab } from '../../src/features/betslip/ui/SlipFab.tsx';
import { SlipLinks } from '../../src/features/betslip/ui/SlipLinks.tsx';
import { SlipReceipt } from '../../src/features/betslip/ui/SlipReceipt.tsx';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { useSlipKeys } from '../../src/features/betslip/ui/useSlipKeys.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { type Account, type Balances, playerOf } from '../../src/player/index.ts';
import { drawnElements, elementWith, pressButton } from '../support/drawn.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';
import { outlineOf, recorder } from '../support/outline.ts';

const NOW = Date.UTC(2026, 10, 20, 19);
const bet = {
  betId: 'b1',
  reference: '8F21·00001',
  payoutCents: 2_000,
  title: 'Bills −2.5',
  subtitle: 'Chiefs @ Bills',
  stakeCents: 3_000,
  odds: '−112',
};

function inSlip(part: ReactNode, parts: Partial<BetslipParts>): ReactNode {
  const known: Partial<BetslipParts> = { login: 'loggedIn', online: true, balanceCents: 24_850, format: 'AMERICAN', ...parts };
  return createElement(BetslipContext, { value: known as BetslipParts }, createElement(MemoryRouter, null, part));
}

/** A player’s page, over this server. */
function pageServices(more: object = {}): Services {
  const facts = {
    ...{ session: createStore({ status: 'loggedIn' }), connection: createStore({ online: true, live: true }) },
    ...{ oddsFormat: createStore('EURO') },
    startup: createStore({ data: { applicationMetadata: { oddsHighlightMilliseconds: 3_000 } } }),
    ...{ anonymousToken: createStore(null), clock: { now: () => NOW }, report: () => undefined },
    persist: ({ initial }: { readonly initial: unknown }) => ({ ...createStore(initial), stored: async () => undefined }),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    update: createStore({ offers: 0, outdated: false, held: false }) as unknown as Services['update'],
    reconnecting: createStore(false),
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
    ...more,
  };
  const services = fakeServices(facts as unknown as Partial<Services>);
  playerOf(services).update({ account: { firstName: 'Maya' } as Account, balances: { playableCents: 1_200 } as Balances });
  return services;
}

const onPage = (services: Services, part: ReactNode): ReactNode => createElement(ServicesContext, { value: services }, part);

describe('the panel', () => {
  it('has the odds format, the balance and the name of the player, and for how long odds are highlighted [W3.35 S9.15]', () => {
    const inWindow = { matchMedia: () => ({ matches: false }), addEventListener: () => undefined };
    let drawn: ReactNode = null;
    mountHook(
      () => {
        drawn = BetslipPanel();
      },
      { initial: {}, inWindow, wrap: (hook) => onPage(pageServices(), createElement(MemoryRouter, null, hook)) },
    );
    const value = elementWith<{ readonly value: BetslipParts }>(drawn, 'value')?.props.value;
    expect(value).toMatchObject({ format: 'EURO', balanceCents: 1_200, firstName: 'Maya', login: 'loggedIn', online: true });
    expect(value?.highlightMs).toBe(3_000);
  });

  it('is a button with the number of picks while it is minimized, which opens it [S2.225]', async () => {
    const { told, calls } = recorder();
    const panel = { choose: told('panel') } as unknown as Panel;
    const button = createElement(SlipFab, { count: 3, buttonRef: null });
    expect(await outlineOf(button, (part) => inSlip(part, { panel }), calls)).toBe(
      '[(ticket) Betslip 3 selections, open -> panel("open")]',
    );
  });
});

it('the slip follows the scores of its live games, and of no others', () => {
  const live = { ...oilers, eventStatus: 'IN_PLAY' } as const;
  const watched: unknown[] = [];
  const watchEvents = (...asked: readonly unknown[]) => {
    watched.push(asked);
    return () => undefined;
  };
  const view = slipView(factsOf(slipOf([bills, live]), { words: SECTIONS }));
  mountHook(() => void SlipBody({ view }), {
    initial: {},
    wrap: (hook) => onPage(pageServices({ watchEvents }), inSlip(hook, { betslip: harness().betslip })),
  });
  expect(watched).toEqual([[['e-2'], 'NONE']]);
});

it('the location is asked about again every 20 seconds and when the player is back, until it is known [S4.72]', () => {
  const asked: string[] = [];
  const betslip = { ...harness().betslip, checkLocation: (anew: boolean) => asked.push(anew ? 'check' : 'read') };
  const listeners = new Map<string, () => void>();
  const timers: (readonly [run: () => void, ms: number])[] = [];
  const inWindow = {
    addEventListener: (name: string, run: () => void) => void listeners.set(name, run),
    removeEventListener: (name: string) => void listeners.delete(name),
    setInterval: (run: () => void, ms: number) => timers.push([run, ms]),
    clearInterval: (id: number) => void timers.splice(id - 1, 1),
  };
  let drawn: ReactNode = null;
  const draw = (): void => {
    drawn = LocationCheck({ message: '' });
  };
  const mounted = mountHook(draw, {
    ...{ initial: {}, inWindow, wrap: (hook) => inSlip(hook, { betslip }) },
  });
  const [[again, everyMs] = [() => undefined, 0]] = timers;
  expect(everyMs).toBe(20_000);
  again();
  listeners.get('focus')?.();
  expect(asked).toEqual(['read', 'read']);
  mounted.act(() => pressButton(drawn, 'Check Location'));
  expect(asked).toEqual(['read', 'read', 'check']);
  mounted.unmount();
  expect([timers.length, listeners.size]).toEqual([0, 0]);
});

it('the countdown of a reward goes on every second, and ends [S2.255]', () => {
  let now = NOW;
  const betslip = { ...harness().betslip, now: () => now };
  const timers = new Set<() => void>();
  const inWindow = {
    setInterval: (run: () => void) => {
      timers.add(run);
      return run;
    },
    clearInterval: (run: () => void) => void timers.delete(run),
  };
  let drawn: ReactNode = null;
  const mounted = mountHook(
    () => {
      drawn = RewardCountdown({ expiresAt: NOW + 2_000 });
    },
    { initial: {}, inWindow, wrap: (hook) => inSlip(hook, { betslip }) },
  );
  const shown = () => (drawn as ReactElement<{ readonly children: ReactNode }>).props.children;
  const texts = [shown()];
  for (let second = 1; second <= 2; second += 1) {
    now += 1_000;
    mounted.act(() => {
      for (const run of timers) run();
    });
    texts.push(shown());
  }
  expect(texts.map((text) => [text].flat().filter(Boolean))).toEqual([['0h 0m 2s'], ['0h 0m 1s'], ['Expired']]);
  expect(timers.size).toBe(0);
});

describe('keys in the slip', () => {
  /** An element of the page, which is its own card. */
  class Card extends EventTarget {
    readonly dataset = { draftBet: 'straight:s-bills' };
    matches = (): boolean => false;
    closest = (selector: string): Card | null => (selector === 'article' ? this : null);
    querySelector = (): Card => this;
  }

  function press(key: string, fieldsDisabled: boolean, view: PanelView, maximized: boolean): readonly string[] {
    const { told, calls } = recorder();
    const slip = new Card();
    vi.stubGlobal('HTMLElement', Card);
    const betslip = { ...harness().betslip, setAmount: told('setAmount') } as unknown as Betslip;
    const panel = { choose: told('panel'), show: told('show'), useView: () => view } as unknown as Panel;
    const shown = { ...slipView(factsOf(slipOf([bills]))), fieldsDisabled };
    const mounted = mountHook(() => useSlipKeys(shown, maximized), {
      ...{ initial: {}, page: { getElementById: () => slip }, wrap: (hook) => inSlip(hook, { betslip, panel }) },
    });
    slip.dispatchEvent(Object.assign(new Event('keydown'), { key }));
    mounted.unmount();
    return calls();
  }

  it.each([
    ['1', false, 'betslip', false, ['setAmount("straight:s-bills", "BET", 1000)']],
    ['1', true, 'betslip', false, []],
    ['Escape', false, 'betslip', false, ['panel("minimized")']],
    ['Escape', false, 'betslip', true, ['panel("open")']],
    ['Escape', true, 'quickDepositForm', false, ['show("depositLeft")']],
  ] as const)('%s, with the fields disabled: %s, in the %s, maximized: %s', (key, disabled, view, maximized, did) => {
    expect(press(key, disabled, view, maximized)).toEqual(did);
  });
});

it('the slip is itself again once its button to deposit has the focus back after a deposit', () => {
  const { told, calls } = recorder();
  const panel = { show: told('show'), useView: () => 'depositExit' } as unknown as Panel;
  mountHook(() => void QuickDepositButton({ shortCents: 100 }), {
    initial: {},
    wrap: (hook) => onPage(pageServices({ flags: fakeFlags({ 'quick-deposit': true }) }), inSlip(hook, { panel })),
  });
  expect(calls()).toEqual(['show("betslipUsed")']);
});

it.each([
  [false, ['$10', '$25', '$50', '$100', 'Max']],
  [true, []],
])('quick stakes appear with the focus in Bet, but not where it is read-only: %s [S5.14]', (readOnly, labels) => {
  const [shown] = slipView(factsOf(slipOf([bills]))).bets;
  if (!shown) throw new Error('The slip has no bet');
  let drawn: ReactNode = null;
  const draft = { ...shown, readOnly: { bet: readOnly, win: readOnly } };
  const mounted = mountHook(
    () => {
      drawn = AmountFields({ bet: draft, disabled: false, nameId: 'name' });
    },
    { initial: {}, wrap: (hook) => inSlip(hook, { betslip: harness().betslip }) },
  );
  mounted.act(() => elementWith<{ readonly onFocus: (field: 'BET') => void }>(drawn, 'onFocus')?.props.onFocus('BET'));
  const chips = elementWith<{ readonly 'aria-label': string; readonly children: ReactNode }>(drawn, 'aria-label');
  const texts = [chips?.props.children ?? []].flat() as readonly ReactElement<{ readonly children: string }>[];
  expect(texts.map(({ props }) => props.children)).toEqual(labels);
});

it('each bet of a receipt has a button that shares it', () => {
  const receipt = { bets: [bet, { ...bet, betId: 'b2' }], balanceCents: 1 };
  const wrap = (part: ReactNode) => onPage(pageServices({ data: {} }), inSlip(part, { betslip: harness().betslip }));
  const buttons = drawnElements(createElement(SlipReceipt, { receipt }), ShareButton, wrap);
  expect(buttons.map(({ props }) => props.betId)).toEqual(['b1', 'b2']);
});

describe('links to bets in the address', () => {
  /** The page at such an address, whose slip has one selection, and the navigations after it. */
  async function open(search: string) {
    const server = fakeServer();
    const legs = [bills, oilers].map(({ selectionId, odds, pointsHundredths, startsAt, ...pick }) => ({
      ...{ ...pick, id: selectionId, marketStatus: 'OPEN', points: null, marketStartAt: startsAt },
      ...{ numeratorLong: odds.numerator, denominatorLong: odds.denominator },
    }));
    const featured = { featuredBetId: 'f1', selectionOrigin: 'featured_bet', title: 'Two favourites', isParlay: true };
    server.answer('FeaturedBet', () => ({ featuredBet: { ...featured, totalOdds: '+300', legs } }));
    const went: unknown[] = [];
    const navigator = {
      createHref: () => '',
      go: () => undefined,
      push: (to: object) => void went.push(['push', to]),
      replace: (to: object) => void went.push(['replace', to]),
    } as unknown as Navigator;
    const { betslip } = harness({ slip: slipOf([{ ...bills, selectionId: 's-eagles' }]) });
    let drawn: ReactNode = null;
    mountHook(
      () => {
        drawn = SlipLinks();
      },
      {
        initial: {},
        wrap: (hook) => {
          const page = createElement(Router, { location: `/sport${search}`, navigator } as RouterProps, hook);
          const known = { betslip, online: true } as unknown as BetslipParts;
          return onPage(pageServices({ data: server.data }), createElement(BetslipContext, { value: known }, page));
        },
      },
    );
    for (let turn = 0; turn < 20 && drawn === null; turn += 1) await act(() => settle());
    const question = elementWith<AddOrReplaceDialogProps>(drawn, 'onAnswer')?.props;
    return { question, went, calls: server.calls };
  }

  it('are taken out of it, so that no way back follows them again [S4.56]', async () => {
    const { went } = await open('?a=b&featuredBetId=f1');
    expect(went).toEqual([['replace', expect.objectContaining({ pathname: '/sport', search: '?a=b' })]]);
  });

  it('to a featured parlay ask before it joins others, and say in the player’s format what it pays [S4.57]', async () => {
    const { question, calls } = await open('?featuredBetId=f1');
    expect(calls).toEqual(['FeaturedBet {"featuredBetId":"f1","oddsFormat":"EURO"}']);
    expect(question).toMatchObject({ title: 'Two favourites', legs: 2, totalOdds: '+300' });
  });
});

it.each([
  [false, 'Add to betslip', 'This 2-leg parlay pays +300.'],
  [true, 'Replace betslip', 'This 2-leg parlay pays +300.'],
])('the question answers %s to “%s” [S4.57 S4.58]', async (replaces, label, pays) => {
  const { told, calls } = recorder();
  const props = { title: 'Two favourites', legs: 2, totalOdds: '+300', onAnswer: told('answer'), onClose: told('close') };
  const dialog = AddOrReplaceDialog(props) as ReactElement<{ readonly footer: ReactNode; readonly children: string }>;
  expect(dialog.props.children).toContain(pays);
  expect(await outlineOf(dialog.props.footer, (part) => part, calls)).toContain(`[${label} -> answer(${replaces})]`);
});

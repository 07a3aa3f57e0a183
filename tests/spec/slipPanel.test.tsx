import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STORED_SLIP_EXISTS } from '../../src/features/betslip/data/persistedPanel.ts';
import { type PickGate, pickGateOf, startBetslip } from '../../src/features/betslip/data/pickGate.ts';
import { bills } from '../../src/features/betslip/testing/fixtures.ts';
import { SlipPanel } from '../../src/features/betslip/ui/SlipPanel.tsx';
import { afterPaint } from '../../src/platform/afterPaint.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { createPersistedText } from '../../src/platform/storage/persistedText.ts';
import type { PersistedValueDefinition } from '../../src/platform/storage/persistedValue.ts';
import { useServices } from '../../src/platform/usePlatform.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { button, press, renderInPage } from '../support/page.tsx';
import { slipServer, slipServices } from '../support/slipServer.ts';

type Status = 'loggedOut' | 'loggedIn' | 'unknown';

interface Facts {
  readonly status?: Status;
  readonly hasStored?: boolean;
  readonly unsent?: string | null;
  readonly persistInTab?: (name: string) => ReturnType<typeof createPersistedText>;
  /** The slip's code is not there at first, nor is the panel's. */
  readonly failsFirst?: boolean;
}

/** Starts the slip as a page does, and shows a price. */
function Price({ onGate }: { readonly onGate: (gate: PickGate) => void }) {
  const services = useServices();
  const [{ picks }] = useState(() => {
    onGate(pickGateOf(services));
    return startBetslip(services);
  });
  const isPicked = useSyncExternalStore(picks.subscribe, () => picks.has('s-1'));
  return (
    <main id="main">
      <button type="button" data-odds="s-1" aria-pressed={isPicked} onClick={() => picks.toggle({ ...bills, selectionId: 's-1' })}>
        <span>+100</span>
      </button>
      <button type="button">Other</button>
    </main>
  );
}

/** A page with one price, its slip, and what a start of the page does. */
function renderPage({ status = 'loggedOut', hasStored = false, unsent = null, persistInTab, failsFirst = false }: Facts = {}) {
  const server = slipServer([]);
  const baseServices = slipServices(server);
  const session = createStore({ status, playerAlias: status === 'loggedIn' ? 'p1' : null, logoutReason: null });
  const stored = createStore(hasStored);
  let text = unsent;
  const inTab = {
    read: () => text,
    write: (next: string | null) => {
      text = next;
    },
  };
  let fails = failsFirst;
  const report = vi.fn();
  const services = {
    ...baseServices,
    persist: <Value,>(definition: PersistedValueDefinition<Value>) =>
      definition === (STORED_SLIP_EXISTS as unknown)
        ? { ...baseServices.persist(definition), ...stored }
        : baseServices.persist(definition),
    persistInTab: persistInTab ?? (() => inTab),
    persistOnDevice: () => {
      if (!fails) return baseServices.persistOnDevice();
      fails = false;
      throw new Error('no such chunk');
    },
    report,
    session,
    anonymousToken: createStore<string | null>('token'),
    data: server.data,
    flags: fakeFlags(),
    reconnecting: createStore(false),
    priceSource: createStore('socket'),
    watchEvents: () => () => undefined,
    update: { ...createStore({ outdated: false }) },
    startup: createStore({ data: null }),
    prices: { event: () => null, onEvent: () => () => undefined },
  };
  const gates: PickGate[] = [];
  /** Each time that the slip's code was asked for. */
  const needs: string[] = [];
  const follow = (gate: PickGate): void => {
    gates.push(gate);
    const { need } = gate;
    vi.spyOn(gate, 'need').mockImplementation(() => {
      needs.push('need');
      need();
    });
  };
  renderInPage(
    <>
      <Price onGate={follow} />
      {!failsFirst && <SlipPanel />}
    </>,
    { services, player: {} },
  );
  const { connection } = server;
  return { session, stored, connection, report, needs, unsent: () => text, isLoaded: () => gates[0]?.isOpen.getSnapshot() };
}

const FAB = /^Betslip\s*(\d+)\s*selections, open$/;
const isPressed = (): string | null => button('+100').getAttribute('aria-pressed');
/** Behind all that waits for the same paint: the slip's code is asked for after it. */
const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('the slip of a visitor without picks', () => {
  it('is a button alone, and its code is not loaded, also not for what is no price', async () => {
    const { isLoaded, needs } = renderPage();
    fireEvent.pointerOver(button('Other'));
    fireEvent.focusIn(button('Other'));
    await painted();
    expect([needs, isLoaded()]).toEqual([[], false]);
    expect(screen.getByRole('region', { name: 'Betslip' }).querySelectorAll('button')).toHaveLength(1);
    expect(button(FAB).getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    ['a pointer', () => fireEvent.pointerOver(screen.getByText('+100'))],
    ['the focus', () => fireEvent.focusIn(button('+100'))],
  ])('is loaded once %s reaches a price', async (_by, reach) => {
    const { isLoaded } = renderPage();
    reach();
    await waitFor(() => expect(isLoaded()).toBe(true));
    expect(isPressed()).toBe('false');
  });

  it('is loaded with a log-in, also one in another tab', async () => {
    const { isLoaded, session } = renderPage();
    act(() => session.set({ status: 'loggedIn', playerAlias: 'p1', logoutReason: null }));
    await waitFor(() => expect(isLoaded()).toBe(true));
  });

  it('is loaded once a stored slip of this device has been read', async () => {
    const { isLoaded, stored } = renderPage();
    act(() => stored.set(true));
    await waitFor(() => expect(isLoaded()).toBe(true));
  });

  it('opens by its button, and the focus goes to the one that closes it', async () => {
    renderPage();
    act(() => button(FAB).focus());
    press(FAB);
    const close = await screen.findByRole('button', { name: 'Minimize betslip' });
    await waitFor(() => expect(document.activeElement).toBe(close));
  });
});

it.each<readonly [string, Facts]>([
  ['a player', { status: 'loggedIn' }],
  ['whom this device remembers as a player', { status: 'unknown' }],
  ['a visitor with a stored slip', { hasStored: true }],
  [
    'a visitor with picks of this tab that the server does not have',
    { unsent: JSON.stringify({ at: 1, isPlayer: false, picks: [bills] }) },
  ],
])('the slip’s code is loaded at once for %s', async (_who, facts) => {
  const { isLoaded } = renderPage(facts);
  await waitFor(() => expect(isLoaded()).toBe(true));
});

const blocked = (name: string) =>
  createPersistedText(() => {
    throw new DOMException('The user has blocked storage', 'SecurityError');
  }, name);

it.each<readonly [string, Facts]>([
  ['', {}],
  [', with storage blocked', { persistInTab: blocked }],
])('a press before the slip’s code is there shows at once, and its bet as soon as it is%s', async (_how, facts) => {
  const { isLoaded } = renderPage(facts);
  press('+100');
  expect([isPressed(), isLoaded()]).toEqual(['true', false]);
  await screen.findByRole('textbox', { name: 'Bet' });
  expect(isPressed()).toBe('true');
  press('+100');
  expect(isPressed()).toBe('false');
});

it('a press whose code could not be loaded stays, and goes to the slip when the connection is back', async () => {
  const { isLoaded, connection, report } = renderPage({ failsFirst: true });
  press('+100');
  await waitFor(() => expect(report).toHaveBeenCalledWith('betslip.load', expect.anything()));
  const facts = connection.getSnapshot();
  act(() => connection.set({ ...facts, online: false }));
  expect([isPressed(), isLoaded()]).toEqual(['true', false]);
  act(() => connection.set({ ...facts, online: true }));
  await waitFor(() => expect(isLoaded()).toBe(true));
  expect(isPressed()).toBe('true');
});

it('a press of somebody who is not known yet to be logged in is there after a reload as a player', async () => {
  const { unsent } = renderPage({ status: 'unknown', failsFirst: true });
  press('+100');
  const left = unsent();
  expect(JSON.parse(left ?? '')).toMatchObject({ isPlayer: null, picks: [{ selectionId: 's-1' }] });
  cleanup();
  renderPage({ status: 'loggedIn', unsent: left });
  await waitFor(() => expect(isPressed()).toBe('true'));
});

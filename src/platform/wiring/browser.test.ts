import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SavedSlip, savedSlipPath, slipFileText } from '../../../core/forms/slipFile.ts';
import { MOST_SLIP_FILE_BYTES } from '../../../core/wire/slipFileType.ts';
import { createStore } from '../externalStore.ts';
import type { OpenedPage } from '../openedPage.ts';
import { listenToHints, listenToWorker } from './browser.ts';
import { listenToLaunches } from './listenToLaunches.ts';
import type { Network } from './network.ts';

const page = { visibilityState: 'visible' };
const listeners = new Map<string, () => void>();

beforeEach(() => {
  page.visibilityState = 'visible';
  listeners.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
});
afterEach(() => vi.unstubAllGlobals());

/** A page that listens, and what it asks of its connection. */
function listening() {
  const socket = { isLive: false };
  const connectivity = { check: vi.fn(), hurry: vi.fn(), watch: vi.fn<(mayProbe: () => boolean) => void>() };
  listenToHints({ connectivity } as unknown as Network, () => socket.isLive);
  return { ...connectivity, socket };
}

it('a page probes for holes by itself while it is seen and has no websocket', () => {
  const { watch, socket } = listening();
  expect(watch).toHaveBeenCalledOnce();
  const mayProbe = watch.mock.calls[0]?.[0] ?? (() => false);
  expect(mayProbe()).toBe(true);
  socket.isLive = true;
  expect(mayProbe()).toBe(false);
  socket.isLive = false;
  page.visibilityState = 'hidden';
  expect(mayProbe()).toBe(false);
});

it('a press, and a return to the page, hurry the connection, but not of a hidden page nor beside a websocket', () => {
  const { hurry, socket } = listening();
  const returns = ['visibilitychange', 'focus', 'pageshow', 'resume', 'pointerdown'];
  for (const type of returns) listeners.get(type)?.();
  expect(hurry).toHaveBeenCalledTimes(returns.length);
  page.visibilityState = 'hidden';
  listeners.get('focus')?.();
  Object.assign(page, { visibilityState: 'visible' });
  socket.isLive = true;
  listeners.get('focus')?.();
  expect(hurry).toHaveBeenCalledTimes(returns.length);
});

it.each([
  [true, 1, 'a worker answers it: the first change is one'],
  [false, 0, 'no worker answers it yet: the first change is its own worker'],
])('a page learns from its beginning on that another worker has taken over (%s, %i: %s)', (hasController, changes) => {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: hasController ? { postMessage: vi.fn() } : null,
    startMessages: vi.fn(),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const changed = vi.fn();
  listenToWorker({ connectivity: {}, maintenance: {} } as unknown as Network, changed, createStore<OpenedPage | null>(null));
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(changed).toHaveBeenCalledTimes(changes);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(changed).toHaveBeenCalledTimes(changes + 1);
});

it('a click on a notification asks this page to open its path', () => {
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, startMessages: vi.fn() });
  vi.stubGlobal('navigator', { serviceWorker });
  const opened = createStore<OpenedPage | null>(null);
  listenToWorker({ connectivity: {}, maintenance: {} } as unknown as Network, vi.fn(), opened);
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'page/open', path: '/my-bets', title: 'Bet settled' } }));
  expect(opened.getSnapshot()).toMatchObject({ path: '/my-bets', title: 'Bet settled' });
});

it('a shortcut or a link opens its page in this window, but not the one that the window was loaded with, nor of another site', () => {
  const launches: ((launch: { readonly targetURL?: string | null }) => void)[] = [];
  const first = 'https://tsb.example/open?link=web%2Btsb%3A%2F%2Flive';
  vi.stubGlobal('location', new URL('https://tsb.example/live'));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: first }] });
  vi.stubGlobal('window', { launchQueue: { setConsumer: (consumer: (typeof launches)[0]) => launches.push(consumer) } });
  const opened = createStore<OpenedPage | null>(null);
  listenToLaunches({ opened, brand: 'tsb', report: vi.fn() });
  const addresses = [first, 'https://tsb.example/deposit', 'https://tsb.example.evil/deposit', null, first];
  const paths = addresses.map((targetURL) => {
    opened.set(null);
    launches[0]?.({ targetURL });
    return opened.getSnapshot()?.path ?? null;
  });
  expect(paths).toEqual([null, '/deposit', null, null, '/open?link=web%2Btsb%3A%2F%2Flive']);
});

describe('a file that the system opens with the app', () => {
  const slip: SavedSlip = {
    brand: 'tsb',
    tab: 'PARLAY',
    picks: [{ selectionId: 's-bills', odds: { numerator: 10, denominator: 11 }, pointsHundredths: -350 }],
  };

  /** What the page is asked to open for a file of this text, or what is reported. */
  async function opens(getFile: () => Promise<Pick<File, 'size' | 'text'>>): Promise<OpenedPage | unknown[]> {
    const launches: ((launch: Launch) => void)[] = [];
    vi.stubGlobal('location', new URL('https://tsb.example/live'));
    vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://tsb.example/open?file' }] });
    vi.stubGlobal('window', { launchQueue: { setConsumer: (consumer: (typeof launches)[0]) => launches.push(consumer) } });
    const opened = createStore<OpenedPage | null>(null);
    const report = vi.fn();
    listenToLaunches({ opened, brand: 'tsb', report });
    // The launch that has opened the window has the file, too.
    launches[0]?.({ targetURL: 'https://tsb.example/open?file', files: [{ getFile } as unknown as FileSystemFileHandle] });
    await vi.waitFor(() => expect(opened.getSnapshot() ?? report.mock.calls[0]).toBeTruthy());
    return opened.getSnapshot() ?? report.mock.calls;
  }
  const fileOf = (text: string) => async () => new File([text], 'picks.slip');

  it('leads to the page of its picks, and not to the slip', async () => {
    const path = savedSlipPath({ ok: true, value: slip });
    expect(await opens(fileOf(slipFileText(slip)))).toEqual({ path, title: 'You opened saved picks' });
  });

  it.each([
    ['another brand', slipFileText({ ...slip, brand: 'espnbet' }), 'otherBrand'],
    ['another program', 'PK', 'broken'],
  ])('from %s is refused', async (_, text, reason) => {
    expect(await opens(fileOf(text))).toMatchObject({ path: `/shared_bet?refused=${reason}` });
  });

  it('is not read where it is larger than one with picks can be', async () => {
    const text = vi.fn(async () => slipFileText(slip));
    expect(await opens(async () => ({ size: MOST_SLIP_FILE_BYTES + 1, text }))).toMatchObject({
      path: '/shared_bet?refused=tooLarge',
    });
    expect(text).not.toHaveBeenCalled();
  });

  it('a file that cannot be read is reported, and opens nothing', async () => {
    const error = new Error('It is gone');
    expect(await opens(() => Promise.reject(error))).toEqual([['launches', error]]);
  });
});

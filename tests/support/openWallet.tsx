import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes, useLocation, useNavigationType } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../core/wire/settings.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { type Answers, type FakeWallet, fakeWallet, PAY, settle } from '../../src/features/wallet/testing/fakeWallet.ts';
import * as pages from '../../src/features/wallet/ui/pages.ts';
import type { Services } from '../../src/platform/services.ts';
import { settings } from '../../src/platform/settings.ts';
import type { Player } from '../../src/player/index.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { fakeFlags } from './fakeFlags.ts';
import { freshDevice } from './fakeServices.ts';
import { press, renderInPage } from './page.tsx';

const brand = await loadBrand('espnbet');
export const BALANCES = {
  playableCents: 24_850,
  totalPlayableCents: 24_850,
  withdrawableCents: 20_850,
  restrictedCents: 4_000,
  bonusCents: 0,
};

export type Flags = Parameters<typeof fakeFlags>[0];

export interface WalletSurroundings {
  /** In place of the wallet's pages. */
  readonly part?: ReactNode;
  readonly flags?: Flags;
  readonly answers?: Answers;
  readonly preferences?: Partial<typeof brand.preferences>;
  readonly settings?: Partial<Settings>;
  /** What the page that led here says of itself. */
  readonly state?: unknown;
  /** Services of other features, and of the page. */
  readonly services?: { readonly [Name in keyof Services]?: unknown };
  /** Addresses that a link leads to, as those of the header. */
  readonly links?: readonly string[];
}

export interface OpenWallet extends FakeWallet {
  readonly player: Player;
  /** The notice about the player’s deposits was asked for. */
  readonly openedNotice: ReturnType<typeof vi.fn>;
}

/** The wallet's pages at an address, over a fake server. */
export function openWallet(address: string, surroundings: WalletSurroundings = {}): OpenWallet {
  const { part, flags, answers = {}, preferences, state, links = [] } = surroundings;
  Object.assign(settings, surroundings.settings);
  const wallet = fakeWallet(answers);
  const services = {
    ...wallet.services,
    ...freshDevice(),
    flags: fakeFlags(flags),
    facts: { brand: brand.code },
    brandKind: 'sportsbook',
    picks: { subscribe: () => () => undefined, count: () => 0 },
    ...surroundings.services,
  };
  const { player } = renderInPage(
    <>
      {part ?? <WalletRoutes />}
      <Address />
      {links.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>,
    {
      services,
      player: { balances: BALANCES },
      state,
      address,
      brand: { ...brand, preferences: { ...brand.preferences, ...preferences } },
    },
  );
  const openedNotice = vi.fn();
  player.follow({ betsPlaced: vi.fn(), reread: vi.fn(), rereadDeposits: openedNotice });
  return { ...wallet, player, openedNotice };
}

function WalletRoutes() {
  return (
    <Routes>
      <Route path="deposit" element={<pages.DepositPage />} />
      <Route path="withdrawal" element={<pages.WithdrawalPage />} />
      <Route path="withdrawal/interac" element={<pages.InteracPage />} />
      {['deposit', 'withdrawal'].map((type) => (
        <Route key={type} path={type}>
          <Route path="gateway" element={<pages.GatewayPage />} />
          <Route path="wire-transfer" element={<pages.WirePage />} />
          <Route path="cash-at-casino" element={<pages.CashPage />} />
        </Route>
      ))}
      <Route path="wire_transfer_withdrawal_details" element={<pages.WireDetailsPage />} />
      <Route path="receipt/:receiptId" element={<pages.ReceiptPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-arrived={useNavigationType()}>{pathname + search}</output>;
}

export const addressNow = () => document.querySelector('output')?.textContent;
/** REPLACE: Back leads past the page before. */
export const arrivedBy = () => document.querySelector('output')?.dataset.arrived;
export const amount = () => screen.findByRole('textbox', { name: 'Amount' });
export const type = async (text: string) => fireEvent.change(await amount(), { target: { value: text } });
export const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const pressNow = (name: string | RegExp) => act(async () => press(name));
export const frame = () => document.querySelector('iframe');

/** The messages that the provider's page has received. */
export const heard = vi.fn();
/** Its window belongs to another origin: nothing of it can be read. */
const frameWindow = {
  postMessage: heard,
  get location(): never {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

/** A message to the page’s window, as from the frame. */
export async function say(message: unknown, origin = PAY, source: unknown = frameWindow) {
  const element = frame();
  if (element !== null) Object.defineProperty(element, 'contentWindow', { value: frameWindow, configurable: true });
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source: source as Window }));
    await settle();
  });
}

const BUILT_WITH = { ...DEFAULT_SETTINGS };

/** Around each test of a file: the page of a provider is not loaded, and no toast or setting is left. */
export function freshWallet(): void {
  beforeEach(() => {
    heard.mockClear();
    Object(window).happyDOM.settings.disableIframePageLoading = true;
    vi.stubGlobal('fetch', async () => ({ type: 'cors', ok: true, json: async () => ({ redirectUrl: null }) }));
    for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  });
  afterEach(() => void Object.assign(settings, BUILT_WITH));
}

/** The deposit page with $100.00 on its way: its provider’s page is in the frame. */
export async function openFrame(): Promise<OpenWallet> {
  const wallet = openWallet('/deposit');
  await type('100');
  await pressNow('Deposit $100.00');
  await waitFor(() => expect(frame()).not.toBeNull());
  return wallet;
}

import { describe, expect, it } from 'vitest';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { CASINO_PREFIX } from '../../core/wire/casinoPaths.ts';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import type { Guard, LayoutName, PageRoute } from '../../src/platform/feature.ts';
import { ALL_KINDS } from '../support/routeRows.ts';

const PLAYER: Guard = { player: true };
const OF_HISTORY: Guard = { player: true, historySection: 'sectionId' };
const CASINO: Guard = { casino: true };

interface Area {
  readonly layout: LayoutName;
  /** Absent: everybody sees the page. */
  readonly guard?: Guard;
  /** Titles by path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The areas that the second document covers: each with the layout and the guard that it gives them. */
const AREAS: Readonly<Record<string, Area>> = {
  wallet: {
    layout: 'wallet',
    guard: PLAYER,
    pages: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      'withdrawal/interac': 'Interac withdrawal',
      'receipt/:receiptId': 'Receipt',
    },
  },
  // A player's place is checked when a game is opened, on its page.
  'location checks': {
    layout: 'full',
    guard: CASINO,
    pages: { [`${CASINO_PREFIX}category/:categorySlug/:gameProviderGameId`]: 'Casino game' },
  },
  'responsible gaming': {
    layout: 'account',
    guard: PLAYER,
    pages: {
      'account/responsible-gaming': 'Responsible gaming',
      'account/responsible-gaming/limits/deposit/daily': 'Daily deposit limit',
      'account/responsible-gaming/limits/time': 'Time limit',
    },
  },
  history: {
    layout: 'account',
    guard: OF_HISTORY,
    pages: { 'account/history/:sectionId': 'History', 'account/history/:sectionId/:sessionId': 'Session' },
  },
  casino: {
    layout: 'main',
    guard: CASINO,
    pages: {
      'casino/category/:categorySlug': 'Casino games',
      [`${CASINO_PREFIX}category/jackpots/:jackpotSlug`]: 'Jackpot',
      [`${CASINO_PREFIX}category/play_with_rewards`]: 'Play with rewards',
      [`${CASINO_PREFIX}f2p/:promotionId`]: 'Free to play',
    },
  },
  loyalty: { layout: 'account', guard: PLAYER, pages: { 'account/penn-play': 'Loyalty program' } },
  promotions: { layout: 'main', pages: { promotions: 'Promotions', 'promotions/:promotionId': 'Promotion' } },
  authentication: {
    layout: 'simple',
    pages: { login: 'Log in', signup: 'Sign up', 'forgot-password': 'Reset your password', oauth_callback: 'Log in' },
  },
};

function pagesOf(kind: BrandKind): readonly PageRoute[] {
  return routeTable(kind).flatMap((row) => ('page' in row ? [row] : []));
}

describe('the second document covers wallet, location checks, responsible gaming, history, casino, loyalty, promotions and authentication', () => {
  for (const [name, { layout, guard, pages }] of Object.entries(AREAS))
    it(`${name} has its routes in the table of each kind of brand, with its layout, titles and guard`, () => {
      for (const kind of ALL_KINDS) {
        const rows = pagesOf(kind);
        for (const [path, title] of Object.entries(pages)) {
          const found = rows.find((row) => row.path === path);
          expect({ path, title: found?.title, layout: found?.layout ?? 'main', guard: found?.guard }, kind).toEqual({
            path,
            title,
            layout,
            guard,
          });
        }
      }
    });
});

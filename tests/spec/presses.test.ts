import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

interface Pressable {
  readonly to?: string;
  readonly children?: unknown;
  readonly onClick?: () => void;
}

/** The properties of every element that was drawn, in their order. */
const drawn: unknown[] = [];

/** The parts of the app, loaded anew: other tests of this process may have loaded them with the plain runtime. */
async function loadParts() {
  vi.resetModules();
  vi.doMock('react/jsx-dev-runtime', async (original) => {
    const runtime = await original<{ jsxDEV: (type: unknown, properties: unknown, ...more: unknown[]) => unknown }>();
    const jsxDEV: typeof runtime.jsxDEV = (type, properties, ...more) => {
      drawn.push(properties);
      return runtime.jsxDEV(type, properties, ...more);
    };
    return { ...runtime, jsxDEV };
  });
  const [{ loadBrand }, { useNotifications }, { cashbackCount }, { AWARDS_PATH }, { MenuRows }, { RewardsSection }, { GameStage }] =
    await Promise.all([
      import('../../src/brand/loader.ts'),
      import('../../src/features/account/data/notifications.ts'),
      import('../../src/features/account/data/rewards.ts'),
      import('../../src/features/account/logic/accountMenu.ts'),
      import('../../src/features/account/ui/MenuRows.tsx'),
      import('../../src/features/account/ui/RewardsSection.tsx'),
      import('../../src/features/casino/ui/GameStage.tsx'),
    ]);
  const { ServicesContext } = await import('../../src/platform/usePlatform.ts');
  const { BrandContext } = await import('../../src/ui/brandContext.ts');
  const parts = { loadBrand, useNotifications, cashbackCount, AWARDS_PATH, MenuRows, RewardsSection, GameStage };
  return { ...parts, ServicesContext, BrandContext };
}
let parts: Awaited<ReturnType<typeof loadParts>>;
beforeAll(async () => {
  parts = await loadParts();
}, 60_000);
afterAll(() => {
  vi.doUnmock('react/jsx-dev-runtime');
  vi.resetModules();
});

/** Presses the newest drawing of what has this text or leads there. */
function press(what: string): void {
  const found = (drawn as Pressable[]).findLast(({ onClick, children, to }) => onClick && (children === what || to === what));
  if (found?.onClick === undefined) throw new Error(`Nothing to press: ${what}`);
  found.onClick();
}

/** What the dot of the avatar stands for (accountPanel.test.ts draws it). */
function News(): string {
  return parts.useNotifications().texts.join();
}

async function playersPage() {
  const server = fakeServer({ status: 'loggedIn', playerId: 'p' });
  const seen = Object.assign(createStore<unknown>([]), { loaded: async () => undefined });
  const services = fakeServices({
    ...{ data: server.data, connection: server.connection, session: server.session as never, flags: fakeFlags({}) },
    ...{ persist: () => seen as never, hasPage: () => true, report: () => undefined, oddsFormat: createStore('AMERICAN') },
    theme: { choices: [], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
  });
  const brand = await parts.loadBrand('hwc');
  const show = (element: ReactElement): string =>
    renderToStaticMarkup(
      createElement(
        parts.ServicesContext,
        { value: services },
        createElement(MemoryRouter, {}, createElement(parts.BrandContext, { value: brand }, element)),
      ),
    );
  return { server, show };
}

describe('the notification of cashback', () => {
  const DOT = 'cashback';
  function linkTo(what: string): ReactElement {
    if (what === 'See All') return createElement(parts.RewardsSection, { onLeave: () => undefined });
    const canonicalPath = what === '/account/rewards' ? parts.AWARDS_PATH : null;
    const item = { kind: 'LEAF', label: 'Awards', icon: 'gift', path: what, canonicalPath, children: [] } as const;
    return createElement(parts.MenuRows, { items: [item], menu: { awards: {}, awardCount: () => null } as never });
  }

  it.each(['See All', '/account/rewards', '/account/award-details/cashback'])(
    'is no longer visible once %s leads to the awards [S3.23]',
    async (link) => {
      const { server, show } = await playersPage();
      server.answer('CashbackCount', () => ({ awardDetailsSection: { id: 'a', awards: [{ id: 'one' }, { id: 'two' }] } }));
      server.data.query(parts.cashbackCount, {}).subscribe(() => undefined);
      await settle();
      expect(show(createElement(News))).toContain(DOT);
      show(linkTo(link));
      expect(show(createElement(News))).toContain(DOT);
      press(link);
      expect(show(createElement(News))).not.toContain(DOT);
    },
  );
});

describe('the free game of a promotion', () => {
  const GAME = { id: 'velvet-sevens', title: 'Velvet Sevens', isPlayable: true, thumbnails: [] };
  const game = (isFree: boolean) => createElement(parts.GameStage, { game: GAME as never, description: '', isFree });

  it('is launched for a player with credits, not with money [W7.102]', async () => {
    const { server, show } = await playersPage();
    server.fail('CasinoLaunchGame', { kind: 'unknown' });
    show(game(true));
    press('Play with credits');
    show(game(false));
    press('Play');
    await settle();
    const launched = (mode: string): string => `CasinoLaunchGame {"gameId":"velvet-sevens","mode":"${mode}"}`;
    expect(server.calls.filter((call) => call.startsWith('CasinoLaunchGame'))).toEqual([launched('DEMO'), launched('REAL')]);
  });
});

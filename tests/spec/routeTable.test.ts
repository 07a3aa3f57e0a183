import { existsSync } from 'node:fs';
import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { AWARD_PAGES_PATH } from '../../src/features/awards/logic/awardPath.ts';
import { promotion } from '../../src/features/promotions/data/promotions.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { PageRoute, Part } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { playerOf } from '../../src/player/index.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { DRAWN_IN, PAGE_FACTS } from '../support/pageFacts.ts';
import { ALL_KINDS, ROUTE_ROWS } from '../support/routeRows.ts';

/** None, or the rows whose pages say so of a name that they do not know. */
const NO_PAGE = /^\*$|^account\/(:menuLabel|award-details\/:sectionId)$/;

interface Shown {
  readonly path: string | undefined;
  readonly title: string | null;
  /** The name of the layout's component. */
  readonly layout: string;
  readonly page: string;
  readonly forPlayers: boolean;
}

interface RowElement {
  readonly row: PageRoute;
}
interface LayoutElement {
  readonly part: Part;
}

function propsOf<Props>(element: unknown): Props {
  if (!isValidElement(element)) throw new Error('The route has no element');
  return (element as ReactElement<Props>).props;
}

/** What the router shows at an address. */
async function shownAt(address: string, kind: BrandKind): Promise<Shown> {
  const branch = matchRoutes(appRoutes(kind), address) ?? [];
  const { row } = propsOf<RowElement>(branch.at(-1)?.route.element);
  // Root, services and layout boundary are around the layout; the page's boundary is inside of it.
  const { part } = propsOf<LayoutElement>(branch.at(-3)?.route.element);
  const [layout, page] = await Promise.all([part.code.load(), row.page.code.load()]);
  return { path: row.path, title: row.title, layout: layout.name, page: page.name, forPlayers: row.guard?.player === true };
}

describe('the route table', () => {
  for (const [address, title, layout, guard, kinds] of ROUTE_ROWS) {
    it(`${address} is ${title}, in the layout ${layout}, for ${guard === 'all' ? 'everybody' : 'players'}`, async () => {
      for (const kind of kinds)
        expect(await shownAt(address, kind), kind).toMatchObject({
          title,
          layout: `${layout}Layout`,
          forPlayers: guard === 'player',
        });
      for (const kind of ALL_KINDS.filter((each) => !kinds.includes(each)))
        expect((await shownAt(address, kind)).path, kind).toMatch(NO_PAGE);
    });
  }

  it('shows every page under account/ with the side menu of the account area', async () => {
    for (const kind of ALL_KINDS)
      for (const [address, , , , kinds] of ROUTE_ROWS)
        if (address.startsWith('/account/') && kinds.includes(kind))
          expect((await shownAt(address, kind)).layout, `${kind} ${address}`).toBe('AccountLayout');
  });

  it('the award pages stand under one configured path', () => {
    for (const kind of ALL_KINDS) {
      const paths = routeTable(kind).flatMap(({ path }) => (/^account\/.*award/.test(path ?? '') ? [path] : []));
      expect(paths.length, kind).toBeGreaterThan(7);
      for (const path of paths) expect(path, kind).toMatch(`${AWARD_PAGES_PATH}/`);
    }
  });

  it('has each path once, and every row stands in the table above or is a way to one', () => {
    for (const kind of ALL_KINDS) {
      const paths = routeTable(kind).map(({ path }) => path);
      expect(
        paths.filter((path, index) => paths.indexOf(path) !== index),
        kind,
      ).toEqual([]);
      const shown = new Set(ROUTE_ROWS.map(([address]) => matchRoutes(appRoutes(kind), address)?.at(-1)?.route.path));
      const without = ['/', '*', 'open', 'dev-tools/gallery/:of?', 'dev-tools/gallery/header'];
      const pages = routeTable(kind).filter((row) => !('redirectTo' in row));
      expect(
        pages.map(({ path }) => path).filter((path) => !shown.has(path) && !without.includes(path)),
        kind,
      ).toEqual([]);
    }
  });

  it('shows no page by its title alone: each is rendered in routePages.test.tsx, or read by the test that is named', () => {
    const pathOf = (address: string) =>
      ALL_KINDS.map((kind) => matchRoutes(appRoutes(kind), address)?.at(-1)?.route.path).find((path) => path !== '*');
    const rendered = new Set(PAGE_FACTS.map(([address]) => pathOf(address)));
    const others = ROUTE_ROWS.map(([address]) => address).filter((address) => !rendered.has(pathOf(address)));
    expect(others.toSorted()).toEqual(Object.keys(DRAWN_IN).toSorted());
    expect(Object.values(DRAWN_IN).filter((file) => !existsSync(file))).toEqual([]);
  });

  it('home is the lines of a sportsbook and the lobby of a standalone casino', async () => {
    expect(await homeOf('sportsbook')).toBe('HomePage');
    expect(await homeOf('casino')).toBe('LobbyPage');
    const paths = (kind: BrandKind): number => routeTable(kind).length;
    expect(paths('casino')).toBeLessThan(paths('sportsbook') - 10);
  });

  it('/promotion leads to /promotions', () => {
    for (const kind of ALL_KINDS) {
      const element = matchRoutes(appRoutes(kind), '/promotion')?.at(-1)?.route.element;
      expect(propsOf(element)).toEqual({ to: '/promotions' });
    }
  });

  it('a single promotion says in the brand’s own words why there is none: to a visitor, to a player, and to one without promotions', async () => {
    const { row } = propsOf<RowElement>(matchRoutes(appRoutes('casino'), '/promotions/p1')?.at(-1)?.route.element);
    const Promotion = await row.page.code.load();
    for (const code of BRAND_CODES) {
      const brand = await loadBrand(code);
      const shown = async (status: 'loggedIn' | 'loggedOut', isOffered: boolean, found: object | null = null): Promise<string> => {
        const server = fakeServer({ status, playerAlias: status === 'loggedIn' ? 'p' : null });
        server.answer('Promotion', () => ({ promotion: found }));
        server.data.query(promotion, { id: 'p1' }).subscribe(() => undefined);
        await settle();
        const { data, connection } = server;
        const given = { data, connection, session: createStore({ status }) };
        const services = fakeServices(given as unknown as Partial<Services>);
        playerOf(services).update({ promosOffered: isOffered });
        const page = createElement(BrandContext, { value: brand }, createElement(Promotion));
        const routes = createElement(Routes, null, createElement(Route, { path: 'promotions/:promotionId', element: page }));
        const withServices = createElement(
          ServicesContext,
          { value: services },
          createElement(MemoryRouter, { initialEntries: ['/promotions/p1'] }, routes),
        );
        return renderToStaticMarkup(withServices);
      };
      const { logIn, notFound, notAvailable } = brand.promotionFallbacks;
      const pages = await Promise.all([shown('loggedOut', true), shown('loggedIn', true), shown('loggedIn', false)]);
      const texts = pages.map((markup) => [logIn, notFound, notAvailable].filter((text) => markup.includes(`>${text}<`)));
      expect(texts, code).toEqual([[logIn], [notFound], [notAvailable]]);
      expect(pages[0]).toMatch(/<button[^>]*>(<[^>]*>)*Log In/);
      const words = { title: 'Free spins', shortDescription: 'Every Friday', description: 'In all slots', tag: null };
      const existing = {
        id: 'p1',
        ...words,
        imageUrl: '/p1.webp',
        primaryCta: null,
        primaryCtaLink: null,
        endsAt: null,
        startsAt: null,
        primaryCtaDeepLink: null,
        deepLink: null,
        enrollmentStatus: 'NotRequired',
        state: 'OPEN',
        requirement: null,
        award: null,
        costs: [],
        progress: null,
      };
      expect(await shown('loggedIn', true, existing), code).toContain('Every Friday');
      const withheld = await shown('loggedIn', false, existing);
      expect(withheld, code).toContain(`>${notAvailable}<`);
      expect(withheld, code).not.toMatch(/Free spins|Every Friday|In all slots/);
    }
  });
});

/** Home has no path of its own. */
async function homeOf(kind: BrandKind): Promise<string> {
  const { row } = propsOf<RowElement>(matchRoutes(appRoutes(kind), '/')?.at(-1)?.route.element);
  return (await row.page.code.load()).name;
}

import { createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { features } from '../../src/app/features.ts';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Feature, Part } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { getCssText } from '../../src/ui/stitches.ts';
import { fakeServices } from '../support/fakeServices.ts';

const PAGE = '<p>The page</p>';

/** The parts of the slots are not loaded, whatever other tests have loaded. */
beforeEach(() => {
  for (const { slots = {} } of features as readonly Feature[])
    for (const { code } of Object.values(slots)) vi.spyOn(code, 'loaded').mockReturnValue(null);
});
afterEach(() => vi.restoreAllMocks());

/** The layout that the product's routes draw at an address of tsb, around a page of one line. */
async function layoutAt(address: string): Promise<string> {
  const brand = await loadBrand('tsb');
  const element = matchRoutes(appRoutes(kindOf('tsb')), address)?.at(-3)?.route.element;
  if (!isValidElement(element)) throw new Error(`${address} has no layout`);
  const Layout = await (element as ReactElement<{ readonly part: Part }>).props.part.code.load();
  const services = {
    connection: createStore({ online: true, live: true }),
    session: createStore({ status: 'loggedIn' }),
    flags: { get: () => false, subscribe: () => () => undefined },
    hasPage: () => true,
    reconnecting: createStore(false),
    priceSource: createStore('socket'),
    checkConnection: () => undefined,
    brandKind: 'sportsbook',
    clock: { now: () => 0 },
    startup: createStore({ data: null }),
  };
  const page = { path: '*', element: createElement('p', null, 'The page') };
  const router = createMemoryRouter([{ element: createElement(Layout), children: [page] }], { initialEntries: [address] });
  const markup = renderToStaticMarkup(
    createElement(
      ServicesContext,
      { value: fakeServices(services as unknown as Partial<Services>) },
      createElement(BrandContext, { value: brand }, createElement(RouterProvider, { router })),
    ),
  );
  expect(markup).toContain(PAGE);
  return markup;
}

/** The style declarations of every element around the page, from the outermost to the page's own container. */
function declarationsAround(markup: string): readonly (readonly string[])[] {
  const open: string[] = [];
  for (const [, closing, name, classes = ''] of markup
    .slice(0, markup.indexOf(PAGE))
    .matchAll(/<(\/?)(\w+)(?:[^>]*?class="([^"]*)")?[^>]*>/g)) {
    if (closing) open.pop();
    else if (!['img', 'path', 'input', 'link', 'circle', 'rect', 'use'].includes(name ?? '')) open.push(classes);
  }
  const css = getCssText();
  return open.map((classes) =>
    classes
      .split(' ')
      .flatMap((each) => (each === '' ? [] : (new RegExp(`\\.${each}\\{([^}]*)\\}`).exec(css)?.[1]?.split(';') ?? []))),
  );
}

it('a page of the centred layout is at most 1296 px wide, with as much room left of it as right of it', async () => {
  const around = declarationsAround(await layoutAt('/welcome-promo'));
  const column = around.find((declarations) => declarations.includes('margin:0 auto'));
  // 24 px of padding on either side.
  expect(column).toEqual(expect.arrayContaining(['max-width:1344px', 'padding:24px', 'width:100%']));
});

it('a page of the main layout is centred and at most 1296 px wide', async () => {
  const around = declarationsAround(await layoutAt('/promotions'));
  expect(around).toContainEqual(expect.arrayContaining(['max-width:1296px', 'margin:0 auto']));
});

it('the account layout has a header with the logo and the area alone, and a footer with the policies alone', async () => {
  const markup = await layoutAt('/account/settings');
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(markup) ?? [];
  expect(header).toContain('Account');
  expect(header).toContain('aria-label="tsb home"');
  expect(header).not.toContain('role="combobox"');
  expect(markup).not.toContain('aria-label="Main menu"');
  const [menu = ''] = /<nav[^>]*aria-label="Account"[\s\S]*?<\/nav>/.exec(markup) ?? [];
  expect(menu.match(/<a /g)?.length).toBeGreaterThan(5);
  const [footer = ''] = /<footer[\s\S]*?<\/footer>/.exec(markup) ?? [];
  expect(footer.match(/<nav[^>]*>/g)).toHaveLength(1);
  expect(footer).toContain('aria-label="Policies"');
  expect(footer).not.toContain('All rights reserved');
  expect(markup.indexOf('<header')).toBeLessThan(markup.indexOf(PAGE));
  expect(markup.indexOf('<footer')).toBeGreaterThan(markup.indexOf(PAGE));
});

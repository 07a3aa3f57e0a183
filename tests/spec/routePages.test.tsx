import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { matchRoutes, Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import type { PageRoute } from '../../src/platform/feature.ts';
import { read, renderInPage } from '../support/page.tsx';
import { PAGE_FACTS } from '../support/pageFacts.ts';
import { pageStandIn } from '../support/pageStandIn.ts';

/** A page that shows nothing is found sooner than by the patience of other tests. */
const SOON = { timeout: 6_000 };

function rowAt(address: string): PageRoute {
  const element = matchRoutes(appRoutes('sportsbook'), address)?.at(-1)?.route.element;
  return (element as { readonly props: { readonly row: PageRoute } }).props.row;
}

beforeEach(
  () => void vi.stubGlobal('__BRANDS__', { espnbet: { name: 'espnbet', address: 'https://espnbet.example/', casinoOf: null } }),
);

it.each(PAGE_FACTS)('the page at %s, over a server, shows its heading %s and its content', async (address, heading, fact) => {
  const row = rowAt(address);
  const Page = await row.page.code.load();
  const part = createElement(Routes, null, createElement(Route, { path: row.path, element: createElement(Page) }));
  renderInPage(part, { ...pageStandIn(address), brand: await loadBrand('espnbet'), address });
  await screen.findByRole('heading', { name: heading }, SOON);
  await waitFor(() => expect(read()).toMatch(fact), SOON);
});

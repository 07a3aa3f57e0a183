import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { feature } from '../../src/features/system/index.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';

const routeOf = (path: string): string | undefined => matchRoutes(appRoutes('sportsbook'), path)?.at(-1)?.route.path;

it('an unknown address shows the not-found page', async () => {
  for (const path of ['/nowhere/at/all', '/my-bets-of-mine']) expect(routeOf(path), path).toBe('*');
  expect(routeOf('/live')).toBe('live');
  const page = feature.routes.find(({ path }) => path === '*')?.page;
  if (!page) throw new Error('There is no page for every other address');
  const screen = createElement(await page.code.load());
  const brand = await loadBrand('tsb');
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, screen)));
  expect(markup).toMatch(/<h1[^>]*>This page is out of bounds<\/h1>/);
});

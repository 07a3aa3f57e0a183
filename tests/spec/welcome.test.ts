import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { SessionContext } from '../../src/features/session/data/sessionContext.ts';
import { LogInPage } from '../../src/features/session/ui/LogInPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { newSession } from '../support/newSession.ts';

it('every brand welcomes in its own words, over its log-in [S1.36]', async () => {
  const welcomes: string[] = [];
  for (const code of BRAND_CODES) {
    const brand = await loadBrand(code);
    const world = { session: newSession(), visitor: createStore(null) };
    const page = createElement(SessionContext, { value: world }, createElement(LogInPage));
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, page)));
    expect(markup, code).toContain(`>${brand.text.welcome}</p>`);
    welcomes.push(brand.text.welcome);
  }
  expect(new Set(welcomes).size).toBe(BRAND_CODES.length);
});

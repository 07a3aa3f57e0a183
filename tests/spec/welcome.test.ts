import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { LogInPage } from '../../src/features/session/ui/LogInPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { newSession } from '../support/newSession.ts';

it('every brand welcomes in its own words, over its log-in [S1.36]', async () => {
  const welcomes: string[] = [];
  for (const code of BRAND_CODES) {
    const brand = await loadBrand(code);
    const picks = { subscribe: () => () => undefined, has: () => false, count: () => 0, toggle: () => undefined };
    const data = { serviceAttributes: { identity: { logInBy: 'PASSWORD' } } };
    const startup = createStore({ state: 'done', data, cfWaitingRoom: null });
    const services = fakeServices({
      session: newSession(),
      startup,
      visitor: createStore(null),
      picks,
    } as unknown as Partial<Services>);
    const page = createElement(ServicesContext, { value: services }, createElement(LogInPage));
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, page)));
    expect(markup, code).toContain(`>${brand.text.welcome}</p>`);
    welcomes.push(brand.text.welcome);
  }
  expect(new Set(welcomes).size).toBe(BRAND_CODES.length);
});

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

type Startup = Services['startup'];

/** Startup that has said how the brand logs its players in; null: it cannot be reached. */
function startupWith(logInBy: 'PASSWORD' | 'REDIRECT' | null): Startup {
  const data = logInBy === null ? null : { serviceAttributes: { identity: { logInBy } } };
  return createStore({ state: 'error', data, cfWaitingRoom: null, failure: null }) as unknown as Startup;
}

it.each([null, 'PASSWORD', 'REDIRECT'] as const)(
  'every brand welcomes in its own words, over its log-in by %s',
  async (logInBy) => {
    const welcomes: string[] = [];
    for (const code of BRAND_CODES) {
      const brand = await loadBrand(code);
      const picks = {
        subscribe: () => () => undefined,
        onSelection: () => () => undefined,
        has: () => false,
        count: () => 0,
        toggle: () => undefined,
      };
      const services = fakeServices({ session: newSession(), picks, startup: startupWith(logInBy) });
      const page = createElement(ServicesContext, { value: services }, createElement(LogInPage));
      const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, page)));
      expect(markup, code).toContain(`>${brand.text.welcome}</p>`);
      expect(markup.includes('type="password"'), code).toBe(logInBy !== 'REDIRECT');
      welcomes.push(brand.text.welcome);
    }
    expect(new Set(welcomes).size).toBe(BRAND_CODES.length);
  },
);

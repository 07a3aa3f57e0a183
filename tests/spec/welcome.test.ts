import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BRAND_CODES } from '../../src/brand/contract.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { SessionContext } from '../../src/features/session/data/sessionContext.ts';
import { LogInPage } from '../../src/features/session/ui/LogInPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeTime } from '../../src/platform/fakeTime.ts';
import { createSession } from '../../src/platform/session/session.ts';
import { fakeTabs } from '../../src/platform/tabs/fakeTabs.ts';
import { serialLock } from '../../src/platform/tabs/lock.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';

function nobody(): ReturnType<typeof createSession> {
  const { clock, timers } = fakeTime();
  const [tabs] = fakeTabs<never>(1);
  if (!tabs) throw new Error('no tab');
  return createSession({
    clock,
    timers,
    tabs,
    lock: serialLock(),
    report: () => undefined,
    keeper: { read: () => ({ kind: 'none' }), write: () => undefined, clear: () => undefined },
    endpoint: {
      password: async () => ({ kind: 'refused' }),
      refresh: async () => ({ kind: 'refused' }),
      logOut: async () => true,
    },
  });
}

it('every brand welcomes in its own words, over its log-in [S1.36]', async () => {
  const welcomes: string[] = [];
  for (const code of BRAND_CODES) {
    const brand = await loadBrand(code);
    const world = { session: nobody(), visitor: createStore(null) };
    const page = createElement(SessionContext, { value: world }, createElement(LogInPage));
    const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, page)));
    expect(markup, code).toContain(`>${brand.text.welcome}</p>`);
    welcomes.push(brand.text.welcome);
  }
  expect(new Set(welcomes).size).toBe(BRAND_CODES.length);
});

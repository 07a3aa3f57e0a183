import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServices } from '../../../tests/support/fakeServices.ts';
import { newSession } from '../../../tests/support/newSession.ts';
import { loadBrand } from '../../brand/loader.ts';
import { createStore } from '../../platform/externalStore.ts';
import type { Services } from '../../platform/services.ts';
import { ServicesContext } from '../../platform/usePlatform.ts';
import { BrandContext } from '../../ui/brandContext.ts';
import { preload } from '../navigation/page.tsx';
import { appRoutes } from '../routes/appRoutes.tsx';
import { Slot } from './Slot.tsx';

it('while the session is not known, the log-in is unknown (null) and the header shows a skeleton', async () => {
  const session = newSession();
  await preload(appRoutes('sportsbook'), '/');
  const brand = await loadBrand('tsb');
  const header = (): string => {
    const startup = createStore({ state: 'loading', data: null, cfWaitingRoom: null }) as unknown as Services['startup'];
    const services = fakeServices({ session, startup });
    const shown = createElement(ServicesContext, { value: services }, createElement(Slot, { place: 'header' }));
    return renderToStaticMarkup(createElement(BrandContext, { value: brand }, createElement(MemoryRouter, null, shown)));
  };
  expect(session.getSnapshot()).toMatchObject({ status: 'unknown', playerAlias: null });
  const skeleton = header();
  expect(skeleton).toMatch(/^<span class="[^"]+" aria-hidden="true"><\/span>$/);
  await session.start();
  expect(session.getSnapshot().status).toBe('loggedOut');
  expect(header()).toContain('Log In');
  expect(header()).not.toContain(skeleton);
});

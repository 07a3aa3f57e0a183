import { matchRoutes, Route, Routes, useLocation } from 'react-router';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { Handle } from '../../src/app/navigation/page.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import type { Brand } from '../../src/brand/contract.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeFlags } from './fakeFlags.ts';
import { renderInPage, type Surroundings } from './page.tsx';

export interface VisitorsPage {
  readonly brand: Brand;
  readonly kind?: BrandKind;
  /** What startup says. */
  readonly startup?: object;
  readonly services?: Surroundings['services'];
}

/** A page for players at its address, as the app's routes show it to a visitor; log-in and home show their address alone. */
export async function openAsVisitor(address: string, { brand, kind = 'sportsbook', startup, services }: VisitorsPage) {
  const route = matchRoutes(appRoutes(kind), address)?.at(-1)?.route;
  if (route === undefined) throw new Error(`No route at ${address}`);
  await (route.handle as Handle).preload();
  const routes = (
    <>
      <Routes>
        <Route index element={null} />
        <Route path="login" element={null} />
        <Route path="*" element={route.element} />
      </Routes>
      <Address />
    </>
  );
  return renderInPage(routes, {
    address,
    brand,
    services: {
      session: createStore({ status: 'loggedOut', playerAlias: null, logoutReason: null }),
      startup: createStore({ state: 'done', data: { regionalMetadata: { validRegion: true }, ...startup } }),
      flags: fakeFlags(),
      ...services,
    },
  });
}

function Address() {
  const { pathname, search, state } = useLocation();
  const reason = (state as { readonly logoutReason?: string } | null)?.logoutReason;
  return <output title={reason}>{pathname + search}</output>;
}

import { Suspense } from 'react';
import { BrowserRouter, useRoutes } from 'react-router';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { Brand } from '../brand/contract.ts';
import { kindOf } from '../brand/products.ts';
import type { Core } from '../platform/core.ts';
import { useStore } from '../platform/externalStore.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformContext } from '../platform/usePlatform.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { partsIn } from './features.ts';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';
import { appRoutes } from './routes/appRoutes.tsx';

export interface AppProps {
  readonly brand: Brand;
  readonly platform: Platform;
}

/** The whole app of one brand. */
export function App({ brand, platform }: AppProps) {
  return (
    <BrandContext value={brand}>
      <PlatformContext value={platform}>
        <PagesOrMaintenance maintenance={platform.core.maintenance} kind={kindOf(brand.code)} />
        <ToastHost brand={brand.code} />
      </PlatformContext>
    </BrandContext>
  );
}

/** The pages, or the maintenance screen. No page is mounted during maintenance, so no page sends requests. */
function PagesOrMaintenance({ maintenance, kind }: Pick<Core, 'maintenance'> & { readonly kind: BrandKind }) {
  const notice = useStore(maintenance);
  if (notice !== null)
    return partsIn('maintenance', kind).map(({ feature, part: { Component } }) => <Component key={feature} notice={notice} />);
  return (
    <BrowserRouter>
      <Suspense fallback={<ShellSkeleton />}>
        <Pages kind={kind} />
      </Suspense>
    </BrowserRouter>
  );
}

function Pages({ kind }: { readonly kind: BrandKind }) {
  return useRoutes(appRoutes(kind));
}

import { lazy, Suspense } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { Brand } from '../brand/contract.ts';
import { loadMaintenanceScreen } from '../features/maintenance/index.ts';
import { useStore } from '../platform/externalStore.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformContext } from '../platform/usePlatform.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';

const MaintenanceScreen = lazy(() => loadMaintenanceScreen().then((module) => ({ default: module.MaintenanceScreen })));

export interface AppProps {
  readonly brand: Brand;
  readonly platform: Platform;
  /** The same for as long as the app is shown. */
  readonly routes: RouteObject[];
}

/** The whole app of one brand. */
export function App({ brand, platform, routes }: AppProps) {
  return (
    <BrandContext value={brand}>
      <PlatformContext value={platform}>
        <House platform={platform} routes={routes} />
        <ToastHost brand={brand.code} />
      </PlatformContext>
    </BrandContext>
  );
}

/** The pages, or why there are none. While the house is closed nothing of the app is mounted, so nothing asks for anything. */
function House({ platform, routes }: Pick<AppProps, 'platform' | 'routes'>) {
  const notice = useStore(platform.maintenance);
  if (notice !== null)
    return (
      <Suspense fallback={null}>
        <MaintenanceScreen notice={notice} />
      </Suspense>
    );
  return (
    <BrowserRouter>
      <Suspense fallback={<ShellSkeleton />}>
        <Pages routes={routes} />
      </Suspense>
    </BrowserRouter>
  );
}

function Pages({ routes }: Pick<AppProps, 'routes'>) {
  return useRoutes(routes);
}

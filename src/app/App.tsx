import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router';
import type { Brand } from '../brand/contract.ts';
import { loadMaintenanceScreen } from '../features/maintenance/index.ts';
import { useStore } from '../platform/externalStore.ts';
import type { Platform } from '../platform/platform.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';
import { preload } from './navigation/deferred.tsx';
import { PlatformContext } from './platformContext.ts';
import { appRoutes } from './routes.tsx';
import type { Theme } from './theme/createTheme.ts';

const MaintenanceScreen = lazy(() => loadMaintenanceScreen().then((module) => ({ default: module.MaintenanceScreen })));

export interface AppProps {
  readonly brand: Brand;
  readonly platform: Platform;
  readonly theme: Theme;
}

/** The whole app of one brand. */
export function App({ brand, platform, theme }: AppProps) {
  return (
    <BrandContext value={brand}>
      <PlatformContext value={platform}>
        <House platform={platform} theme={theme} />
        <ToastHost brand={brand.code} />
      </PlatformContext>
    </BrandContext>
  );
}

/** The pages, or why there are none. While the house is closed nothing of the app is mounted, so nothing asks for anything. */
function House({ platform, theme }: Pick<AppProps, 'platform' | 'theme'>) {
  const [routes] = useState(() => appRoutes(platform, theme));
  const arrived = useArrived(routes);
  const notice = useStore(platform.maintenance);
  if (notice !== null)
    return (
      <Suspense fallback={null}>
        <MaintenanceScreen notice={notice} />
      </Suspense>
    );
  return (
    <BrowserRouter>
      {arrived ? (
        <Suspense fallback={<ShellSkeleton />}>
          <Pages routes={routes} />
        </Suspense>
      ) : (
        <ShellSkeleton />
      )}
    </BrowserRouter>
  );
}

/** False until all that the first address is made of has come: until then the first frame stands. */
function useArrived(routes: RouteObject[]): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => void preload(routes, location.pathname).then(() => startTransition(() => setArrived(true))), [routes]);
  return arrived;
}

function Pages({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

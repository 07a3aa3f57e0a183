import { lazy, Suspense, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Brand } from '../brand/contract.ts';
import { loadMaintenanceScreen } from '../features/maintenance/index.ts';
import { useStore } from '../platform/externalStore.ts';
import type { Platform } from '../platform/platform.ts';
import { BrandContext } from '../ui/brandContext.ts';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
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
  const [router] = useState(() => createBrowserRouter(appRoutes(platform, theme)));
  const notice = useStore(platform.maintenance);
  if (notice === null) return <RouterProvider router={router} />;
  return (
    <Suspense fallback={null}>
      <MaintenanceScreen notice={notice} />
    </Suspense>
  );
}

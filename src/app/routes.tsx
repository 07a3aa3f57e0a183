import { Navigate, type RouteObject } from 'react-router';
import { sportsPages } from '../features/sports/index.ts';
import { systemPages } from '../features/system/index.ts';
import type { Platform } from '../platform/platform.ts';
import { PageError, RootError } from './errors/RouteError.tsx';
import { ShellSkeleton } from './layout/ShellSkeleton.tsx';
import type { Theme } from './theme/createTheme.ts';
import type { World } from './world/createWorld.ts';

const competition = 'sport/:sport/organization/:organization/competition/:competition';

/**
 * The route table (specification, section 2). Only the frame of the layout is in the first chunk; the world behind it (Apollo and all),
 * the layouts and every page are fetched, those of one address at the same time.
 */
export function appRoutes(platform: Platform, theme: Theme): RouteObject[] {
  let made: Promise<World> | null = null;
  return [
    {
      ErrorBoundary: RootError,
      HydrateFallback: ShellSkeleton,
      children: [
        {
          lazy: async () => {
            const { WorldLayout, createWorld } = await import('./world/WorldLayout.tsx');
            return {
              Component: WorldLayout,
              loader: () => {
                made ??= createWorld(platform, theme);
                return made;
              },
              shouldRevalidate: () => false,
            };
          },
          children: [
            {
              lazy: () => import('./layout/MainLayout.tsx').then(({ MainLayout }) => ({ Component: MainLayout })),
              children: [
                {
                  ErrorBoundary: PageError,
                  children: [
                    { index: true, lazy: sportsPages.home },
                    { path: 'live', lazy: sportsPages.live },
                    { path: competition, lazy: sportsPages.competition },
                    { path: `${competition}/event/:eventId`, lazy: sportsPages.event },
                    {
                      path: 'my-bets',
                      lazy: () => import('./pages/MyBets.tsx').then(({ MyBets }) => ({ Component: MyBets })),
                      children: [
                        { index: true, element: <Navigate to="/my-bets/open" replace /> },
                        { path: ':tab', lazy: () => import('./pages/MyBets.tsx').then(({ tab }) => tab()) },
                      ],
                    },
                    { path: 'info/:slug', lazy: systemPages.info },
                    { path: '*', lazy: systemPages.notFound },
                  ],
                },
              ],
            },
            {
              lazy: () => import('./layout/SimpleLayout.tsx').then(({ SimpleLayout }) => ({ Component: SimpleLayout })),
              children: [
                { path: 'login', lazy: () => import('./pages/LogIn.tsx').then(({ LogIn }) => ({ Component: LogIn })) },
                { path: 'signup', lazy: () => import('./pages/SignUp.tsx').then(({ SignUp }) => ({ Component: SignUp })) },
              ],
            },
          ],
        },
      ],
    },
  ];
}

import { Navigate, type RouteObject } from 'react-router';
import { sportsPages } from '../features/sports/index.ts';
import { systemPages } from '../features/system/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { ThemePort } from '../ui/themeChoice.ts';
import { PageBoundary, RootBoundary } from './errors/RouteError.tsx';
import { deferred } from './navigation/deferred.tsx';

const competition = 'sport/:sport/organization/:organization/competition/:competition';

/**
 * The route table (specification, section 2). Only the frame of the layout is in the first chunk; the world behind it,
 * the layouts and every page are fetched, those of one address at the same time.
 */
export function appRoutes(platform: Platform, theme: ThemePort): RouteObject[] {
  return [
    {
      element: <RootBoundary />,
      children: [
        {
          ...deferred(() => import('./world/WorldLayout.tsx').then((module) => module.worldLayout(platform, theme))),
          children: [
            {
              ...deferred(() => import('./layout/MainLayout.tsx').then((module) => module.MainLayout)),
              children: [
                {
                  element: <PageBoundary />,
                  children: [
                    { index: true, ...deferred(sportsPages.home) },
                    { path: 'live', ...deferred(sportsPages.live) },
                    { path: competition, ...deferred(sportsPages.competition) },
                    { path: `${competition}/event/:eventId`, ...deferred(sportsPages.event) },
                    {
                      path: 'my-bets',
                      ...deferred(() => import('./pages/MyBets.tsx').then((module) => module.MyBets)),
                      children: [
                        { index: true, element: <Navigate to="/my-bets/open" replace /> },
                        { path: ':tab', ...deferred(() => import('./pages/MyBets.tsx').then((module) => module.tab())) },
                      ],
                    },
                    { path: 'info/:slug', ...deferred(systemPages.info) },
                    { path: '*', ...deferred(systemPages.notFound) },
                  ],
                },
              ],
            },
            {
              ...deferred(() => import('./layout/SimpleLayout.tsx').then((module) => module.SimpleLayout)),
              children: [
                { path: 'login', ...deferred(() => import('./pages/LogIn.tsx').then((module) => module.LogIn)) },
                { path: 'signup', ...deferred(() => import('./pages/SignUp.tsx').then((module) => module.SignUp)) },
              ],
            },
          ],
        },
      ],
    },
  ];
}

import { Navigate, type RouteObject } from 'react-router';
import type { Feature, FeatureRoute, Slots } from '../platform/feature.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { LayoutBoundary, PageBoundary, RootBoundary } from './errors/RouteError.tsx';
import { features, partsIn } from './features.ts';
import { ServicesLayout } from './layout/ServicesLayout.tsx';
import { page, preloading } from './navigation/page.tsx';

const mainLayout = lazyPart(() => import('./layout/MainLayout.tsx').then(({ MainLayout }) => MainLayout));
const simpleLayout = lazyPart(() => import('./layout/SimpleLayout.tsx').then(({ SimpleLayout }) => SimpleLayout));

const MAIN_SLOTS = ['headerStart', 'headerSearch', 'header', 'menu', 'panel', 'pageTop', 'footer'] as const;
const EVERYWHERE = ['drawer', 'toasts'] as const;

const partsOf = (names: readonly Exclude<keyof Slots, 'maintenance'>[]) =>
  names.flatMap((name) => partsIn(name).map(({ part }) => part));

function toRoute(route: FeatureRoute): RouteObject {
  if ('redirectTo' in route) return { path: route.path, element: <Navigate to={route.redirectTo} replace /> };
  return route.path === '/' ? { index: true, ...page(route.page) } : { path: route.path, ...page(route.page) };
}

function routesIn(layout: 'main' | 'simple'): RouteObject[] {
  const routes = (features as readonly Feature[]).flatMap((feature) => feature.routes ?? []);
  return routes.filter((route) => (('layout' in route && route.layout) || 'main') === layout).map(toRoute);
}

/** The route table (specification, section 2). Services, layouts and pages are lazy; those of one address load in parallel. */
export const appRoutes: RouteObject[] = [
  {
    element: <RootBoundary />,
    children: [
      {
        element: <ServicesLayout />,
        handle: preloading(partsOf(EVERYWHERE)),
        children: [
          {
            element: <LayoutBoundary />,
            children: [
              {
                ...page(mainLayout, partsOf(MAIN_SLOTS)),
                children: [{ element: <PageBoundary />, children: routesIn('main') }],
              },
              { ...page(simpleLayout), children: routesIn('simple') },
            ],
          },
        ],
      },
    ],
  },
];

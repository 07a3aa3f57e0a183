import { generatePath, Navigate, type RouteObject, useLocation, useParams } from 'react-router';
import type { BrandKind } from '../../../core/wire/brandKind.ts';
import type { FeatureRoute, LayoutName, PageRoute, Part, Slots } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { LayoutBoundary, PageBoundary, RootBoundary } from '../errors/RouteError.tsx';
import { partsIn } from '../features.ts';
import { ServicesLayout } from '../layout/ServicesLayout.tsx';
import { Page, page, preloading } from '../navigation/page.tsx';
import { routeTable } from './routeTable.ts';

const guarded = lazyPart(() => import('../guards/Guarded.tsx').then((module) => module.Guarded));

const LAYOUTS: Readonly<Record<LayoutName, Part>> = {
  main: lazyPart(() => import('../layout/MainLayout.tsx').then((module) => module.MainLayout)),
  simple: lazyPart(() => import('../layout/SimpleLayout.tsx').then((module) => module.SimpleLayout)),
  account: lazyPart(() => import('../layout/AccountLayout.tsx').then((module) => module.AccountLayout)),
  centred: lazyPart(() => import('../layout/PlainLayout.tsx').then((module) => module.CentredPageLayout)),
  wallet: lazyPart(() => import('../layout/PlainLayout.tsx').then((module) => module.WalletLayout)),
  full: lazyPart(() => import('../layout/PlainLayout.tsx').then((module) => module.FullWidthLayout)),
};

const MAIN_SLOTS = ['headerStart', 'headerSearch', 'header', 'menu', 'panel', 'pageTop', 'footer'] as const;
const EVERYWHERE = ['drawer', 'toasts'] as const;

function partsOf(names: readonly Exclude<keyof Slots, 'maintenance'>[], kind: BrandKind): readonly Part[] {
  return names.flatMap((name) => partsIn(name, kind).map(({ part }) => part));
}

function RowTitle({ title }: Pick<PageRoute, 'title'>) {
  useTitle(title);
  return null;
}

/** The guard also keeps what a player reads on a page without one. */
const isGuarded = ({ guard, saved }: PageRoute): boolean => guard !== undefined || saved === 'own';

/** The page of a row behind its guard. The effect of the row's title runs first, so that the page's own `useTitle` overrides it. */
function RowPage({ row }: { readonly row: PageRoute }) {
  const content = <Page part={row.page} props={{}} />;
  return (
    <>
      <RowTitle title={row.title} />
      {isGuarded(row) ? <Page part={guarded} props={{ row, content }} /> : content}
    </>
  );
}

function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: generatePath(to, useParams()), search, hash }} replace />;
}

function toRoute(row: FeatureRoute): RouteObject {
  if ('redirectTo' in row) return { path: row.path, element: <Redirect to={row.redirectTo} /> };
  const parts = [row.page, ...(isGuarded(row) ? [guarded] : []), ...(row.waiting ? [row.waiting] : [])];
  const element = <RowPage row={row} />;
  const handle = { ...preloading(parts), ...(row.guard && { guard: row.guard }) };
  return row.path === '/' ? { index: true, element, handle } : { path: row.path, element, handle };
}

function layoutRoutes(kind: BrandKind): RouteObject[] {
  const table = routeTable(kind);
  const layoutOf = (row: FeatureRoute): LayoutName => ('layout' in row && row.layout) || 'main';
  return (Object.keys(LAYOUTS) as LayoutName[]).map((name) => ({
    ...page(LAYOUTS[name], name === 'main' ? partsOf(MAIN_SLOTS, kind) : []),
    children: [{ element: <PageBoundary />, children: table.filter((row) => layoutOf(row) === name).map(toRoute) }],
  }));
}

function createRoutes(kind: BrandKind): RouteObject[] {
  return [
    {
      element: <RootBoundary />,
      children: [
        {
          element: <ServicesLayout />,
          handle: preloading(partsOf(EVERYWHERE, kind)),
          children: [{ element: <LayoutBoundary />, children: layoutRoutes(kind) }],
        },
      ],
    },
  ];
}

const created = new Map<BrandKind, RouteObject[]>();

/** The routes of all brands of a kind. Services, layouts and pages are lazy; those of one address load in parallel. */
export function appRoutes(kind: BrandKind): RouteObject[] {
  const routes = created.get(kind) ?? createRoutes(kind);
  created.set(kind, routes);
  return routes;
}

import { matchPath } from 'react-router';
import type { BrandKind } from '../../../core/wire/brandKind.ts';
import type { FeatureRoute } from '../../platform/feature.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { featuresOf } from '../features.ts';

/** The header is drawn of the parts of several features, so its gallery is a page of the app. Not in a build for production. */
const GALLERY: readonly FeatureRoute[] =
  typeof __DEV_TOOLS__ === 'undefined' || __DEV_TOOLS__
    ? [
        {
          path: 'dev-tools/gallery/header',
          title: 'Gallery',
          layout: 'full',
          saved: 'never',
          page: lazyPart(() => import('../layout/gallery/HeaderGallery.tsx').then((module) => module.HeaderGallery)),
        },
      ]
    : [];

/** The route table of a brand (specification, section 2): the routes of its features. */
export function routeTable(kind: BrandKind): readonly FeatureRoute[] {
  const rows = [...featuresOf(kind).flatMap(({ routes = [] }) => routes), ...GALLERY];
  return rows.filter(({ only = kind }) => only === kind);
}

/** Whether the page at a path is declared higher than a window. */
export function isHighPage(kind: BrandKind, path: string): boolean {
  return routeTable(kind).some((row) => 'isHigh' in row && matchPath(row.path, path));
}

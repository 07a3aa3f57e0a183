import type { BrandKind } from '../../../core/brandKind.ts';
import type { FeatureRoute } from '../../platform/feature.ts';
import { featuresOf } from '../features.ts';
import { UPCOMING } from './upcoming.ts';

/** The route table of a brand (specification, section 2): the routes of its features, then those of capabilities that come later. */
export function routeTable(kind: BrandKind): readonly FeatureRoute[] {
  const rows = [...featuresOf(kind).flatMap(({ routes = [] }) => routes), ...UPCOMING];
  return rows.filter(({ only = kind }) => only === kind);
}

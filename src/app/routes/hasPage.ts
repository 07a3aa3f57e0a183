import { matchRoutes, type RouteMatch } from 'react-router';
import type { BrandKind } from '../../../core/wire/brandKind.ts';
import type { FlagKey } from '../../../core/wire/flags.ts';
import type { Brand } from '../../brand/contract.ts';
import { kindOf } from '../../brand/products.ts';
import { isHidden } from '../guards/isHidden.ts';
import type { Handle } from '../navigation/page.tsx';
import { appRoutes } from './appRoutes.tsx';

/** A match takes milliseconds: the router compiles every path anew. A menu asks for a dozen of them each time it renders. */
const matches = new Map<string, RouteMatch | undefined>();

function matchOf(kind: BrandKind, path: string): RouteMatch | undefined {
  const key = `${kind} ${path}`;
  if (!matches.has(key)) matches.set(key, matchRoutes(appRoutes(kind), path)?.at(-1));
  return matches.get(key);
}

/** Whether the brand has a page at a path, with the present flags. Log-in does not count: it leads back to the page. */
export function hasPage(brand: Brand, isOn: (flag: FlagKey) => boolean, path: string): boolean {
  const match = matchOf(kindOf(brand.code), path);
  if (match === undefined || match.route.path === '*') return false;
  const guard = (match.route.handle as Handle | undefined)?.guard;
  return guard === undefined || !isHidden(guard, { brand, params: match.params, isOn });
}

import { matchRoutes } from 'react-router';
import type { FlagKey } from '../../../core/flags.ts';
import type { Brand } from '../../brand/contract.ts';
import { kindOf } from '../../brand/products.ts';
import { isHidden } from '../guards/isHidden.ts';
import type { Handle } from '../navigation/page.tsx';
import { appRoutes } from './appRoutes.tsx';

/** Whether the brand has a page at a path, with the present flags. Log-in does not count: it leads back to the page. */
export function hasPage(brand: Brand, isOn: (flag: FlagKey) => boolean, path: string): boolean {
  const match = matchRoutes(appRoutes(kindOf(brand.code)), path)?.at(-1);
  if (match === undefined || match.route.path === '*') return false;
  const guard = (match.route.handle as Handle | undefined)?.guard;
  return guard === undefined || !isHidden(guard, { brand, params: match.params, isOn });
}

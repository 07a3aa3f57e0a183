import { Link } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { segment, segmentTrack } from '../../../ui/Segmented.tsx';
import type { Product } from '../logic/products.ts';

const place = cls({ marginBottom: 12, minHeight: 44 });

const PRODUCTS = [
  { product: 'sportsbook', label: 'Sports', path: '/', icon: 'football' },
  { product: 'casino', label: 'Casino', path: '/casino', icon: 'casino' },
] as const;

/** Switches between the two products. Reserves its space while it is not known whether there is a casino. */
export function ProductToggle({ state, product }: { readonly state: 'shown' | 'pending'; readonly product: Product }) {
  return (
    <div className={place}>
      {state === 'shown' && (
        <div className={segmentTrack}>
          {PRODUCTS.map((choice) => (
            <Link
              key={choice.product}
              to={choice.path}
              className={segment}
              aria-current={choice.product === product ? 'true' : undefined}
            >
              <Icon name={choice.icon} size={16} />
              {choice.label}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}

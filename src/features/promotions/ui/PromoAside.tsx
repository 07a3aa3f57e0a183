import { usePromotions } from '../data/promotions.ts';
import { PromoCard } from './PromoCard.tsx';

const SHOWN = 2;

/** The first promotions of the brand, one below the other. Nothing while none can be read. */
export function PromoAside() {
  const promotions = usePromotions().data?.slice(0, SHOWN) ?? [];
  return promotions.map((promotion) => <PromoCard key={promotion.id} promotion={promotion} heading="h2" />);
}

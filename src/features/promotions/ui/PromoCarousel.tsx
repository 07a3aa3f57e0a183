import { Carousel } from '../../../ui/Carousel.tsx';
import { cls } from '../../../ui/cls.ts';
import { Text } from '../../../ui/Text.tsx';
import { usePromotions } from '../data/promotions.ts';
import { PromoCard } from './PromoCard.tsx';
import { PromoPlace } from './startPromotions.ts';

const CARD_WIDTH = 304;
const GAP = 16;

const section = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** The promotions of the brand in a row. Nothing while there are none, or none can be read: they are no part of what home is for. */
export function PromoCarousel() {
  const { data: promotions, state } = usePromotions();
  if (promotions === null) return state === 'failed' ? null : <PromoPlace />;
  if (promotions.length === 0) return null;
  return (
    <section className={section} aria-labelledby="promotions-title">
      <Text as="h2" type="section" id="promotions-title">
        Promotions
      </Text>
      <Carousel
        label={['Previous promotion', 'Next promotion']}
        step={CARD_WIDTH + GAP}
        gap={GAP}
        items={promotions.map((promotion) => ({ id: promotion.id, content: <PromoCard promotion={promotion} heading="h3" /> }))}
      />
    </section>
  );
}

import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { usePromotions } from '../data/promotions.ts';
import { isOffer, type Offer } from '../logic/promotions.ts';
import { OfferPills, OfferProgress, OptIn } from './OfferParts.tsx';
import { PromoCard } from './PromoCard.tsx';

const offerHead = cls({ display: 'grid', gap: 8, justifyItems: 'start', padding: '16px 16px 0', type: 'caption', color: '$text2' });
const cards = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(288px, 100%), 1fr))', gap: 16 });

export const WORDS: RegionWords = {
  error: 'Promotions can’t be shown right now',
  offline: 'Promotions are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

/** `/promotions` */
export function PromotionsPage() {
  const promotions = usePromotions();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Promotions
      </Text>
      <AsyncRegion
        source={promotions}
        isOnline={isOnline}
        skeleton={
          <div className={cards} aria-busy="true">
            {[1, 2, 3].map((place) => (
              <Skeleton key={place} height={280} radius={12} />
            ))}
          </div>
        }
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void promotions.refetch()} />}
      >
        {(list) =>
          list.length === 0 ? (
            <RegionEmpty title="No promotions right now">New ones are shown here as soon as there are any.</RegionEmpty>
          ) : (
            <>
              <Cards list={list.filter(isOffer)} />
              <Cards title="Good to know" list={list.filter((promotion) => !isOffer(promotion))} />
            </>
          )
        }
      </AsyncRegion>
    </div>
  );
}

/** @param title of what is no offer: it gives nothing. */
function Cards({ title, list }: { readonly title?: string; readonly list: readonly Offer[] }) {
  if (list.length === 0) return null;
  return (
    <>
      {title !== undefined && (
        <Text as="h2" type="section">
          {title}
        </Text>
      )}
      <div className={cards}>
        {list.map((promotion) => (
          <PromoCard key={promotion.id} promotion={promotion} heading={title === undefined ? 'h2' : 'h3'}>
            <OfferHead offer={promotion} />
          </PromoCard>
        ))}
      </div>
    </>
  );
}

/** The state of an offer: whether it is taken, how far it is, when it ends and what has to be done. */
function OfferHead({ offer }: { readonly offer: Offer }) {
  if (!isOffer(offer)) return null;
  return (
    <div className={offerHead}>
      <OfferPills offer={offer} />
      <p>{offer.requirement}</p>
      <p>{offer.endsAt === null ? 'No end date' : `Ends ${formatMoment(Date.parse(offer.endsAt), { seconds: false })}`}</p>
      <OfferProgress offer={offer} />
      <OptIn offer={offer} />
    </div>
  );
}

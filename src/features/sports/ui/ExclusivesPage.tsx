import { isEmpty } from '../../../../core/isEmpty.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { useFeaturedBets } from '../data/useFeaturedBets.ts';
import { FeaturedBetCard, featuredGrid } from './FeaturedBetCard.tsx';
import { titledPage } from './sectionStyles.ts';

const WORDS: RegionWords = {
  error: 'The exclusives did not come through',
  offline: 'Exclusives are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

/** `/exclusives`: every bet that the brand features. */
export function ExclusivesPage() {
  const online = useOnline();
  const bets = useFeaturedBets();
  useTitle('Exclusives');
  return (
    <div className={titledPage}>
      <Text as="h1" type="page">
        Exclusives
      </Text>
      <Text as="p" tone={2}>
        Bets put together by us. Adding one fills your betslip; nothing is placed until you do it.
      </Text>
      <AsyncRegion
        source={bets}
        isOnline={online}
        skeleton={<Skeleton height={220} />}
        message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void bets.refetch()} />}
        isEmpty={(value) => isEmpty(value.bets)}
        empty={<RegionEmpty title="No exclusives right now">Have a look at the lines, or come back a little later.</RegionEmpty>}
      >
        {(value) => (
          <div className={featuredGrid}>
            {value.bets.map((bet) => (
              <FeaturedBetCard key={bet.featuredBetId} bet={bet} heading="h2" />
            ))}
          </div>
        )}
      </AsyncRegion>
    </div>
  );
}

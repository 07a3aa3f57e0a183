import { type ReactNode, useMemo } from 'react';
import { createStore } from '../../../../platform/externalStore.ts';
import { stillPrices } from '../../../../platform/gallery/stillPrices.ts';
import { stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { cls } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { Competition, SlateEvent } from '../../logic/slate.ts';
import { CompetitionCard } from '../CompetitionCard.tsx';
import { LiveStrip } from '../LiveStrip.tsx';
import { OddsButton } from '../odds/OddsButton.tsx';
import { SlateSkeleton } from '../Skeletons.tsx';
import { SlateMessage } from '../SlateMessage.tsx';
import { boardOf, firstPrice, LIVE, PICKED, PRICES, ROWS, SAMPLES_AT, THREE_WAY } from './boardSamples.ts';

/** As wide as the lists of the product at most. */
const samples = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 960 });
const sample = cls({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
const caption = cls({ type: 'body', fontWeight: 600 });
const prices = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', gap: 16 });

const listOf = (events: readonly SlateEvent[]): Competition => ({
  ...{ id: 'gallery', name: 'NFL', path: '/live', sport: 'football', icon: 'football' },
  ...{ eventCount: events.length + 9, events },
});
const NFL = listOf(ROWS);
const SOCCER: Competition = { ...listOf([THREE_WAY]), name: 'Premier League', sport: 'soccer' };

const PLACES = ['lines', 'competition', 'event', 'strip'] as const;

/** Every state of a price, a row, a list and the live strip, in every brand of a sportsbook and mode. For developers. */
export function SportsGallery() {
  useTitle('Gallery of the lines');
  return <BrandPanels title="Gallery of the lines" Samples={Samples} only="sportsbook" isWide />;
}

function Samples() {
  return (
    <div className={samples}>
      <Still>
        <div className={prices}>
          {PRICES.map(({ name, event, named = false }) => (
            <Figure key={name} name={name}>
              <OddsButton event={event} {...firstPrice(event)} named={named} />
            </Figure>
          ))}
        </div>
        <Figure name="A list">
          <CompetitionCard competition={NFL} now={SAMPLES_AT} seeAll />
        </Figure>
        <Figure name="A list with a draw">
          <CompetitionCard competition={SOCCER} now={SAMPLES_AT} title="Live" />
        </Figure>
        <Figure name="The live strip">
          <LiveStrip events={LIVE} />
        </Figure>
      </Still>
      <Still isPaused>
        <Figure name="A list, offline">
          <CompetitionCard competition={listOf(LIVE)} now={SAMPLES_AT} />
        </Figure>
        <Figure name="The live strip, offline">
          <LiveStrip events={LIVE} />
        </Figure>
      </Still>
      <Figure name="Loading">
        <SlateSkeleton above="strip" />
      </Figure>
      {PLACES.flatMap((what) =>
        (['error', 'offline'] as const).map((kind) => (
          <Figure key={`${what} ${kind}`} name={`No ${what}, ${kind}`}>
            <SlateMessage what={what} kind={kind} onRetry={nothing} />
          </Figure>
        )),
      )}
    </div>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure className={sample} data-sample={name}>
      <figcaption className={caption}>{name}</figcaption>
      {children}
    </figure>
  );
}

/** A page whose prices and picks stay as they are. */
function Still({ isPaused = false, children }: { readonly isPaused?: boolean; readonly children: ReactNode }) {
  const services = useServices();
  const still = useMemo(
    () => ({
      ...stillServices(services, { status: 'loggedOut', isOnline: !isPaused }),
      prices: stillPrices(boardOf(isPaused)),
      watchEvents: () => nothing,
      oddsFormat: createStore('AMERICAN' as const),
      picks: {
        ...{ subscribe: () => nothing, onSelection: () => nothing, count: () => PICKED.size, toggle: nothing },
        has: (id: string) => PICKED.has(id),
      },
    }),
    [services, isPaused],
  );
  return <ServicesContext value={still}>{children}</ServicesContext>;
}

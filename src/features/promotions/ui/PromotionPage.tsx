import { Link, useParams } from 'react-router';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useGoToLogIn } from '../../../platform/session/useGoToLogIn.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { usePlayerZone, usePromotion } from '../data/promotions.ts';
import { canOptIn, fallbackOf, type Promotion } from '../logic/promotions.ts';
import { ActionButton, OfferPills, OfferProgress, OfferTerms, OptIn } from './OfferParts.tsx';
import { Art, picture, words } from './PromoCard.tsx';
import { WORDS } from './PromotionsPage.tsx';

const column = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxWidth: 920 });
/** The picture beside the words, at most as high as 230 px; in a narrow window above them. */
const detail = cls({
  display: 'grid',
  gridTemplateColumns: '368px minmax(0, 1fr)',
  overflow: 'hidden',
  // The words on the picture stay on it where the other column is higher.
  '& > :first-child': { alignSelf: 'start' },
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const body = cls({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  justifyItems: 'start',
  padding: 24,
  type: 'base',
  color: '$text2',
  '& > :is(h1, h2)': { color: '$text' },
});
const actions = cls({ display: 'flex', gap: 8 });

/** `/promotions/{promotionId}`: the promotion, or in the brand's words why there is none to see. */
export function PromotionPage() {
  const { promotionId = '' } = useParams();
  const promotion = usePromotion(promotionId);
  const isOnline = useOnline();
  return (
    <div className={column}>
      <AsyncRegion
        source={promotion}
        isOnline={isOnline}
        skeleton={<Skeleton height={232} radius={12} />}
        message={(kind) => (
          <>
            <Heading title="Promotion" />
            <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void promotion.refetch()} />
          </>
        )}
      >
        {({ found }) => <FoundPromotion promotion={found} />}
      </AsyncRegion>
    </div>
  );
}

function Heading({ title }: { readonly title: string }) {
  return (
    <Text as="h1" type="page">
      {title}
    </Text>
  );
}

/** @param promotion null: the brand has no such promotion. */
export function FoundPromotion({ promotion }: { readonly promotion: Promotion | null }) {
  const { promotionFallbacks } = useBrand();
  const { session } = useServices();
  const isVisitor = useStore(session).status === 'loggedOut';
  const isOffered = usePlayer(({ promosOffered }) => promosOffered);
  const fallback = fallbackOf(promotionFallbacks, { exists: promotion !== null, isVisitor, isOffered });
  if (promotion === null || fallback !== null) return <NoPromotion lead={fallback ?? ''} isVisitor={isVisitor} />;
  return <Details promotion={promotion} />;
}

function NoPromotion({ lead, isVisitor }: { readonly lead: string; readonly isVisitor: boolean }) {
  const goToLogIn = useGoToLogIn();
  return (
    <>
      <Heading title="Promotion" />
      <RegionEmpty
        title={lead}
        action={
          isVisitor ? (
            <Button tone="primary" onClick={goToLogIn}>
              Log In
            </Button>
          ) : (
            <Link className={buttonStyle({ tone: 'secondary' }).className} to="/promotions">
              See all promotions
            </Link>
          )
        }
      >
        Promotions change from time to time.
      </RegionEmpty>
    </>
  );
}

function Details({ promotion }: { readonly promotion: Promotion }) {
  const { id, title, tag, shortDescription, paragraphs, imageUrl, startsAt, endsAt, action, award, requirement } = promotion;
  const { session } = useServices();
  const zone = usePlayerZone(useStore(session).status === 'loggedIn');
  const momentOf = (instant: string): string =>
    formatMoment(Date.parse(instant), { seconds: false, ...(zone === undefined ? {} : { timeZone: zone }) });
  useTitle(title);
  return (
    <>
      <nav className={actions} aria-label="Breadcrumb">
        <Link to="/promotions">Promotions</Link>
        <span aria-hidden="true">›</span>
        <span aria-current="page">{title}</span>
      </nav>
      <Card as="div" className={detail}>
        <div className={picture}>
          <Art url={imageUrl} />
          {tag !== null && (
            <div className={words}>
              <span>{tag}</span>
            </div>
          )}
        </div>
        <div className={body}>
          <OfferPills offer={promotion} />
          <Heading title={title} />
          <p>{shortDescription}</p>
          {paragraphs
            .filter((paragraph) => paragraph !== shortDescription)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          {startsAt !== null && requirement !== null && <p>Began {momentOf(startsAt)}</p>}
          {endsAt !== null && <p>Ends {momentOf(endsAt)}</p>}
          <OfferProgress offer={promotion} />
          <div className={actions}>
            <OptIn offer={promotion} tone="primary" />
            {action !== null && <ActionButton action={action} id={id} tone={canOptIn(promotion) ? 'secondary' : 'primary'} />}
          </div>
        </div>
      </Card>
      {requirement !== null && (
        <Card aria-label="Terms" className={body}>
          <Text as="h2" type="title">
            What you get and what it costs
          </Text>
          <p>{award}</p>
          <OfferTerms offer={promotion} />
          <p>You can stop at any time. Betting is for those of legal age, and help is free: 1-800-GAMBLER.</p>
        </Card>
      )}
    </>
  );
}

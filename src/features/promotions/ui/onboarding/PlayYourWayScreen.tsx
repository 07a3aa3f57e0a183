import { useReducer } from 'react';
import { Link } from 'react-router';
import { useStore } from '../../../../platform/externalStore.ts';
import { useServices } from '../../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { playConfetti } from '../../../../ui/confetti.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useToast } from '../../../../ui/toast/useToast.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { claimedFlagOf, type PlayYourWay } from '../../data/onboarding.ts';
import { enrol } from '../../data/promotions.ts';
import {
  ALL_SET,
  type CardState,
  CLAIM_FAILED,
  cardsOf,
  claimedCard,
  claimingCard,
  mayClaim,
  maySelect,
  selectedCard,
  stepCards,
} from '../../logic/playYourWay.ts';
import type { Offer } from '../../logic/promotions.ts';
import { OfferTerms } from '../OfferParts.tsx';
import { ART } from '../PromoCard.tsx';
import * as styles from './onboardingStyles.ts';

/** One choice of several. @param playYourWay null: there is nothing to choose from. */
export function PlayYourWayScreen({ playYourWay }: { readonly playYourWay: PlayYourWay | null }) {
  const offers = playYourWay?.offers ?? [];
  const services = useServices();
  const toast = useToast();
  const flag = claimedFlagOf(services);
  useStore(flag);
  const [cards, raise] = useReducer(
    stepCards,
    offers.map(({ id }) => id),
    cardsOf,
  );
  const isClaimed = claimedCard(cards) !== null;
  const isOver = isClaimed || offers.length === 0;
  const words = isClaimed ? playYourWay?.confirmation : playYourWay?.welcome;

  async function claim(): Promise<void> {
    const promotionId = selectedCard(cards);
    if (promotionId === null || !mayClaim(cards)) return;
    raise({ type: 'claimPressed' });
    const outcome = await services.data.mutate(enrol, { promotionId, useAlternateImage: true });
    if (outcome.ok && outcome.value.problem === null) {
      flag.set(true);
      raise({ type: 'claimSucceeded' });
      void playConfetti();
      return;
    }
    raise({ type: 'claimFailed' });
    const reason = outcome.ok ? outcome.value.problem : outcome.error.kind;
    services.report('promotions.claim', new Error(`The claim of ${promotionId} failed: ${reason}`));
    toast.show({
      id: 'claim-failed',
      type: 'danger',
      body: CLAIM_FAILED,
      ...(outcome.ok && outcome.value.problem ? { detail: outcome.value.problem } : {}),
    });
  }

  return (
    <div className={styles.page}>
      <div className={styles.words} aria-live="polite">
        <Text as="h1" type="page">
          {offers.length === 0 ? ALL_SET : words?.header}
        </Text>
        {offers.length > 0 && <p>{words?.description}</p>}
      </div>
      <div className={styles.cards}>
        {offers.map((offer) => {
          const state = cards.get(offer.id) ?? 'DEFAULT';
          return state === 'HIDDEN' ? null : (
            <OfferCard key={offer.id} offer={offer} state={state} onSelect={() => raise({ type: 'selected', id: offer.id })} />
          );
        })}
      </div>
      <div className={styles.actions}>
        {isOver ? (
          <>
            <Link
              className={buttonStyle({ tone: 'primary', wide: true }).className}
              to="/deposit"
              state={{ from: 'promotion', path: '/promotions' }}
            >
              Deposit
            </Link>
            <Link className={buttonStyle({ tone: 'quiet', wide: true }).className} to="/" replace>
              Skip for now
            </Link>
          </>
        ) : (
          <Button tone="primary" wide busy={claimingCard(cards) !== null} disabled={!mayClaim(cards)} onClick={() => void claim()}>
            {claimingCard(cards) === null ? 'Claim' : 'Claiming'}
          </Button>
        )}
      </div>
    </div>
  );
}

function OfferCard({
  offer,
  state,
  onSelect,
}: {
  readonly offer: Offer;
  readonly state: CardState;
  readonly onSelect: () => void;
}) {
  const { id, title, shortDescription, imageUrl } = offer;
  const isChosen = state === 'SELECTED' || state === 'CLAIMING';
  return (
    <Card as="article" className={styles.card} data-state={state} aria-label={title}>
      <img src={imageUrl} alt="" width={ART.width} height={ART.height} />
      {state === 'CLAIMED' && (
        <span className={styles.badge}>
          <Pill tone="success" icon="check">
            Claimed
          </Pill>
        </span>
      )}
      <div className={styles.body}>
        <h2>{title}</h2>
        <p>{shortDescription}</p>
        <OfferTerms offer={offer} />
      </div>
      <div className={styles.foot}>
        <Link className={buttonStyle({ tone: 'quiet', size: 'sm' }).className} to={`/promotions/${encodeURIComponent(id)}`}>
          See Details
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
        {state !== 'CLAIMED' && (
          <Button tone="outline" size="sm" aria-pressed={isChosen} disabled={!maySelect(state)} onClick={onSelect}>
            {isChosen ? 'Selected' : 'Select'}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  );
}

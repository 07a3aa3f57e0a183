import { Link } from 'react-router';
import { formatMoment } from '../../../../../core/time/formatTime.ts';
import { buttonStyle } from '../../../../ui/Button.tsx';
import { useBrand } from '../../../../ui/brandContext.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { Offer } from '../../logic/promotions.ts';
import { OfferPills, OfferTerms, OptIn } from '../OfferParts.tsx';
import { Art } from '../PromoCard.tsx';
import * as styles from './onboardingStyles.ts';

/** What comes after the first log-in: the way to the deposit, and home. @param promotion null: there is none. */
export function WelcomeScreen({ promotion }: { readonly promotion: Offer | null }) {
  const { welcomePromo } = useBrand();
  return (
    <div className={styles.split}>
      <div className={styles.alone}>
        <p>{welcomePromo.lead}</p>
        <Text as="h1" type="display">
          Fund your account to get started
        </Text>
        <Link className={buttonStyle({ tone: 'primary', wide: true }).className} to="/deposit">
          Deposit Now
        </Link>
        <Link className={buttonStyle({ tone: 'quiet', wide: true }).className} to="/" replace>
          Skip for Now
        </Link>
        <Link className={buttonStyle({ tone: 'text', size: 'sm' }).className} to="/account/responsible-gaming">
          Set a limit first
        </Link>
      </div>
      {promotion !== null && <PromotionCard promotion={promotion} />}
    </div>
  );
}

function PromotionCard({ promotion }: { readonly promotion: Offer }) {
  const { title, imageUrl, endsAt } = promotion;
  return (
    <Card as="article" className={styles.card} aria-label={title}>
      <Art url={imageUrl} />
      <div className={styles.body}>
        <OfferPills offer={promotion} />
        <h2>{title}</h2>
        {endsAt !== null && <p>Ends {formatMoment(Date.parse(endsAt), { seconds: false })}</p>}
        <OfferTerms offer={promotion} />
        <OptIn offer={promotion} wide />
      </div>
    </Card>
  );
}

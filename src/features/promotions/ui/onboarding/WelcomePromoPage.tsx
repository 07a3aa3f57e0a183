import { useOnline, useServices } from '../../../../platform/usePlatform.ts';
import { usePlayer } from '../../../../player/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ERROR_TEXT } from '../../../../ui/errorText.ts';
import { Redirect } from '../../../../ui/Redirect.tsx';
import { AsyncRegion } from '../../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../../ui/region/regionWords.ts';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { useOnboarding } from '../../data/onboarding.ts';
import { onboardingScreen, welcomeRoute } from '../../logic/playYourWay.ts';
import * as styles from './onboardingStyles.ts';
import { PlayYourWayScreen } from './PlayYourWayScreen.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const SPINNER_SIZE = 48;

const WORDS: RegionWords = {
  error: ERROR_TEXT.title,
  errorDetail: ERROR_TEXT.lead,
  offline: 'Welcome offers are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

/** `/welcome-promo`: the onboarding promotions at a player's first log-in; everybody else goes to the deposit. */
export function WelcomePromoPage() {
  const account = usePlayer((player) => player.account);
  const route = welcomeRoute(account);
  if (route === 'deposit') return <Redirect to="/deposit" />;
  return route === null ? <Waiting /> : <OnboardingPromotions />;
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Spinner size={SPINNER_SIZE} label="Loading your welcome offers" />
    </div>
  );
}

function OnboardingPromotions() {
  const source = useOnboarding();
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<Waiting />}
      message={(kind) =>
        kind === 'error' ? (
          <ErrorPanel onRetry={() => void source.refetch()} />
        ) : (
          <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />
        )
      }
    >
      {({ playYourWay, promotion }) =>
        onboardingScreen({ hasPlayYourWay: playYourWay !== null, hasPromotion: promotion !== null }) === 'promotion' ? (
          <WelcomeScreen promotion={promotion} />
        ) : (
          <PlayYourWayScreen playYourWay={playYourWay} />
        )
      }
    </AsyncRegion>
  );
}

function ErrorPanel({ onRetry }: { readonly onRetry: () => void }) {
  const { openSupport } = useServices();
  return (
    <Card>
      <EmptyState
        title={ERROR_TEXT.title}
        action={
          <>
            <Button tone="primary" onClick={onRetry}>
              Try again
            </Button>
            <Button tone="outline" onClick={openSupport}>
              Contact Support
            </Button>
          </>
        }
      >
        {ERROR_TEXT.lead}
      </EmptyState>
    </Card>
  );
}

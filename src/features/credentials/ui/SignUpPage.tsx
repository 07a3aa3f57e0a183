import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { useVisitor } from '../../../player/index.ts';
import { authCard, authPage, footLine, textLink } from '../../../ui/authStyles.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { RegionIllustration } from '../../../ui/illustrations/RegionIllustration.tsx';
import { Redirect } from '../../../ui/Redirect.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useRegions } from '../data/signUp.ts';
import { proposedRegion } from '../logic/regions.ts';
import { maySignUp, notInRegionText } from '../logic/signUpRegion.ts';
import { AuthCard } from './AuthCard.tsx';
import { SignUpForm, type SignUpFormProps } from './SignUpForm.tsx';

const WORDS: RegionWords = {
  error: 'Sign-up can’t be shown right now',
  offline: 'Sign-up needs a connection',
  offlineDetail: 'It loads as soon as you’re back online.',
};

/** `/signup`: opens an account, in four steps. Outside CA and US it says that the brand does not operate there. */
export function SignUpPage() {
  const { session } = useServices();
  const { status } = useStore(session);
  const allowed = maySignUp(useVisitor()?.ipCountryCode ?? null);
  // Then the form leads on by itself.
  const [isCreated, setCreated] = useState(false);
  if (status === 'loggedIn' && !isCreated) return <Redirect to="/" />;
  if (allowed === null) return <Waiting />;
  return allowed ? <Open onCreated={() => setCreated(true)} /> : <NotHere />;
}

function Waiting() {
  return (
    <div className={authPage} aria-busy="true">
      <div className={join(cardStyle, authCard)}>
        <Skeleton width="100%" height={20} />
        <Skeleton width={220} height={32} />
        <Skeleton width="100%" height={240} radius={12} />
      </div>
    </div>
  );
}

function Open({ onCreated }: Pick<SignUpFormProps, 'onCreated'>) {
  const regions = useRegions();
  const visitor = useVisitor();
  return (
    <AsyncRegion
      source={regions}
      isOnline={useOnline()}
      skeleton={<Waiting />}
      message={(kind) => (
        <div className={authPage}>
          <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void regions.refetch()} />
        </div>
      )}
    >
      {(found) => <SignUpForm regions={found} proposed={proposedRegion(found, visitor)} onCreated={onCreated} />}
    </AsyncRegion>
  );
}

function NotHere() {
  const { name, links } = useBrand();
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast.show({
      id: 'sign-up-region',
      type: 'danger',
      body: notInRegionText(name),
      action: { label: 'About', onClick: () => void navigate(links.about) },
    });
  }, [toast, name, links.about, navigate]);
  return (
    <AuthCard illustration={<RegionIllustration />} title="Not in your region" lead="You can still look at every line and price.">
      <p className={footLine}>
        <Link className={textLink} to={links.about}>
          About {name}
        </Link>
      </p>
    </AuthCard>
  );
}

import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { authCard, authLead, authPage, footLine, textLink } from '../../../ui/authStyles.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { RegionIllustration } from '../../../ui/illustrations/RegionIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { DEMO_LOG_IN, useIsSandbox } from '../data/demoLogIn.ts';
import { maySignUp, notInRegionText } from '../logic/signUpRegion.ts';

const centred = cls({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 16 });
const unbroken = cls({ whiteSpace: 'nowrap' });

/** `/signup`: says that accounts cannot be opened yet. Outside CA and US it first says that the brand does not operate there. */
export function SignUpPage() {
  const brand = useBrand();
  const toast = useToast();
  const navigate = useNavigate();
  const visitor = useStore(useServices().visitor);
  const allowed = maySignUp(visitor?.ipCountryCode ?? null);
  const { about } = brand.links;

  useEffect(() => {
    if (allowed !== false) return;
    toast.show({
      id: 'sign-up-region',
      type: 'danger',
      body: notInRegionText(brand.name),
      action: { label: 'About', onClick: () => void navigate(about) },
    });
  }, [allowed, toast, brand.name, about, navigate]);

  return (
    <div className={authPage}>
      <div className={join(cardStyle, authCard)}>
        {allowed === null && <Skeleton height={160} />}
        {allowed === false && <NotHere />}
        {allowed === true && <NotYet />}
      </div>
    </div>
  );
}

function NotHere() {
  const brand = useBrand();
  return (
    <div className={centred}>
      <RegionIllustration />
      <div>
        <Text as="h1" type="page">
          Not in your region
        </Text>
        <p className={authLead}>You can still look at every line and price.</p>
      </div>
      <p className={footLine}>
        <Link className={textLink} to={brand.links.about}>
          About {brand.name}
        </Link>
      </p>
    </div>
  );
}

function NotYet() {
  const brand = useBrand();
  const isSandbox = useIsSandbox();
  return (
    <>
      <div>
        <Text as="h1" type="page">
          Sign up
        </Text>
        <p className={authLead}>
          Accounts can’t be opened at {brand.name} yet. You can look at every line and price, and log in if you have an account.
        </p>
      </div>
      {isSandbox && (
        <Note tone="info" title="This is the sandbox, with play money">
          Log in as <strong>{DEMO_LOG_IN.username}</strong> with the password{' '}
          <strong className={unbroken}>{DEMO_LOG_IN.password}</strong>.
        </Note>
      )}
      <Link className={buttonStyle({ tone: 'primary', size: 'lg', wide: true }).className} to="/login">
        Log In
      </Link>
      <p className={footLine}>
        <Link className={textLink} to="/">
          Back home
        </Link>
      </p>
    </>
  );
}

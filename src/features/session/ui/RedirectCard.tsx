import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { authCard, authLead, footLine, textLink } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import { redirectStep } from '../logic/logInWay.ts';

const redirectLogIn = lazyModule(() => import('../data/redirectLogIn.ts'));
const warning = lazyPart(() => import('./OutOfRegionDialog.tsx').then((module) => module.OutOfRegionDialog));

/** Log-in of a brand whose players give their password on the identity origin alone. */
export function RedirectCard({ lead }: { readonly lead: string }) {
  const brand = useBrand();
  const services = useServices();
  const region = useStore(services.startup).data?.regionalMetadata ?? null;
  const { search } = useLocation();
  const { isOpen, open, close } = useOpen(warning);
  const [isLeaving, setLeaving] = useState(false);

  function leave(): void {
    setLeaving(true);
    redirectLogIn
      .load()
      .then(({ redirectLogInOf }) => redirectLogInOf(services).leave(search))
      .catch((error: unknown) => {
        setLeaving(false);
        services.report('session.redirect', error);
      });
  }

  return (
    <section className={join(cardStyle, authCard)}>
      <div>
        <Text as="h1" type="page">
          Log in
        </Text>
        <p className={authLead}>{lead}</p>
      </div>
      <Button
        tone="primary"
        size="lg"
        wide
        busy={isLeaving}
        data-first-focus=""
        onClick={() => (redirectStep(region?.validRegion ?? null) === 'warn' ? open() : leave())}
      >
        Continue to log in
      </Button>
      <p className={footLine}>
        New to {brand.name}?
        <Link className={textLink} to="/signup">
          Sign up
        </Link>
      </p>
      {isOpen && <warning.Component open onClose={close} onConfirm={leave} />}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { routeOfLink } from '../../../core/deepLinks.ts';
import { productOf } from '../../brand/products.ts';
import { useStore } from '../../platform/externalStore.ts';
import { onePerPage } from '../../platform/onePerPage.ts';
import type { Services } from '../../platform/services.ts';
import { logInPath } from '../../platform/session/logInPath.ts';
import type { PersistedValueDefinition } from '../../platform/storage/persistedValue.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LocationIllustration } from '../../ui/illustrations/LocationIllustration.tsx';
import { textLink } from '../../ui/PhoneText.tsx';
import { locationWarning } from './locationWarningText.ts';

/** The visitor does not want to see the casino's warning again on this device. */
const SILENCED: PersistedValueDefinition<boolean> = {
  name: 'out-of-state-silenced',
  scope: 'brand',
  initial: false,
  decode: (stored) => (typeof stored === 'boolean' ? stored : null),
};

const silencedOf = onePerPage((services: Pick<Services, 'persist'>) => services.persist(SILENCED));

const ART = { width: 241, height: 150 };

/**
 * Shown to a visitor outside an operating area who opens a page for players, before log-in (specification, section 6). Log-in stays
 * possible: browsing and deposits are allowed everywhere.
 */
export function LocationWarning() {
  const { outOfState } = useBrand();
  const services = useServices();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notice = useStore(services.startup).data?.serviceAttributes.casinoOutOfState ?? null;
  const silenced = silencedOf(services);
  const isSilenced = useStore(silenced);
  const [isRead, setRead] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [silences, setSilences] = useState(false);
  useEffect(() => {
    void silenced.loaded().then(() => setRead(true));
  }, [silenced]);

  const logIn = logInPath(pathname + search);
  if (!isRead) return null;
  if (notice !== null && isSilenced && isOpen) return <Navigate to={logIn} replace />;

  const partner = outOfState.partnerBrand === null ? null : productOf(outOfState.partnerBrand);
  const { title, body } = locationWarning(notice, partner?.name ?? null);
  const more = routeOfLink(notice?.deepLink ?? null);

  function leave(to: string): void {
    setOpen(false);
    if (silences) silenced.set(true);
    void navigate(to, { replace: true });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => leave('/')}
      title={title}
      illustration={outOfState.image === null ? <LocationIllustration /> : <img src={outOfState.image} alt="" {...ART} />}
      footer={
        <>
          <Button onClick={() => leave('/')}>Keep browsing</Button>
          <Button tone="primary" onClick={() => leave(logIn)}>
            Log In
          </Button>
        </>
      }
    >
      <p>
        {body}{' '}
        {partner !== null && (
          <a className={textLink} href={partner.url}>
            Go to {partner.name}
          </a>
        )}
      </p>
      {more !== null && (
        <p>
          <Link className={textLink} to={more}>
            More info
          </Link>
        </p>
      )}
      {notice !== null && (
        <Checkbox
          label="Don't show this again"
          checked={silences}
          onChange={({ currentTarget }) => setSilences(currentTarget.checked)}
        />
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { productOf } from '../../brand/products.ts';
import { useStore } from '../../platform/externalStore.ts';
import { logInPath } from '../../platform/session/logInPath.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Button } from '../../ui/Button.tsx';
import { useBrand } from '../../ui/brandContext.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RegionIllustration } from '../../ui/illustrations/RegionIllustration.tsx';
import { textLink } from '../../ui/PhoneText.tsx';
import { locationWarning } from './locationWarningText.ts';

/**
 * Shown to a visitor outside an operating area who opens a page for players, before log-in (specification, section 6). Log-in stays
 * possible: browsing and deposits are allowed everywhere.
 */
export function LocationWarning() {
  const { code, name, outOfState } = useBrand();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const region = useStore(useServices().startup).data?.regionalMetadata.currentRegion.name ?? null;
  const [isOpen, setOpen] = useState(true);
  const partner = outOfState.partnerBrand === null ? null : productOf(outOfState.partnerBrand);
  const { title, body } = locationWarning({
    name,
    isCasino: productOf(code)?.casinoOf != null,
    partner: partner?.name ?? null,
    region,
  });

  function leave(to: string): void {
    setOpen(false);
    void navigate(to, { replace: true });
  }

  return (
    <Dialog
      open={isOpen}
      onClose={() => leave('/')}
      title={title}
      illustration={<RegionIllustration />}
      footer={
        <>
          <Button onClick={() => leave('/')}>Keep browsing</Button>
          <Button tone="primary" onClick={() => leave(logInPath(pathname + search))}>
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
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { GEO_FAULTS, geoFaultOf } from '../../../../core/texts/geoErrors.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useWhereabouts, whereaboutsOf } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LocationIllustration } from '../../../ui/illustrations/LocationIllustration.tsx';
import { LOCATION_RECHECK_MS } from '../logic/constants.ts';
import { useBetslipParts } from './betslipContext.ts';
import { useSlipState } from './useSlipView.ts';

const place = cls({ flex: 'none', padding: '16px 24px' });

/** What the page's location check says in the server's words; null: nothing, as of the browser's own errors, beside what the slip says. */
function reasonOf(codes: readonly string[]): string | null {
  const listed = codes.filter((code) => Object.hasOwn(GEO_FAULTS, code));
  const [first] = listed.map(geoFaultOf).sort((one, other) => one.priority - other.priority);
  return first?.message ?? null;
}

/**
 * No bets are taken at the player's location. Its button has the location checked; every 20 seconds, and when the player comes back to the
 * page, it reads what the server knows.
 */
export function LocationCheck({ message }: { readonly message: string }) {
  const { betslip, online } = useBetslipParts();
  const { answers } = useSlipState();
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const services = useServices();
  const errors = useWhereabouts(({ check }) => check.errors);
  const isWaiting = pressedAt === answers && online;

  useEffect(() => {
    if (!online) return;
    const read = (): void => betslip.checkLocation(false);
    const timer = window.setInterval(read, LOCATION_RECHECK_MS);
    window.addEventListener('focus', read);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', read);
    };
  }, [betslip, online]);

  return (
    <div role="alert">
      <EmptyState
        className={place}
        illustration={<LocationIllustration />}
        title="Check your location"
        action={
          <Button
            busy={isWaiting}
            aria-disabled={!online || undefined}
            onClick={() => {
              setPressedAt(answers);
              whereaboutsOf(services).checkNow(() => betslip.checkLocation(true));
            }}
          >
            <Icon name="location" size={18} />
            Check Location
          </Button>
        }
      >
        {reasonOf(errors) ?? message}
      </EmptyState>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useBetslipParts } from './betslipContext.ts';

const view = cls({ flex: 1, minHeight: 0, overflowY: 'auto', padding: 12, display: 'flex', flexDirection: 'column', gap: 12 });
const back = cls({ justifyContent: 'flex-start' });

/** A deposit without leaving the slip. The form comes with the wallet; until then it says so and leads to the wallet's page. */
export function QuickDepositView() {
  const { panel } = useBetslipParts();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <section className={view} aria-label="Quick Deposit">
      <Button ref={ref} tone="text" className={back} onClick={() => panel.show('depositLeft')}>
        <Icon name="chevronLeft" size={18} />
        Go back to Betslip
      </Button>
      <Note tone="neutral" role="status" title="Your picks and stakes are saved">
        Quick deposits aren’t available yet. The deposit page is the way to add money.
      </Note>
      <Link className={buttonStyle({ tone: 'secondary' }).className} to="/deposit">
        Go to the deposit page
      </Link>
    </section>
  );
}

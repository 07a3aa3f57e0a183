import { formatMoment } from '../../../../core/time/formatTime.ts';
import { Card } from '../../../ui/Card.tsx';
import { amountText, type GoesBack as Back, type HeldMoney as Held } from '../logic/provider.ts';
import { Values } from './Values.tsx';
import * as styles from './walletStyles.ts';

const NAMES: Readonly<Record<Held['reason'], string>> = {
  CLEARING: 'Deposits still clearing',
  CORRECTABLE: 'Payouts that can still be corrected',
  OWED: 'Owed, and repaid first',
};

/** What of the cash cannot be withdrawn yet, and until when; nothing where all of it can be. */
export function HeldMoney({ held }: { readonly held: readonly Held[] }) {
  if (held.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-label="Not withdrawable yet">
      <h2 className={styles.subtitle}>Not withdrawable yet</h2>
      <Values of={held.map((one) => [NAMES[one.reason], <HeldAmount key={one.reason} held={one} />])} />
    </Card>
  );
}

/** What goes back to the ways that it was paid in by; nothing where all may go anywhere. */
export function GoesBack({ back }: { readonly back: readonly Back[] }) {
  if (back.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-label="Goes back first">
      <h2 className={styles.subtitle}>Goes back first</h2>
      <p className={styles.quiet}>What you paid in goes back to where it came from. The rest can go to any of your accounts.</p>
      <Values of={back.map(({ name, amount }) => [name, amountText(amount)])} />
    </Card>
  );
}

function HeldAmount({ held: { amount, until } }: { readonly held: Held }) {
  return (
    <>
      {amountText(amount)}
      {until !== null && <small className={styles.hint}> until {formatMoment(Date.parse(until), { seconds: false })}</small>}
    </>
  );
}

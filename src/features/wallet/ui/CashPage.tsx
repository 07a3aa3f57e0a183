import { useId, useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { useFacilities } from '../data/wallet.ts';
import { isAmount } from '../logic/amount.ts';
import { distanceText, type Facility, mapAddress, nearestFirst } from '../logic/facility.ts';
import { amountText, type Provider } from '../logic/provider.ts';
import { startPath } from '../logic/providers.ts';
import { mapUrl } from '../logic/receipt.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { AmountBox } from './AmountBox.tsx';
import { FacilityMap } from './FacilityMap.tsx';
import { CodeNote, PaymentNotes } from './PaymentNotes.tsx';
import { NotOffered, ProviderScreen, type Screen } from './ProviderScreen.tsx';
import { WorkingHours } from './ReceiptLines.tsx';
import { usePaymentForm } from './usePayment.tsx';
import { Values } from './Values.tsx';
import { FormSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

const TITLE = 'Choose a casino';
const WORDS = {
  error: 'The casinos can’t be shown right now',
  errorDetail: 'Your balance is safe.',
  offline: 'The casinos are not saved on this device',
  offlineDetail: 'Your balance is safe. They are shown as soon as you’re back online.',
} as const;

const list = cls({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 });
const links = cls({ display: 'flex', flexWrap: 'wrap', gap: 16, type: 'body' });

/** `/deposit/cash-at-casino` and `/withdrawal/cash-at-casino`: the cage where cash is paid in or out. */
export function CashPage() {
  return (
    <ProviderScreen code="CASH_AT_CASINO" title={TITLE} offeredTitle="Cash at casino" height={340}>
      {(screen, provider) => <Cages screen={screen} provider={provider} />}
    </ProviderScreen>
  );
}

interface CagesProps {
  readonly screen: Screen;
  readonly provider: Provider;
}

function Cages(props: CagesProps) {
  const source = useFacilities(props.provider.id);
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={
        <div className={styles.narrow}>
          <FormSkeleton title={TITLE} height={340} />
        </div>
      }
      message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      isEmpty={(facilities) => facilities.length === 0}
      empty={
        <div className={styles.narrow}>
          <NotOffered title={TITLE} type={props.screen.type} />
        </div>
      }
    >
      {(facilities) => <CashForm {...props} facilities={nearestFirst(facilities)} />}
    </AsyncRegion>
  );
}

export function CashForm({ screen, provider, facilities }: CagesProps & { readonly facilities: readonly Facility[] }) {
  const { type, draft, draftStore, problemOf } = screen;
  const isOnline = useOnline();
  const name = useId();
  const [chosenId, setChosen] = useState<string | null>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const payment = usePaymentForm(type);
  const { errors } = payment.state;
  const chosen = facilities.find(({ id }) => id === chosenId) ?? facilities[0];
  const { amountCents } = draft;
  useUnfinished('form', amountCents === null ? null : unfinishedText(type));
  const problem = problemOf(amountCents);
  const isLocked = !isOnline || payment.busy !== null;
  if (chosen === undefined) return null;
  const facilityId = chosen.id;
  const hoursUrl = mapUrl(chosen.hoursUrl);

  function send(): void {
    setSubmitted(true);
    if (problem !== null || !isAmount(amountCents)) return;
    const of = { type, amountCents, providerId: provider.id, facilityId } as const;
    const promotionCode = type === 'DEPOSIT' ? draft.promotionCode : null;
    payment.submit(provider, { ...of, kind: 'payment', methodId: null, promotionCode, isQuick: false });
  }

  return (
    <div className={styles.columns}>
      <Card as="div" className={styles.card}>
        <h1 className={styles.title}>{TITLE}</h1>
        <PaymentNotes type={type} isChecking={payment.busy === 'checking'} />
        <fieldset className={list} aria-label="Casino">
          {facilities.map((facility, index) => (
            <OptionCard
              key={facility.id}
              name={name}
              title={`${index + 1} · ${facility.name}`}
              detail={[facility.address, distanceText(facility.miles)].filter((part) => part !== null).join(' · ')}
              checked={facility.id === facilityId}
              disabled={isLocked}
              onChange={() => setChosen(facility.id)}
            />
          ))}
        </fieldset>
      </Card>
      <Card as="div" className={styles.aside}>
        <FacilityMap facilities={facilities} chosenId={facilityId} />
        <WorkingHours hours={chosen.hours} />
        <p className={links}>
          <a className={textLink} href={mapAddress(chosen)} target="_blank" rel="noreferrer">
            Map and directions
          </a>
          {hoursUrl !== null && (
            <a className={textLink} href={hoursUrl} target="_blank" rel="noreferrer">
              Working hours
            </a>
          )}
        </p>
        {errors.whole !== null && <Note tone="danger" role="alert" title={errors.whole} />}
        <AmountBox
          valueCents={amountCents}
          onChange={(cents) => {
            draftStore.set({ ...draft, amountCents: cents });
            payment.send({ type: 'edited', field: 'amount' });
          }}
          error={errors.amount ?? (wasSubmitted ? problem : null)}
          hint={`From ${amountText(provider.minimum)}`}
          quickCents={[]}
          disabled={isLocked}
        />
        {isAmount(amountCents) && <Values of={[['Amount', formatMoney(amountCents)]]} />}
        {payment.needsCode(provider) && <CodeNote destination={payment.destination} />}
        <div className={styles.buttons}>
          <Link className={buttonStyle({ tone: 'secondary' }).className} to={startPath(type)}>
            Cancel
          </Link>
          <Button tone="primary" busy={payment.busy !== null} aria-disabled={isLocked || undefined} onClick={send}>
            Get my reference
          </Button>
        </div>
      </Card>
      {payment.dialog}
    </div>
  );
}

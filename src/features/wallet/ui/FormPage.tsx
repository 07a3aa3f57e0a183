import { useState } from 'react';
import { Link } from 'react-router';
import type { ProviderCode } from '../../../../core/wallet/providerCodes.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { useFormFields } from '../data/wallet.ts';
import { isAmount } from '../logic/amount.ts';
import { type FormField, fieldInputs, formProblems } from '../logic/formFields.ts';
import { amountText, type PaymentType, type Provider } from '../logic/provider.ts';
import { startPath } from '../logic/providers.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { AmountBox } from './AmountBox.tsx';
import { FormFields } from './FormFields.tsx';
import { CodeNote, PaymentNotes } from './PaymentNotes.tsx';
import { FORM_WORDS, ProviderScreen, type Screen } from './ProviderScreen.tsx';
import { usePaymentForm } from './usePayment.tsx';
import { FormSkeleton } from './WalletSkeleton.tsx';
import * as styles from './walletStyles.ts';

export interface FormPageProps {
  readonly code: ProviderCode;
  readonly kind: 'wire' | 'interac';
  readonly title: string;
  /** Title and sentence. */
  readonly note: readonly [string, string];
  readonly isSlow?: boolean;
  /** Where the address does not say the direction. */
  readonly of?: PaymentType;
}

/** A provider's form: its fields and their rules are the server's. */
export function FormPage(props: FormPageProps) {
  return (
    <ProviderScreen code={props.code} of={props.of} title={props.title} height={400}>
      {(screen, provider) => (
        <div className={styles.narrow}>
          <ProviderForm {...props} screen={screen} provider={provider} />
        </div>
      )}
    </ProviderScreen>
  );
}

interface ProviderFormProps extends FormPageProps {
  readonly screen: Screen;
  readonly provider: Provider;
}

function ProviderForm(props: ProviderFormProps) {
  const source = useFormFields(props.screen.type, props.provider.id);
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<FormSkeleton title={props.title} height={400} />}
      message={(kind) => <RegionMessage kind={kind} size="card" words={FORM_WORDS} onRetry={() => void source.refetch()} />}
    >
      {(fields) => <FilledForm {...props} fields={fields} />}
    </AsyncRegion>
  );
}

function FilledForm({
  kind,
  title,
  note,
  screen,
  provider,
  fields,
  isSlow = false,
}: ProviderFormProps & { readonly fields: readonly FormField[] }) {
  const { type, draft, draftStore, problemOf } = screen;
  const isOnline = useOnline();
  const [wasSubmitted, setSubmitted] = useState(false);
  const payment = usePaymentForm(type);
  const { errors } = payment.state;
  const problems = formProblems(fields, draft.fields);
  const { amountCents } = draft;
  const isDirty = amountCents !== null || Object.values(draft.fields).some((value) => value !== '');
  useUnfinished('form', isDirty ? unfinishedText(type) : null);
  const problem = problemOf(amountCents);
  const isLocked = !isOnline || payment.busy !== null;
  const isWithdrawal = type === 'WITHDRAWAL';

  function change(next: Partial<typeof draft>): void {
    draftStore.set({ ...draft, ...next });
    payment.send({ type: 'edited', field: 'method' });
  }

  function send(): void {
    setSubmitted(true);
    if (Object.keys(problems).length > 0 || problem !== null || !isAmount(amountCents)) return;
    payment.submit(provider, { kind, type, amountCents, providerId: provider.id, fields: fieldInputs(fields, draft.fields) });
  }

  const amount = isAmount(amountCents) ? ` ${amountText({ cents: amountCents, currency: provider.minimum.currency })}` : '';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLocked) send();
      }}
    >
      <Card as="div" className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {provider.minimum.currency === 'CAD' && <Pill>CAD</Pill>}
        </div>
        <PaymentNotes type={type} isChecking={payment.busy === 'checking'} />
        {errors.whole !== null && <Note tone="danger" role="alert" title={errors.whole} />}
        <FormFields
          fields={fields}
          values={draft.fields}
          problems={wasSubmitted ? { ...errors.fields, ...problems } : {}}
          disabled={isLocked}
          onChange={(name, value) => change({ fields: { ...draft.fields, [name]: value } })}
        />
        <AmountBox
          valueCents={amountCents}
          onChange={(cents) => change({ amountCents: cents })}
          error={errors.amount ?? (wasSubmitted ? problem : null)}
          hint={`From ${amountText(provider.minimum)}`}
          quickCents={[]}
          disabled={isLocked}
        />
        <Note tone={isSlow ? 'neutral' : 'info'} icon="clock" title={note[0]}>
          {note[1]}
        </Note>
        {payment.needsCode(provider) && <CodeNote destination={payment.destination} />}
        <div className={styles.buttons}>
          <Link className={buttonStyle({ tone: 'secondary' }).className} to={startPath(type)}>
            Cancel
          </Link>
          <Button type="submit" tone="primary" busy={payment.busy !== null} aria-disabled={isLocked || undefined}>
            {kind === 'wire' ? 'Continue' : `${isWithdrawal ? 'Withdraw' : 'Deposit'}${amount}`}
          </Button>
        </div>
      </Card>
      {payment.dialog}
    </form>
  );
}

import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { SignUp, SignUpField } from '../../../../core/rest/signUp.ts';
import type { SignUpCountry } from '../../../../core/texts/signUpCountries.ts';
import { REFERRAL_CODE_PARAMETER, referralCodeOf } from '../../../../core/wire/referralLink.ts';
import { useForm } from '../../../forms/useForm.ts';
import { WELCOME } from '../../../platform/session/afterLogIn.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { authCard, authPage, footLine, form as formStyle, textLink } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { signUp, useReadSignUp } from '../data/signUp.ts';
import type { Region } from '../logic/regions.ts';
import { SIGN_UP_STEPS, stepOfFields } from '../logic/signUpSteps.ts';
import { CardTitle } from './CardTitle.tsx';
import { STEP_PARTS } from './signUpSteps.tsx';
import type { SignUpValues } from './stepProps.ts';

const progress = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const progressStep = cls({
  display: 'grid',
  gap: 6,
  type: 'caption',
  color: '$text3',
  '&::before': { content: '""', height: 4, borderRadius: 2, backgroundColor: '$surface3' },
  '&[data-reached]::before': { backgroundColor: '$accent' },
  '&[aria-current]': { color: '$text', fontWeight: 600 },
});
const buttons = cls({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'auto 1fr', gap: 8 });
const onlyButton = cls({ gridAutoColumns: '1fr' });

export interface SignUpFormProps {
  readonly regions: readonly Region[];
  readonly proposed: { readonly country: SignUpCountry; readonly region: Region | null };
  /** The account is open, and its player about to be logged in. */
  readonly onCreated: () => void;
}

/** The form in four steps. Going back keeps what was typed; a refused field leads back to its step, where its message stands. */
export function SignUpForm({ regions, proposed, onCreated }: SignUpFormProps) {
  const navigate = useNavigate();
  const { session } = useServices();
  const [search] = useSearchParams();
  const referralCode = referralCodeOf(search.get(REFERRAL_CODE_PARAMETER));
  const [index, setIndex] = useState(0);
  const [country, setCountry] = useState(proposed.country);
  const read = useReadSignUp();
  const form = useForm({
    defaultValues: {
      region_code: proposed.region?.code ?? '',
      email: '',
      username: '',
      password: '',
      first_name: '',
      last_name: '',
      date_of_birth: '',
      street: '',
      city: '',
      postal_code: '',
      phone: '',
      accepts_terms: false,
      email_offers: false,
    } as SignUpValues,
    read,
    mutation: signUp,
    unfinished: 'Your sign-up is not finished',
  });
  const step = SIGN_UP_STEPS[index] ?? SIGN_UP_STEPS[0];
  const [hasMoved, setMoved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [refused, setRefused] = useState<SignUpField | null>(null);
  const { setFocus } = form;
  // After the title of the step, which takes the focus when it appears.
  useEffect(() => {
    if (refused !== null && SIGN_UP_STEPS[index]?.fields.includes(refused)) setFocus(refused);
  }, [refused, index, setFocus]);
  if (step === undefined) return null;
  const isLast = index === SIGN_UP_STEPS.length - 1;
  const { Fields, title, lead } = STEP_PARTS[step.id];
  const regionProps = { regions, country, onCountry: setCountry, found: proposed.region };

  /** @param field the refused one that leads there. It has its message by then. */
  function goTo(next: number, field: SignUpField | null = null): void {
    setMoved(hasMoved || next !== index);
    setIndex(next);
    setRefused(field);
  }

  /** Leads to the first step with a refused field; to none of them if the form has no such field. */
  function goToRefused(fields: readonly string[]): void {
    const at = stepOfFields(fields);
    if (at !== null)
      goTo(
        at,
        SIGN_UP_STEPS[at]?.fields.find((field) => fields.includes(field)),
      );
  }

  async function onContinue(): Promise<void> {
    // The earlier steps, too: what is typed here may break a rule there, such as a password that contains the name.
    const refusedFields = await form.check(SIGN_UP_STEPS.slice(0, index + 1).flatMap(({ fields }) => fields));
    if (refusedFields.length > 0) return goToRefused(refusedFields);
    if (!isLast) return goTo(index + 1);
    const values = read(form.getValues());
    if (!values.ok) return;
    const outcome = await form.send({ ...values.value, ...(referralCode === null ? {} : { referral_code: referralCode }) });
    if (outcome.ok) return logIn(values.value, outcome.value);
    if (outcome.error.kind === 'refused') goToRefused(Object.keys(outcome.error.messages ?? {}));
  }

  /** Logs in with the typed password, also where the brand logs in by redirect: docs/adr/0115. Without a session the next page leads to log-in. */
  async function logIn({ username, password, email, first_name: firstName }: SignUp, playCreditCents: number): Promise<void> {
    onCreated();
    const outcome = await session.logIn({ username, password });
    setLeaving(true);
    if (outcome.ok) await navigate(WELCOME, { replace: true });
    else await navigate('/signup/success', { replace: true, state: { firstName, email, playCreditCents } });
  }

  return (
    <div className={authPage}>
      <form
        className={join(cardStyle, authCard)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLeaving) void form.busy(onContinue);
        }}
        noValidate
      >
        <ol className={progress} aria-label="Steps">
          {SIGN_UP_STEPS.map(({ id, label }, at) => (
            <li
              key={id}
              className={progressStep}
              data-reached={at <= index ? '' : undefined}
              aria-current={at === index ? 'step' : undefined}
            >
              {label}
            </li>
          ))}
        </ol>
        <CardTitle key={step.id} title={title} lead={lead(regionProps)} isNews={hasMoved} />
        {form.problem !== null && <Note tone="danger" role="alert" title={form.problem} />}
        <div className={formStyle}>
          <Fields form={form} {...regionProps} />
        </div>
        <div className={join(buttons, index === 0 ? onlyButton : null)}>
          {index > 0 && (
            <Button size="lg" onClick={() => goTo(index - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" tone="primary" size="lg" busy={form.isBusy || isLeaving}>
            {isLast ? 'Create account' : 'Continue'}
          </Button>
        </div>
        {index === 0 && (
          <p className={footLine}>
            Already have an account?
            <Link className={textLink} to="/login">
              Log in
            </Link>
          </p>
        )}
      </form>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { readForm } from '../../../../core/forms/readForm.ts';
import { resetRequestForm } from '../../../../core/rest/passwords.ts';
import { Form } from '../../../forms/Form.tsx';
import { formProblem } from '../../../forms/formProblem.ts';
import { useForm } from '../../../forms/useForm.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { footLine, textLink } from '../../../ui/authStyles.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { MailSentIllustration } from '../../../ui/illustrations/MailSentIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { requestReset } from '../data/passwords.ts';
import { AuthCard } from './AuthCard.tsx';

/** `/forgot-password`: mails a link with which the password can be reset. Never says whether an address has an account. */
export function ForgotPasswordPage() {
  const { text, links } = useBrand();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    defaultValues: { email: '' },
    read: (values) => readForm(resetRequestForm, values),
    mutation: requestReset,
    unfinished: sentTo === null ? 'Your email for a new password is not sent' : null,
  });

  async function onSubmit({ email }: { readonly email: string }): Promise<void> {
    const address = email.trim();
    if ((await form.send({ email: address })).ok) setSentTo(address);
  }

  if (sentTo !== null) return <EmailSent email={sentTo} />;
  return (
    <AuthCard title="Reset your password" lead="We’ll email you a link. It works for 30 minutes.">
      {text.passwordLinkedAccountResetMessage !== null && <Note tone="info" title={text.passwordLinkedAccountResetMessage} />}
      <Form form={form} onSubmit={form.submit(onSubmit)} label="Send Reset Email">
        <TextField
          label="Email"
          type="email"
          data-first-focus=""
          autoComplete="email"
          placeholder="name@example.com"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </Form>
      <p className={footLine}>
        <a className={textLink} href={links.support}>
          Contact Support
        </a>
      </p>
    </AuthCard>
  );
}

function EmailSent({ email }: { readonly email: string }) {
  const toast = useToast();
  const { state, send } = useMutation(requestReset);

  async function onSendAgain(): Promise<void> {
    const outcome = await send({ email });
    if (outcome.ok) toast.show({ id: 'reset-mail', type: 'success', body: 'Email sent' });
    else toast.show({ id: 'reset-mail', type: 'danger', body: formProblem(outcome.error, []).whole ?? '' });
  }

  return (
    <AuthCard
      isNews
      illustration={<MailSentIllustration />}
      title="Email sent"
      lead={
        <>
          If <strong>{email}</strong> has an account, the link is on its way. Check spam too.
        </>
      }
    >
      <Link className={buttonStyle({ tone: 'primary', size: 'lg', wide: true }).className} to="/login">
        Back to log in
      </Link>
      <Button tone="text" busy={state === 'sending'} onClick={() => void onSendAgain()}>
        Send email again
      </Button>
    </AuthCard>
  );
}

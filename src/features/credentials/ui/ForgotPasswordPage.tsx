import { useState } from 'react';
import { Link } from 'react-router';
import { readForm } from '../../../../core/forms/readForm.ts';
import { resetRequest } from '../../../../core/forms/resetForms.ts';
import { footLine, form as formStyle, textLink } from '../../../ui/authStyles.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { MailSentIllustration } from '../../../ui/illustrations/MailSentIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useRequestReset } from '../data/passwords.ts';
import { AuthCard } from './AuthCard.tsx';
import { useForm } from './useForm.ts';

/** `/forgot-password`: mails a link with which the password can be reset. Never says whether an address has an account. */
export function ForgotPasswordPage() {
  const { text, links } = useBrand();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const requestReset = useRequestReset();
  const { register, handleSubmit, formState, send, isComplete, problem } = useForm({
    defaultValues: { email: '' },
    read: (values) => readForm(resetRequest, values),
  });

  async function onSubmit({ email }: { readonly email: string }): Promise<void> {
    const address = email.trim();
    const outcome = await send(() => requestReset(address));
    if (outcome.kind === 'done') setSentTo(address);
  }

  if (sentTo !== null) return <EmailSent email={sentTo} />;
  return (
    <AuthCard title="Reset your password" lead="We’ll email you a link. It works for 30 minutes.">
      {problem !== null && <Note tone="danger" role="alert" title={problem} />}
      {text.passwordLinkedAccountResetMessage !== null && <Note tone="info" title={text.passwordLinkedAccountResetMessage} />}
      <form className={formStyle} onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
        <TextField
          label="Email"
          type="email"
          data-first-focus=""
          autoComplete="email"
          placeholder="name@example.com"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" tone="primary" size="lg" wide busy={formState.isSubmitting} disabled={!isComplete}>
          Send Reset Email
        </Button>
      </form>
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
  const requestReset = useRequestReset();
  const [isSending, setSending] = useState(false);

  async function onSendAgain(): Promise<void> {
    setSending(true);
    const outcome = await requestReset(email);
    setSending(false);
    if (outcome.kind === 'done') toast.show({ id: 'reset-mail', type: 'success', body: 'Email sent' });
    else {
      const body = outcome.kind === 'failed' ? outcome.text : Object.values(outcome.messages)[0];
      toast.show({ id: 'reset-mail', type: 'danger', body: body ?? '' });
    }
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
      <Button tone="text" busy={isSending} onClick={() => void onSendAgain()}>
        Send email again
      </Button>
    </AuthCard>
  );
}

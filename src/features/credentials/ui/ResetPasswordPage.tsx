import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { readForm } from '../../../../core/forms/readForm.ts';
import { passwordResetForm } from '../../../../core/rest/passwords.ts';
import { Form } from '../../../forms/Form.tsx';
import { type CodeRequest, SentCode } from '../../../forms/SentCode.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { resetPassword } from '../data/passwords.ts';
import { AuthCard } from './AuthCard.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

/** `/reset-password#token`: the page of a reset mail. The token leaves the address at once, and with it the browser's history. */
export function ResetPasswordPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  const [state, setState] = useState<'asking' | 'changed' | 'expired'>(token === '' ? 'expired' : 'asking');
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  if (state === 'changed')
    return (
      <AuthCard isNews title="Password changed" lead="Other devices were logged out. Log in with your new password.">
        <Link className={primary} to="/login">
          Log In
        </Link>
      </AuthCard>
    );
  if (state === 'expired')
    return (
      <AuthCard
        isNews
        title="This link does not work any more"
        lead="A link works once, for 30 minutes. Your password is unchanged."
      >
        <Link className={primary} to="/forgot-password">
          Get a new link
        </Link>
      </AuthCard>
    );
  return <NewPassword token={token} onOutcome={setState} />;
}

const primary = buttonStyle({ tone: 'primary', size: 'lg', wide: true }).className;

interface NewPasswordProps {
  readonly token: string;
  readonly onOutcome: (outcome: 'changed' | 'expired') => void;
}

function NewPassword({ token, onOutcome }: NewPasswordProps) {
  const form = useForm({
    defaultValues: { password: '', code: '' },
    read: (values) => readForm(passwordResetForm, values),
    mutation: resetPassword,
    unfinished: 'Your new password is not saved',
  });

  // With strong authentication the server has sent a code, and asks for it.
  const [codeRequest, setCodeRequest] = useState<CodeRequest | null>(null);

  async function onSubmit({
    password,
    code = '',
  }: {
    readonly password: string;
    readonly code?: string | undefined;
  }): Promise<void> {
    const outcome = await form.send({ token, password, code });
    if (outcome.ok) return onOutcome('changed');
    const messages = outcome.error.kind === 'refused' ? outcome.error.messages : undefined;
    if (messages?.token !== undefined) onOutcome('expired');
    const text = messages?.code;
    if (text !== undefined) setCodeRequest({ text, isRefused: code !== '' });
  }

  return (
    <AuthCard title="Set a new password" lead="Every other device is logged out.">
      <Form form={form} onSubmit={form.submit(onSubmit)} label="Set password">
        <PasswordField
          label="New password"
          data-first-focus=""
          autoComplete="new-password"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        <PasswordRules password={form.watch('password')} />
        {codeRequest !== null && (
          <SentCode
            request={codeRequest}
            value={form.watch('code')}
            onChange={(digits) => form.setValue('code', digits)}
            onSendAgain={() => {
              form.setValue('code', '');
              void form.busy(() => onSubmit({ password: form.getValues('password') }));
            }}
          />
        )}
      </Form>
    </AuthCard>
  );
}

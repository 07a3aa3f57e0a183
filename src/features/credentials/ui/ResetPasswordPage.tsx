import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { readForm } from '../../../../core/forms/readForm.ts';
import { passwordReset } from '../../../../core/forms/resetForms.ts';
import { form as formStyle } from '../../../ui/authStyles.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useResetPassword } from '../data/passwords.ts';
import { AuthCard } from './AuthCard.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { useForm } from './useForm.ts';

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
  const resetPassword = useResetPassword();
  const { register, handleSubmit, formState, send, isComplete, problem, watch } = useForm({
    defaultValues: { password: '' },
    read: (values) => readForm(passwordReset, values),
  });

  async function onSubmit({ password }: { readonly password: string }): Promise<void> {
    const outcome = await send(() => resetPassword(token, password));
    if (outcome.kind === 'done') onOutcome('changed');
    else if (outcome.kind === 'refused' && outcome.messages.token !== undefined) onOutcome('expired');
  }

  return (
    <AuthCard title="Set a new password" lead="Every other device is logged out.">
      {problem !== null && <Note tone="danger" role="alert" title={problem} />}
      <form className={formStyle} onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
        <PasswordField
          label="New password"
          data-first-focus=""
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <PasswordRules password={watch('password')} />
        <Button type="submit" tone="primary" size="lg" wide busy={formState.isSubmitting} disabled={!isComplete}>
          Set password
        </Button>
      </form>
    </AuthCard>
  );
}

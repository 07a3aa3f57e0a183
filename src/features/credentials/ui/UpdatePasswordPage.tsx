import { useState } from 'react';
import { readForm } from '../../../../core/forms/readForm.ts';
import { passwordUpdate } from '../../../../core/forms/resetForms.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { logOutForStrongAuthOff } from '../../../player/index.ts';
import { form as formStyle } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { useCodeNeed } from '../data/oneTimeCodes.ts';
import { type PasswordChange, useUpdatePassword } from '../data/passwords.ts';
import { codeDialog } from './codeDialogPart.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { useForm } from './useForm.ts';

const column = cls({ display: 'grid', gap: 16 });
const card = cls({ padding: 24 });
const narrow = cls({ maxWidth: 400 });

const EMPTY: PasswordChange = { current_password: '', new_password: '' };

/** `/account/update-password`. With strong authentication a code is asked for before the change is sent. */
export function UpdatePasswordPage() {
  const services = useServices();
  const need = useCodeNeed('UPDATE_PASSWORD');
  const updatePassword = useUpdatePassword();
  const toast = useToast();
  const dialog = useOpen(codeDialog);
  const [change, setChange] = useState(EMPTY);
  const { register, handleSubmit, formState, send, busy, isBusy, isComplete, problem, watch, reset } = useForm({
    defaultValues: EMPTY,
    read: (values) => readForm(passwordUpdate, values),
  });
  const destination = need.data?.showOneTimeCode ? need.data.destination : null;

  async function update(values: PasswordChange): Promise<void> {
    const outcome = await send(() => updatePassword(values));
    void need.refetch();
    if (outcome.kind !== 'done') return;
    setChange(EMPTY);
    reset();
    toast.show({ id: 'password', type: 'success', body: 'Password updated', detail: 'Your other devices were logged out.' });
  }

  async function onSubmit(values: PasswordChange): Promise<void> {
    if (destination === null) return update(values);
    setChange(values);
    dialog.open();
  }

  function onVerified(): void {
    dialog.close();
    void busy(() => update(change));
  }

  return (
    <div className={column}>
      <Text as="h1" type="page">
        Update password
      </Text>
      <Card as="div" className={card}>
        <form
          className={join(formStyle, narrow)}
          onSubmit={(event) => void handleSubmit((values) => busy(() => onSubmit(values)))(event)}
          noValidate
        >
          {problem !== null && <Note tone="danger" role="alert" title={problem} />}
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={formState.errors.current_password?.message}
            {...register('current_password')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            error={formState.errors.new_password?.message}
            {...register('new_password')}
          />
          <PasswordRules password={watch('new_password')} />
          <Note tone="neutral" title="Your other devices are logged out" />
          <Button type="submit" tone="primary" size="lg" wide busy={isBusy} disabled={!isComplete}>
            Update password
          </Button>
        </form>
      </Card>
      {dialog.isOpen && destination !== null && (
        <codeDialog.Component
          source="UPDATE_PASSWORD"
          destination={destination}
          onClose={dialog.close}
          onVerified={onVerified}
          onNoCode={() => void logOutForStrongAuthOff(services)}
        />
      )}
    </div>
  );
}

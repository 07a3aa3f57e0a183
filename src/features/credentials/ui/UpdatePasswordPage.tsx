import { useState } from 'react';
import { readForm } from '../../../../core/forms/readForm.ts';
import { type PasswordUpdate, passwordUpdate } from '../../../../core/rest/passwords.ts';
import { codeDialog } from '../../../forms/codeDialog.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCodeNeed } from '../../../forms/oneTimeCodes.ts';
import { useForm } from '../../../forms/useForm.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { updatePassword } from '../data/passwords.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

const column = cls({ display: 'grid', gap: 16 });
const card = cls({ padding: 24 });
const narrow = cls({ maxWidth: 400 });

const EMPTY: PasswordUpdate = { current_password: '', new_password: '' };

/** `/account/update-password`. With strong authentication a code is asked for before the change is sent. */
export function UpdatePasswordPage() {
  const services = useServices();
  const need = useCodeNeed('UPDATE_PASSWORD');
  const toast = useToast();
  const dialog = useOpen(codeDialog);
  const [change, setChange] = useState(EMPTY);
  const form = useForm({
    defaultValues: EMPTY,
    read: (values) => readForm(passwordUpdate, values),
    mutation: updatePassword,
  });
  const { register, formState } = form;
  const destination = need.data?.showOneTimeCode ? need.data.destination : null;

  async function update(values: PasswordUpdate): Promise<void> {
    const { ok } = await form.send(values);
    void need.refetch();
    if (!ok) return;
    setChange(EMPTY);
    form.reset();
    toast.show({ id: 'password', type: 'success', body: 'Password updated', detail: 'Your other devices were logged out.' });
  }

  async function onSubmit(values: PasswordUpdate): Promise<void> {
    if (destination === null) return update(values);
    setChange(values);
    dialog.open();
  }

  function onVerified(): void {
    dialog.close();
    void form.busy(() => update(change));
  }

  return (
    <div className={column}>
      <Text as="h1" type="page">
        Update password
      </Text>
      <Card as="div" className={card}>
        <div className={narrow}>
          <Form form={form} onSubmit={form.submit(onSubmit)} label="Update password">
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
            <PasswordRules password={form.watch('new_password')} />
            <Note tone="neutral" title="Your other devices are logged out" />
          </Form>
        </div>
      </Card>
      {dialog.isOpen && destination !== null && (
        <codeDialog.Component
          source="UPDATE_PASSWORD"
          destination={destination}
          onClose={dialog.close}
          onVerified={onVerified}
          onNoCode={() => services.strongAuthOff()?.askAndLogOut()}
        />
      )}
    </div>
  );
}

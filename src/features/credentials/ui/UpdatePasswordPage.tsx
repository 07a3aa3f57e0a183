import { readForm } from '../../../../core/forms/readForm.ts';
import { type PasswordUpdate, passwordUpdate } from '../../../../core/rest/passwords.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCode } from '../../../forms/useCode.tsx';
import { useForm } from '../../../forms/useForm.ts';
import { usePlayer } from '../../../player/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { updatePassword } from '../data/passwords.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

const card = cls({ padding: 24 });
const narrow = cls({ maxWidth: 400 });

/** `/account/update-password`. With strong authentication a code is asked for before the change is sent. */
export function UpdatePasswordPage() {
  const toast = useToast();
  const { before, refetch, dialog } = useCode('UPDATE_PASSWORD');
  const words = usePlayer(({ account }) => account) ?? undefined;
  const form = useForm({
    defaultValues: { current_password: '', new_password: '' },
    read: (values) => readForm(passwordUpdate(words), values),
    mutation: updatePassword,
    unfinished: 'Your new password is not saved',
  });
  const { register, formState } = form;

  async function update(change: PasswordUpdate): Promise<void> {
    const { ok } = await form.send(change);
    void refetch();
    if (!ok) return;
    form.reset();
    toast.show({ id: 'password', type: 'success', body: 'Password updated', detail: 'Your other devices were logged out.' });
  }

  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Update password
      </Text>
      <Card as="div" className={card}>
        <div className={narrow}>
          <Form form={form} onSubmit={form.submit((change) => before(() => update(change)))} label="Update password">
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
            <PasswordRules password={form.watch('new_password')} words={words} />
            <Note tone="neutral" title="Your other devices are logged out" />
          </Form>
        </div>
      </Card>
      {dialog}
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { LOGIN_PREFERENCE_TOASTS } from '../../../../core/texts/loginPreferenceToasts.ts';
import { useCode } from '../../../forms/useCode.tsx';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { setStrongAuth, useStrongAuth } from '../data/preferences.ts';
import { PreferenceRow, preferenceRow } from './PreferenceRow.tsx';

/** `/account/login-preferences`: strong authentication, and the way to a new password. */
export function LoginPreferencesPage() {
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Login preferences
      </Text>
      <Card as="div">
        <StrongAuth />
        <div className={preferenceRow}>
          <div>
            <strong>Password</strong>
            <span>A new one logs your other devices out</span>
          </div>
          <Link className={buttonStyle({ tone: 'outline' }).className} to="/account/update-password">
            Update password
          </Link>
        </div>
      </Card>
    </div>
  );
}

/** Switching it needs a code: on, to show that codes reach the player; off, so that nobody else does it. */
function StrongAuth() {
  const preference = useStrongAuth();
  const { send } = useMutation(setStrongAuth);
  const [isSaving, setSaving] = useState(false);
  const { destination, before, refetch, dialog } = useCode('LOGIN_PREFERENCES');
  const toast = useToast();

  async function save(isOn: boolean): Promise<void> {
    setSaving(true);
    const { ok } = await send({ strong_auth_enabled: isOn });
    // The code is used up: until it is known whether the next change needs one, there is none.
    await refetch();
    setSaving(false);
    const body = ok ? LOGIN_PREFERENCE_TOASTS.saved : LOGIN_PREFERENCE_TOASTS.failed;
    toast.show({ id: 'login-preference', type: ok ? 'success' : 'danger', body });
  }

  return (
    <>
      <PreferenceRow
        title="Ask for a code"
        detail={destination === null ? 'Before your password changes' : `Before your password changes, sent to ${destination}`}
        preference={preference}
        busy={isSaving}
        onChange={(isOn) => void before(() => save(isOn), !isOn)}
      />
      {dialog}
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { LOGIN_PREFERENCE_TOASTS } from '../../../../core/loginPreferenceToasts.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { logOutForStrongAuthOff } from '../../../player/index.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { useCodeNeed } from '../data/oneTimeCodes.ts';
import { type Preference, useEmailOffers, useStrongAuth } from '../data/preferences.ts';
import { codeDialog } from './codeDialogPart.ts';

const column = cls({ display: 'grid', gap: 16 });
const row = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '12px 24px',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& > div > strong': { display: 'block', type: 'base', fontWeight: 600 },
  '& > div > span': { type: 'caption', color: '$text2' },
});

const WORDS: RegionWords = {
  error: 'This preference can’t be shown right now',
  offline: 'This preference is not saved on this device',
  offlineDetail: 'It loads as soon as you’re back online.',
};

interface PreferenceRowProps {
  readonly title: string;
  readonly detail: string;
  readonly preference: Preference;
  readonly busy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function PreferenceRow({ title, detail, preference, busy, onChange }: PreferenceRowProps) {
  const isOnline = useStore(useServices().connection).online;
  return (
    <div className={row}>
      <div>
        <strong>{title}</strong>
        <span>{detail}</span>
      </div>
      <AsyncRegion
        source={preference}
        isOnline={isOnline}
        skeleton={<Skeleton width={36} height={20} radius={10} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={preference.refetch} />}
      >
        {(isOn) => <Switch label={title} isOn={isOn} busy={busy} onChange={onChange} />}
      </AsyncRegion>
    </div>
  );
}

/** `/account/login-preferences`: strong authentication, offers by e-mail, and the way to a new password. */
export function LoginPreferencesPage() {
  return (
    <div className={column}>
      <Text as="h1" type="page">
        Login preferences
      </Text>
      <Card as="div">
        <StrongAuth />
        <EmailOffers />
        <div className={row}>
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
  const need = useCodeNeed('LOGIN_PREFERENCES');
  const toast = useToast();
  const dialog = useOpen(codeDialog);
  const services = useServices();
  const [isSaving, setSaving] = useState(false);
  const [wanted, setWanted] = useState(true);

  function onChange(isOn: boolean): void {
    setWanted(isOn);
    if (need.data?.showOneTimeCode && destination !== null) dialog.open();
    else void save(isOn);
  }

  async function save(isOn: boolean): Promise<void> {
    setSaving(true);
    const isSaved = await preference.save(isOn);
    setSaving(false);
    void need.refetch();
    const body = isSaved ? LOGIN_PREFERENCE_TOASTS.saved : LOGIN_PREFERENCE_TOASTS.failed;
    toast.show({ id: 'login-preference', type: isSaved ? 'success' : 'danger', body });
  }

  const destination = need.data?.destination ?? null;
  return (
    <>
      <PreferenceRow
        title="Ask for a code"
        detail={destination === null ? 'Before your password changes' : `Before your password changes, sent to ${destination}`}
        preference={preference}
        busy={isSaving}
        onChange={onChange}
      />
      {dialog.isOpen && destination !== null && (
        <codeDialog.Component
          source="LOGIN_PREFERENCES"
          destination={destination}
          onClose={dialog.close}
          onVerified={() => {
            dialog.close();
            void save(wanted);
          }}
          onNoCode={wanted ? null : () => void logOutForStrongAuthOff(services)}
        />
      )}
    </>
  );
}

function EmailOffers() {
  const preference = useEmailOffers();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);

  async function onChange(isOn: boolean): Promise<void> {
    setSaving(true);
    const isSaved = await preference.save(isOn);
    setSaving(false);
    if (!isSaved) toast.show({ id: 'email-preference', type: 'danger', body: 'Your email preference was not saved. Try again.' });
  }
  return (
    <PreferenceRow
      title="Email offers"
      detail="Off until you want them"
      preference={preference}
      busy={isSaving}
      onChange={(isOn) => void onChange(isOn)}
    />
  );
}

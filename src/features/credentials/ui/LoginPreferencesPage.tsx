import { Link } from 'react-router';
import { LOGIN_PREFERENCE_TOASTS } from '../../../../core/loginPreferenceToasts.ts';
import { useCode } from '../../../forms/useCode.tsx';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionSource } from '../../../ui/region/regionView.ts';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { setEmailOffers, setStrongAuth, useEmailOffers, useStrongAuth } from '../data/preferences.ts';

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
  readonly preference: RegionSource<boolean> & { readonly refetch: () => Promise<void> };
  readonly busy: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function PreferenceRow({ title, detail, preference, busy, onChange }: PreferenceRowProps) {
  const isOnline = useOnline();
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
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void preference.refetch()} />}
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
  const { state, send } = useMutation(setStrongAuth);
  const { destination, before, refetch, dialog } = useCode('LOGIN_PREFERENCES');
  const toast = useToast();

  async function save(isOn: boolean): Promise<void> {
    const { ok } = await send({ strong_auth_enabled: isOn });
    void refetch();
    const body = ok ? LOGIN_PREFERENCE_TOASTS.saved : LOGIN_PREFERENCE_TOASTS.failed;
    toast.show({ id: 'login-preference', type: ok ? 'success' : 'danger', body });
  }

  return (
    <>
      <PreferenceRow
        title="Ask for a code"
        detail={destination === null ? 'Before your password changes' : `Before your password changes, sent to ${destination}`}
        preference={preference}
        busy={state === 'sending'}
        onChange={(isOn) => void before(() => save(isOn), !isOn)}
      />
      {dialog}
    </>
  );
}

function EmailOffers() {
  const preference = useEmailOffers();
  const { state, send } = useMutation(setEmailOffers);
  const toast = useToast();

  async function onChange(isOn: boolean): Promise<void> {
    const { ok } = await send({ offers: isOn });
    if (!ok) toast.show({ id: 'email-preference', type: 'danger', body: 'Your email preference was not saved. Try again.' });
  }
  return (
    <PreferenceRow
      title="Email offers"
      detail="Off until you want them"
      preference={preference}
      busy={state === 'sending'}
      onChange={(isOn) => void onChange(isOn)}
    />
  );
}

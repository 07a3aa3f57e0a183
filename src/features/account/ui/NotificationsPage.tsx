import { useEffect, useState } from 'react';
import { type PushKind, pushKindsOf } from '../../../../core/wire/pushMessage.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { SettingsHead } from '../../../ui/SettingsHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { canPush, deviceHash, type PushAnswer, switchPushKind, turnOffPush, turnOnPush, usePushSettings } from '../data/push.ts';

const group = cls({
  '& > h2': { padding: '16px 24px 12px', type: 'title', borderBottom: '1px solid $line' },
  '& > h2 > small': { display: 'block', type: 'caption', color: '$text2' },
});

const KINDS: Readonly<Record<PushKind, readonly [title: string, detail: string]>> = {
  BET_SETTLED: ['Bet settled', 'Won, lost or refunded, without an amount'],
  PRICE_ALERT: ['Price alert', 'A price that you set is reached'],
  WITHDRAWAL_SENT: ['Withdrawal sent', 'Your money is on its way'],
};

const WORDS: RegionWords = {
  error: 'Your notifications can’t be shown right now',
  offline: 'Your notifications are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

const ANSWERS = {
  on: { type: 'success', body: 'Notifications are on for this device' },
  noWorker: { type: 'danger', body: 'This browser has not finished setting up the app. Reload the page and try again.' },
  refused: { type: 'danger', body: 'Your browser does not allow notifications of this site' },
  failed: { type: 'danger', body: 'Notifications were not turned on. Try again.' },
} as const;

type Settings = NonNullable<ReturnType<typeof usePushSettings>['data']>;

/** `/account/settings/notifications`: what the player is told of while the app is closed. All of it is off until they turn it on. */
export function NotificationsPage() {
  const { brandKind } = useServices();
  const settings = usePushSettings();
  return (
    <div className={pageColumn}>
      <SettingsHead
        title="Notifications"
        lead={`News of your own ${brandKind === 'sportsbook' ? 'bets and money' : 'money'}, also while the app is closed.`}
      />
      <AsyncRegion
        source={settings}
        isOnline={useOnline()}
        skeleton={<Skeleton height={72} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void settings.refetch()} />}
      >
        {(loaded) => (
          <>
            <ThisDevice settings={loaded} />
            <Kinds settings={loaded} />
          </>
        )}
      </AsyncRegion>
      <Note tone="neutral" title="Never an offer">
        We send no promotions here, and nothing at all while you take a break. Logging out turns this device off.
      </Note>
    </div>
  );
}

function ThisDevice({ settings: { publicKey, devices } }: { readonly settings: Settings }) {
  const isOnline = useOnline();
  const services = useServices();
  const toast = useToast();
  const [device, setDevice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<PushAnswer>('on');
  const isSupported = canPush() && publicKey !== null;
  const isOn = device !== null && devices.includes(device);

  // Also where another part of the page has renewed the subscription, which changes the devices.
  useEffect(() => {
    if (isSupported) void deviceHash(publicKey).then((hash) => setDevice(hash !== null && devices.includes(hash) ? hash : null));
  }, [isSupported, publicKey, devices]);

  async function turn(on: boolean): Promise<void> {
    if (publicKey === null) return;
    setBusy(true);
    const now = on ? await turnOnPush(services, publicKey) : 'on';
    setAnswer(now);
    if (on) toast.show({ id: 'push', ...ANSWERS[now] });
    else await turnOffPush(services);
    setDevice(await deviceHash(publicKey));
    setBusy(false);
  }

  return (
    <Card as="div">
      <SettingRow
        title="This device"
        detail={isSupported ? (answer === 'on' ? deviceDetail(isOn) : ANSWERS[answer].body) : 'This browser cannot show them'}
      >
        {isSupported && (
          <Switch
            label="Notifications on this device"
            isOn={isOn}
            busy={isBusy}
            disabled={!isOnline}
            onChange={(on) => void turn(on)}
          />
        )}
      </SettingRow>
    </Card>
  );
}

function deviceDetail(isOn: boolean): string {
  if (isOn) return 'On in this browser';
  return Notification.permission === 'denied'
    ? 'Blocked. Allow notifications of this site in your browser first.'
    : 'Off. Your browser asks for your permission.';
}

function Kinds({ settings: { kinds } }: { readonly settings: Settings }) {
  const toast = useToast();
  const { brandKind } = useServices();
  const { state, send } = useMutation(switchPushKind);
  const isOnline = useOnline();

  async function change(kind: PushKind, on: boolean): Promise<void> {
    const { ok } = await send({ kind, isOn: on });
    if (!ok) toast.show({ id: 'push', type: 'danger', body: 'Your notification setting was not saved. Try again.' });
  }

  return (
    <Card className={group} aria-labelledby="push-kinds">
      <h2 id="push-kinds">
        What you are told
        <small>On each device where notifications are on</small>
      </h2>
      {pushKindsOf(brandKind).map((kind) => {
        const [title, detail] = KINDS[kind];
        return (
          <SettingRow key={kind} title={title} detail={detail}>
            <Switch
              label={title}
              isOn={kinds.includes(kind)}
              busy={state === 'sending'}
              disabled={!isOnline}
              onChange={(on) => void change(kind, on)}
            />
          </SettingRow>
        );
      })}
    </Card>
  );
}

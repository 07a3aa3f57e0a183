import { useEffect, useState } from 'react';
import type { PushKind } from '../../../../core/pushMessage.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { SettingsHead } from '../../../ui/SettingsHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { canPush, deviceHash, switchPushKind, turnOffPush, turnOnPush, usePushSettings } from '../data/push.ts';

const column = cls({ display: 'grid', gap: 16 });

const KINDS: readonly (readonly [kind: PushKind, title: string, detail: string])[] = [
  ['BET_SETTLED', 'Bet settled', 'Won, lost or refunded, without an amount'],
  ['PRICE_ALERT', 'Price alert', 'A price that you asked for is there'],
  ['WITHDRAWAL_SENT', 'Withdrawal sent', 'Your money is on its way'],
];

const WORDS: RegionWords = {
  error: 'Your notifications can’t be shown right now',
  offline: 'Your notifications are not saved on this device',
  offlineDetail: 'They load as soon as you’re back online.',
};

const ANSWERS = {
  on: { type: 'success', body: 'Notifications are on for this device' },
  refused: { type: 'danger', body: 'Your browser does not allow notifications of this site' },
  failed: { type: 'danger', body: 'Notifications were not turned on. Try again.' },
} as const;

type Settings = NonNullable<ReturnType<typeof usePushSettings>['data']>;

/** `/account/settings/notifications`: what the player is told of while the app is closed. All of it is off until they turn it on. */
export function NotificationsPage() {
  const settings = usePushSettings();
  return (
    <div className={column}>
      <SettingsHead title="Notifications" lead="News of your own bets and money, also while the app is closed." />
      <Card as="div">
        <AsyncRegion
          source={settings}
          isOnline={useOnline()}
          skeleton={<Skeleton width={150} height={72} />}
          message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void settings.refetch()} />}
        >
          {(known) => <Rows settings={known} />}
        </AsyncRegion>
      </Card>
      <Note tone="neutral" title="Never an offer">
        We send no promotions here, and nothing at all while you take a break. Logging out turns this device off.
      </Note>
    </div>
  );
}

function Rows({ settings }: { readonly settings: Settings }) {
  const { publicKey, devices, kinds } = settings;
  const services = useServices();
  const toast = useToast();
  const { state, send } = useMutation(switchPushKind);
  const [device, setDevice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSupported = canPush() && publicKey !== null;
  const isOn = device !== null && devices.includes(device);

  useEffect(() => {
    if (isSupported) void deviceHash().then(setDevice);
  }, [isSupported]);

  async function turn(on: boolean): Promise<void> {
    if (publicKey === null) return;
    setBusy(true);
    if (on) toast.show({ id: 'push', ...ANSWERS[await turnOnPush(services, publicKey)] });
    else await turnOffPush(services);
    setDevice(await deviceHash());
    setBusy(false);
  }

  async function change(kind: PushKind, on: boolean): Promise<void> {
    const { ok } = await send({ kind, isOn: on });
    if (!ok) toast.show({ id: 'push', type: 'danger', body: 'Your notification setting was not saved. Try again.' });
  }

  if (!isSupported)
    return (
      <SettingRow title="This device" detail="This browser cannot show them">
        {null}
      </SettingRow>
    );
  return (
    <>
      <SettingRow title="This device" detail={isOn ? 'On in this browser' : 'Off. Your browser asks you once more.'}>
        <Switch label="Notifications on this device" isOn={isOn} busy={isBusy} onChange={(on) => void turn(on)} />
      </SettingRow>
      {KINDS.map(([kind, title, detail]) => (
        <SettingRow key={kind} title={title} detail={detail}>
          <Switch label={title} isOn={kinds.includes(kind)} busy={state === 'sending'} onChange={(on) => void change(kind, on)} />
        </SettingRow>
      ))}
    </>
  );
}

import { useState } from 'react';
import { formatMoney, MINIMUM_BET_CENTS } from '../../../../core/money/money.ts';
import { formatOdds, ODDS_FORMATS, type OddsFormat } from '../../../../core/money/odds.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import type { ThemeChoice } from '../../../platform/services.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { chooseOddsFormat } from '../../../player/queries.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { InlineSelect } from '../../../ui/SelectField.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { SettingsHead } from '../../../ui/SettingsHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { type DefaultStake as Stake, setDefaultStake, useDefaultStake } from '../data/contentSettings.ts';
import { useLessMotion, useSounds } from '../data/device.ts';

const group = cls({
  '& > h2': { padding: '16px 24px 12px', type: 'title', borderBottom: '1px solid $line' },
  '& > h2 > small': { display: 'block', type: 'caption', color: '$text2' },
});
const amount = cls({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  '& > div': { width: 150 },
  '& > button': { marginRight: -12 },
});

const FORMATS: Record<OddsFormat, string> = {
  AMERICAN: 'American',
  EURO: 'Decimal',
  FRACTIONAL: 'Fractional',
  PROBABILITY: 'Implied probability',
};
/** −110, the price of most lines. */
const SAMPLE = { numerator: 10, denominator: 11 };

const MODES: Record<ThemeChoice, string> = { system: 'System', dark: 'Dark', light: 'Light' };

const WORDS: RegionWords = {
  error: 'This setting can’t be shown right now',
  offline: 'This setting is not saved on this device',
  offlineDetail: 'It loads as soon as you’re back online.',
};

/** `/account/settings/content`: what the account keeps for every device, and what this device keeps. */
export function ContentSettingsPage() {
  const { brandKind } = useServices();
  return (
    <div className={pageColumn}>
      <SettingsHead
        title="Content settings"
        lead={`How ${brandKind === 'sportsbook' ? 'prices and pages look and sound' : 'pages look'}. Changes apply at once.`}
      />
      {brandKind === 'sportsbook' && (
        <Card as="section" className={group} aria-labelledby="of-account">
          <h2 id="of-account">
            Betting
            <small>Saved for every device</small>
          </h2>
          <OddsFormatRow />
          <DefaultStakeRow />
        </Card>
      )}
      <Card as="section" className={group} aria-labelledby="of-device">
        <h2 id="of-device">
          This device
          <small>Kept in this browser, whoever is logged in</small>
        </h2>
        <ThemeRow />
        <MotionRow />
        {brandKind === 'sportsbook' && <SoundsRow />}
      </Card>
    </div>
  );
}

function OddsFormatRow() {
  const services = useServices();
  const format = useStore(services.oddsFormat);
  const isOwn = format === 'FRACTIONAL' || format === 'PROBABILITY';
  return (
    <SettingRow
      title="Odds format"
      detail={`A bet at −110 shows as ${formatOdds(SAMPLE, format)}.${isOwn ? ' Shown so on this device; your account and your files say American.' : ''}`}
    >
      <InlineSelect
        label="Odds"
        value={format}
        onChange={(event) => {
          const chosen = ODDS_FORMATS.find((one) => one === event.currentTarget.value);
          if (chosen) chooseOddsFormat(services, chosen);
        }}
      >
        {ODDS_FORMATS.map((one) => (
          <option key={one} value={one}>
            {FORMATS[one]}
          </option>
        ))}
      </InlineSelect>
    </SettingRow>
  );
}

function DefaultStakeRow() {
  const stake = useDefaultStake();
  const isOnline = useOnline();
  return (
    <SettingRow title="Default stake" detail="The stake of each new straight bet in your slip. Without one, you type every stake.">
      <AsyncRegion
        source={stake}
        isOnline={isOnline}
        skeleton={<Skeleton width={150} height={44} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void stake.refetch()} />}
      >
        {(defaultStake) => <DefaultStakeField {...defaultStake} />}
      </AsyncRegion>
    </SettingRow>
  );
}

function DefaultStakeField({ stakeCents }: Stake) {
  const { send } = useMutation(setDefaultStake);
  const isOnline = useOnline();
  const toast = useToast();
  const [typed, setTyped] = useState(stakeCents);
  const [seen, setSeen] = useState(stakeCents);
  // Saved here or on another device. Not by a key: the field would lose the focus.
  if (seen !== stakeCents) {
    setSeen(stakeCents);
    setTyped(stakeCents);
  }

  async function save(cents: number | null): Promise<void> {
    const betAmount = cents === 0 ? null : cents;
    if (betAmount === stakeCents) return;
    const { ok } = await send({ betAmount });
    const confirmation = betAmount === null ? 'No default stake' : `Default stake: ${formatMoney(betAmount)}`;
    const body = ok ? confirmation : 'Your default stake was not saved. Try again.';
    toast.show({ id: 'default-stake', type: ok ? 'success' : 'danger', body });
    if (!ok) setTyped(stakeCents);
  }

  return (
    <div className={amount}>
      <MoneyField
        label="Stake"
        valueCents={typed}
        minimumCents={MINIMUM_BET_CENTS.USD}
        disabled={!isOnline}
        onChange={setTyped}
        onCommit={(cents) => void save(cents)}
        onEnter={() => void save(typed)}
      />
      <Button tone="quiet" size="sm" disabled={stakeCents === null || !isOnline} onClick={() => void save(null)}>
        None
      </Button>
    </div>
  );
}

function ThemeRow() {
  const { theme } = useServices();
  const choice = useStore(theme.choice);
  if (theme.choices.length < 2) return null;
  return (
    <SettingRow
      title="Theme"
      detail={choice === 'system' ? 'Light or dark, as your system is' : `Always ${MODES[choice].toLowerCase()}`}
    >
      <InlineSelect
        label="Theme"
        value={choice}
        onChange={(event) => {
          const chosen = theme.choices.find((one) => one === event.currentTarget.value);
          if (chosen) theme.choose(chosen);
        }}
      >
        {theme.choices.map((one) => (
          <option key={one} value={one}>
            {MODES[one]}
          </option>
        ))}
      </InlineSelect>
    </SettingRow>
  );
}

function MotionRow() {
  const [isReduced, reduce] = useLessMotion();
  return (
    <SettingRow
      title="Less motion"
      detail={isReduced ? 'Nothing slides or fades in the app' : 'Off: as your system asks. Casino games follow your system alone.'}
    >
      <Switch label="Less motion" isOn={isReduced} busy={false} onChange={reduce} />
    </SettingRow>
  );
}

function SoundsRow() {
  const [isOn, set] = useSounds();
  return (
    <SettingRow title="Sounds" detail="Two short notes when a bet is placed">
      <Switch label="Sounds" isOn={isOn} busy={false} onChange={set} />
    </SettingRow>
  );
}

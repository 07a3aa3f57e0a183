import { useState } from 'react';
import { formatRoundMoney, MINIMUM_BET_CENTS } from '../../../../core/money/money.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { type QuickBetPreference, setQuickBets } from '../data/quickBets.ts';
import { amountFailure } from '../logic/amounts.ts';

const card = cls({ padding: 16, display: 'grid', gap: 12 });
const row = cls({ display: 'flex', gap: 16, alignItems: 'center', justifyContent: 'space-between' });
const field = cls({ maxWidth: 200 });
const stake = cls({ type: 'caption', color: '$text2', marginBottom: -6 });

const STAKES_CENTS = [500, 1_000, 2_000];

type Choice = `${number}` | 'custom';

function choiceOf(stakeCents: number): Choice {
  return STAKES_CENTS.includes(stakeCents) ? `${stakeCents}` : 'custom';
}

/** Quick bets on or off, and the stake of a tap, which stays in view above the prices. */
export function QuickBetSettings({ preference }: { readonly preference: QuickBetPreference }) {
  const { state, send } = useMutation(setQuickBets);
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>(choiceOf(preference.stakeCents));

  async function save(change: Partial<QuickBetPreference>): Promise<void> {
    const { isOn, stakeCents } = { ...preference, ...change };
    const outcome = await send({ enabled: isOn, betAmount: stakeCents });
    if (!outcome.ok) toast.show({ id: 'quick-bets', type: 'danger', body: 'Your choice could not be saved. Please try again.' });
  }

  function choose(next: Choice): void {
    setChoice(next);
    if (next !== 'custom') void save({ stakeCents: Number(next) });
  }

  return (
    <Card className={card}>
      <div className={row}>
        <div>
          <Text as="h2" type="title">
            Bet with one tap
          </Text>
          <Text as="p" type="caption" tone={2}>
            {preference.isOn
              ? 'A tap on Bet places a bet. If the odds have moved, you accept them first.'
              : 'Off. Turn it on to bet with a tap on this page.'}
          </Text>
        </div>
        <Switch
          label="Bet with one tap"
          isOn={preference.isOn}
          busy={state === 'sending'}
          onChange={(isOn) => void save({ isOn })}
        />
      </div>
      {preference.isOn && (
        <>
          {/* The group of buttons has the same name. */}
          <span className={stake} aria-hidden="true">
            Stake per tap
          </span>
          <Segmented<Choice>
            label="Stake per tap"
            value={choice}
            onChange={choose}
            options={[
              ...STAKES_CENTS.map((cents) => ({ id: `${cents}` as const, label: formatRoundMoney(cents) })),
              { id: 'custom', label: 'Custom' },
            ]}
          />
          {choice === 'custom' && (
            <MoneyField
              className={field}
              label="Stake per tap"
              valueCents={preference.stakeCents}
              minimumCents={MINIMUM_BET_CENTS.USD}
              onChange={() => undefined}
              onCommit={(cents) => {
                if (cents !== null && cents > 0 && amountFailure(cents) === null) void save({ stakeCents: cents });
              }}
            />
          )}
        </>
      )}
    </Card>
  );
}

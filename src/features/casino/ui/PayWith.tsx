import { useId } from 'react';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { CasinoBalances } from '../../../player/index.ts';
import { CASINO_BALANCE_NOT_CHANGED, useCasinoBalances, useSetCasinoBalance } from '../../../player/queries.ts';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { useSavedChoice } from '../../../ui/useSavedChoice.ts';
import { bonusText, orderText, payOptions } from '../logic/balances.ts';

const group = cls({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 12, type: 'title' },
});

/** What the player's games are paid from first: a choice of bonus and cash. Nothing without a bonus. */
export function PayWith() {
  const { data } = useCasinoBalances();
  if (data === null || data.bonusCents === 0) return null;
  return <Choice balances={data} />;
}

/** Holds from the next bet on, also in a game that is open. */
function Choice({ balances }: { readonly balances: CasinoBalances }) {
  const [first, choose] = useSavedChoice(balances.first, useSetCasinoBalance(), CASINO_BALANCE_NOT_CHANGED);
  const isOnline = useOnline();
  const name = useId();

  return (
    <fieldset className={group} disabled={!isOnline}>
      <legend>Play with</legend>
      {payOptions(balances).map(({ balance, title, detail }) => (
        <OptionCard
          key={balance}
          name={name}
          title={title}
          detail={detail}
          checked={first === balance}
          onChange={() => void choose(balance)}
        />
      ))}
      <div role="status">
        <Note tone="neutral" icon="info" title={orderText({ first })}>
          {bonusText(balances)}
        </Note>
      </div>
    </fieldset>
  );
}

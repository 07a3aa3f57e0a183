import { useId, useState } from 'react';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useBalances, useChooseBalance } from '../data/bonus.ts';
import { useIsOnline } from '../data/lobby.ts';
import { type Balances, type CasinoBalance, orderText, payOptions } from '../logic/balances.ts';

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
  const { data } = useBalances();
  if (data === null || data.bonusCents === 0) return null;
  return <Choice balances={data} />;
}

/** Holds from the next bet on, also in a game that is open. */
function Choice({ balances }: { readonly balances: Balances }) {
  const choose = useChooseBalance();
  const toast = useToast();
  const isOnline = useIsOnline();
  const name = useId();
  const [chosen, setChosen] = useState<CasinoBalance | null>(null);
  const first = chosen ?? balances.first;

  async function change(next: CasinoBalance): Promise<void> {
    setChosen(next);
    if (!(await choose(next)))
      toast.show({
        id: 'casino-balance',
        type: 'danger',
        body: 'Your casino balance was not changed',
        detail: 'Please try again.',
      });
    setChosen(null);
  }

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
          onChange={() => void change(balance)}
        />
      ))}
      <div role="status">
        <Note tone="neutral" icon="info" title={orderText({ first })}>
          Wins from the bonus are paid as cash.
        </Note>
      </div>
    </fieldset>
  );
}

import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money.ts';
import { Note } from '../../../ui/Note.tsx';
import { useBonus } from '../data/bonus.ts';

/** The player's bonus beside a game, and when bets use it; nothing without one. */
export function BonusNote() {
  const { data } = useBonus();
  if (data === null || data.cents === 0) return null;
  return (
    <Note tone="reward" title={`${formatMoney(data.cents)} bonus`}>
      {data.isFirst ? 'Bets use it before your cash. ' : 'Bets use it after your cash. '}
      <Link to="/account/settings">Change</Link>
    </Note>
  );
}

import { useId, useState } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { useOpen } from '../../../ui/useOpen.ts';
import type { BetView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { CardMessages } from './CardMessages.tsx';
import type { SectionProps } from './sections.tsx';
import { betCard, PLACE_BUTTON_ID } from './slipStyles.ts';

const head = cls({ position: 'relative', display: 'flex', alignItems: 'center', gap: 4, padding: '0 14px' });
const opener = cls({
  minHeight: 48,
  type: 'base',
  fontWeight: 600,
  // The whole line opens the drawer.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
const above = cls({ position: 'relative', zIndex: 1 });
const mark = cls({ marginLeft: 'auto', display: 'flex' });
const row = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  gap: 8,
  alignItems: 'center',
  padding: '4px 12px 8px 14px',
  type: 'body',
  fontWeight: 600,
  '& small': { display: 'block', type: 'caption', fontWeight: 400, color: '$text3' },
});
const note = cls({ padding: '0 14px 8px', type: 'caption', color: '$text3' });
const problem = cls({ gridColumn: '1 / -1', type: 'caption', color: '$danger' });

const info = lazyPart(() => import('./RoundRobinInfo.tsx').then((module) => module.RoundRobinInfo));

/** Every round robin of the picks, in a drawer: one size of combination a line, and all sizes together. */
export function RoundRobins({ bets, refusals, disabled }: SectionProps) {
  const hasSameGame = bets.some(({ isRefused, groups }) => !isRefused && groups.some(({ isOneBet }) => isOneBet));
  const [isOpen, setOpen] = useState(bets.some((bet) => (bet.totalCents ?? 0) > 0));
  const dialog = useOpen(info);
  const id = useId();
  const messages = [...refusals, ...bets.flatMap((bet) => bet.messages)];
  return (
    <section className={betCard} aria-labelledby={id}>
      <div className={head}>
        <h3>
          <button type="button" id={id} className={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Round Robins
          </button>
        </h3>
        <IconButton className={above} icon="info" label="What are round robins?" onClick={dialog.open} />
        <span className={mark}>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </span>
      </div>
      {isOpen && hasSameGame && <p className={note}>Picks of the same game count as one.</p>}
      {isOpen && bets.map((bet) => <Size key={bet.draftBetId} bet={bet} disabled={disabled || bet.isRefused} />)}
      {isOpen && <CardMessages messages={messages} />}
      {dialog.isOpen && <info.Component onClose={dialog.close} />}
    </section>
  );
}

/** One size of combination: its stake is on each of them. */
function Size({ bet, disabled }: { readonly bet: BetView; readonly disabled: boolean }) {
  const { betslip } = useBetslipParts();
  const id = useId();
  const [name, combinations] = bet.title?.split(', ') ?? [];
  const [error] = bet.fieldErrors;
  const stakeCents = bet.amounts.bet ?? 0;
  return (
    <div className={row}>
      <span>
        {name}
        <small id={id}>
          {combinations}
          {stakeCents > 0 ? ` · ${formatMoney(stakeCents)} each` : ''}
        </small>
      </span>
      <MoneyField
        label={bet.title ?? ''}
        labelHidden
        valueCents={bet.amounts.bet}
        onChange={(cents) => betslip.setAmount(bet.draftBetId, 'BET', cents)}
        onEnter={() => document.getElementById(PLACE_BUTTON_ID)?.focus()}
        disabled={disabled}
        invalid={error !== undefined}
        describedBy={error === undefined ? id : `${id} ${id}-error`}
      />
      {error !== undefined && (
        <span className={problem} id={`${id}-error`}>
          {error.message}
        </span>
      )}
    </div>
  );
}

import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cls } from '../../../../ui/cls.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { MONEY_WORDS } from '../../../../words/glossary.ts';
import { optionAfterKey } from '../../logic/rewards/rewardKeys.ts';
import type { RewardOption } from '../../logic/rewards/rewards.ts';
import { RewardCountdown } from './RewardCountdown.tsx';
import { RewardIcon } from './RewardIcon.tsx';

/** Specification, section 2. */
const WIDTH = 328;
const MAXIMUM_HEIGHT = 296;

const place = cls({ position: 'relative' });
const button = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  borderTop: '1px solid $line',
  type: 'body',
  textAlign: 'left',
  '&:disabled': { cursor: 'default', opacity: 0.6 },
  '& > svg:first-child': { color: '$reward' },
  '& > span': { flex: 1 },
  '& b': { fontWeight: 600 },
});
const quiet = cls({ color: '$text2' });
const list = cls({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  width: WIDTH,
  maxWidth: '100%',
  maxHeight: MAXIMUM_HEIGHT,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 4,
  borderRadius: '$md',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  boxShadow: '$shadows$float',
});
const heading = cls({ type: 'micro', color: '$text2', padding: '8px 12px 4px' });
const group = cls({ border: 0, padding: 0, margin: 0, minWidth: 0 });
const row = cls({
  width: '100%',
  textAlign: 'left',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '0 10px',
  alignItems: 'center',
  minHeight: 48,
  padding: '6px 10px',
  borderRadius: '$sm',
  type: 'body',
  cursor: 'pointer',
  '& > svg': { color: '$reward' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { type: 'caption', color: '$text2' },
  '&:hover, &:focus-visible': { backgroundColor: '$surface3' },
  '&[aria-disabled]': { cursor: 'default', '& b': { color: '$text2' } },
});

const GROUPS = [
  { kind: 'PROFIT_BOOST', label: 'Profit boosts' },
  { kind: 'BONUS_BET', label: 'Bonus bets' },
  { kind: 'PROMOTIONAL_CREDIT', label: MONEY_WORDS.siteCredit },
] as const;

export interface RewardsListProps {
  /** Boosts, then bonus bets, then credits. */
  readonly options: readonly RewardOption[];
  readonly usable: number;
  readonly disabled: boolean;
  readonly onChoose: (option: RewardOption) => void;
}

/** A button that opens the list of rewards: a listbox, with the arrow keys, Enter and Escape. */
export function RewardsList({ options, usable, disabled, onChoose }: RewardsListProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isShown = isOpen && !disabled;

  useEffect(() => {
    if (isShown) focusOption(id, optionAfterKey('Home', -1, options));
  }, [isShown, id, options]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      setOpen(false);
      buttonRef.current?.focus();
    } else {
      const current = options.findIndex((_, index) => document.activeElement?.id === `${id}-${index}`);
      const next = optionAfterKey(event.key, current, options);
      if (next === null) return;
      focusOption(id, next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function choose(option: RewardOption): void {
    if (option.isRestricted) return;
    setOpen(false);
    onChoose(option);
  }

  return (
    <div className={place}>
      <button
        ref={buttonRef}
        type="button"
        className={button}
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="gift" size={18} />
        <span>
          <b>Use a reward</b> <span className={quiet}>· {usable} available</span>
        </span>
        <Icon name={isShown ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isShown && (
        <div id={id} role="listbox" tabIndex={0} className={list} aria-label="Rewards" onKeyDown={onKeyDown} onBlur={leave}>
          {GROUPS.map(({ kind, label }) => {
            const own = options.flatMap((option, index) => (option.choice.kind === kind ? [{ option, index }] : []));
            return (
              own.length > 0 && (
                <fieldset key={kind} className={group} aria-label={label}>
                  <div className={heading} aria-hidden="true">
                    {label}
                  </div>
                  {own.map(({ option, index }) => (
                    <RewardRow key={index} id={`${id}-${index}`} option={option} onChoose={() => choose(option)} />
                  ))}
                </fieldset>
              )
            );
          })}
        </div>
      )}
    </div>
  );
}

function focusOption(id: string, index: number | null): void {
  document.getElementById(`${id}-${index}`)?.focus();
}

interface RewardRowProps {
  readonly id: string;
  readonly option: RewardOption;
  readonly onChoose: () => void;
}

function RewardRow({ id, option, onChoose }: RewardRowProps) {
  const { title, detail, expiresAt, isRestricted } = option;
  const shown = isRestricted ? ['Not for this bet', detail].filter(Boolean).join(' · ') : detail;
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      className={row}
      aria-selected={false}
      aria-disabled={isRestricted || undefined}
      onClick={onChoose}
    >
      <RewardIcon option={option} />
      <span>
        <b>{title}</b>
        {shown && <small>{shown}</small>}
      </span>
      <RewardCountdown expiresAt={expiresAt} withDay />
    </button>
  );
}

import { limitTitle } from '../../../../core/texts/limitNames.ts';
import { formatInstant } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { LimitBadge, PendingLimit, PlayerLimit } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { BADGES, leftText, resetText, usedText, valueText } from '../logic/limitTexts.ts';
import { Meter } from './Meter.tsx';
import * as styles from './saferPlayStyles.ts';
import { useLimitChange } from './useLimitChange.ts';

const use = cls({ display: 'grid', gap: 6 });
const line = cls({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  type: 'caption',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& b': { color: '$text', fontWeight: 600 },
});
const pendingBox = cls({
  display: 'grid',
  gap: 2,
  padding: 12,
  borderRadius: '$md',
  backgroundColor: '$surface2',
  type: 'caption',
  color: '$text2',
  '& b': { type: 'base', fontWeight: 600, color: '$text' },
});

export function BadgePill({ badge }: { readonly badge: LimitBadge }) {
  const { text, tone, icon } = BADGES[badge];
  return (
    <Pill tone={tone} icon={icon}>
      {text}
    </Pill>
  );
}

interface LimitStatusProps {
  readonly limit: PlayerLimit;
  readonly onChanged: () => Promise<void>;
}

/** The active limit with what is used of it, and the change that waits, which can be cancelled, or confirmed once its wait is over. */
export function LimitStatus({ limit, onChanged }: LimitStatusProps) {
  const { type, active, pending, used } = limit;
  const names = useLimitNames();
  const reset = resetText(limit);
  return (
    <>
      {active === null ? (
        <p className={styles.quiet}>You have set no limit.</p>
      ) : (
        <p>
          <span className={styles.figure}>{valueText(type, active.value)}</span>{' '}
          <small>{unitOf(active.text, valueText(type, active.value))}</small>
        </p>
      )}
      {active !== null && used !== null && (
        <div className={use}>
          <Meter name={limitTitle(limit, names)} use={used} />
          <p className={line}>
            <span>{usedText(type, used)}</span>
            <b>{leftText(type, used)}</b>
          </p>
        </div>
      )}
      {reset !== null && <p className={styles.small}>{reset}</p>}
      {pending !== null && <Pending key={pending.id} limit={limit} pending={pending} onChanged={onChanged} />}
    </>
  );
}

/** `a week`, of `$100.00 a week`: the value stands before it in large. */
const unitOf = (text: string, value: string): string => (text.startsWith(value) ? text.slice(value.length).trim() : text);

function Pending({ limit, pending, onChanged }: LimitStatusProps & { readonly pending: PendingLimit }) {
  const isOnline = useOnline();
  const { cancel, confirm, busy } = useLimitChange(limit, onChanged);
  const isDue = pending.badge === 'ACTION_REQUIRED';
  const locked = { 'aria-disabled': !isOnline || busy !== null || undefined } as const;
  return (
    <>
      <div className={pendingBox}>
        <span>Changing to</span>
        <b>{pending.text}</b>
        <span>
          {isDue
            ? 'The wait is over. Nothing changes unless you confirm it.'
            : `Confirm from ${formatInstant(Date.parse(pending.confirmableAt))}`}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button tone="outline" {...locked} busy={busy === 'cancel'} onClick={() => void cancel(pending.id)}>
          {isDue && limit.active !== null ? `Keep ${valueText(limit.type, limit.active.value)}` : 'Cancel change'}
        </Button>
        {isDue && (
          <Button tone="outline" {...locked} busy={busy === 'confirm'} onClick={() => void confirm(pending.id)}>
            Confirm
          </Button>
        )}
      </div>
    </>
  );
}

import { useEffect, useState } from 'react';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { css } from '../../../../ui/stitches.ts';
import { REWARD_COUNTDOWN_UNDER_MS } from '../../data/slipSettings.ts';
import { countdown, endText } from '../../logic/rewards/rewards.ts';
import { useBetslipParts } from '../betslipContext.ts';

const time = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  type: 'caption',
  color: '$text2',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: { danger: { true: { color: '$danger' } } },
});

export interface RewardCountdownProps {
  readonly expiresAt: number | null;
  /** Before the time, with a clock. */
  readonly words?: string;
  /** Says the day on which it ends until it counts down. */
  readonly withDay?: boolean;
}

/** The time that a reward has left, once it is short. Not announced every second. */
export function RewardCountdown({ expiresAt, words, withDay = false }: RewardCountdownProps) {
  const { betslip } = useBetslipParts();
  const [now, setNow] = useState(betslip.now);
  const remaining = countdown(expiresAt, now, REWARD_COUNTDOWN_UNDER_MS);
  const isTicking = expiresAt !== null && remaining?.isOver !== true;

  useEffect(() => {
    if (!isTicking) return;
    const timer = window.setInterval(() => setNow(betslip.now()), 1000);
    return () => window.clearInterval(timer);
  }, [isTicking, betslip]);

  if (remaining === null) {
    const end = withDay ? endText(expiresAt, now, REWARD_COUNTDOWN_UNDER_MS) : null;
    return end === null ? null : <span className={time({}).className}>{end}</span>;
  }
  return (
    <span className={time({ danger: remaining.isDanger }).className} role="timer">
      {words !== undefined && <Icon name="clock" size={14} />}
      {remaining.isOver ? 'Expired' : words === undefined ? remaining.text : `${words} ${remaining.text}`}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/Icon.tsx';
import { css } from './stitches.ts';

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 8px',
  borderRadius: '$xs',
  type: 'micro',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      neutral: { backgroundColor: '$surface3', color: '$text2' },
      accent: { backgroundColor: '$accentSoft', color: '$onAccentSoft' },
      reward: { backgroundColor: '$rewardSoft', color: '$reward' },
      success: { backgroundColor: '$successSoft', color: '$success' },
      warning: { backgroundColor: '$warningSoft', color: '$warning' },
      danger: { backgroundColor: '$dangerSoft', color: '$danger' },
      info: { backgroundColor: '$infoSoft', color: '$info' },
    },
  },
});

export type PillTone = 'neutral' | 'accent' | 'reward' | 'success' | 'warning' | 'danger' | 'info';

export interface PillProps {
  readonly tone?: PillTone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A short status text. The colour only repeats it. */
export function Pill({ tone = 'neutral', icon, children }: PillProps) {
  return (
    <span className={pill({ tone }).className}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

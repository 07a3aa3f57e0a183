import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons/Icon.tsx';
import { css } from './stitches.ts';

const note = css({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 10px',
  padding: 12,
  borderRadius: '$md',
  type: 'body',
  color: '$text2',
  textAlign: 'left',
  '& > svg': { gridRow: 'span 2' },
  '& > strong': { color: '$text', fontWeight: 600 },
  '& > div': { gridColumn: 2 },
  '& a': {
    color: '$text',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    textDecorationColor: '$colors$lineStrong',
  },
  variants: {
    tone: {
      info: { backgroundColor: '$infoSoft', '& > svg': { color: '$info' } },
      warning: { backgroundColor: '$warningSoft', '& > svg': { color: '$warning' } },
      danger: { backgroundColor: '$dangerSoft', '& > svg': { color: '$danger' } },
      success: { backgroundColor: '$successSoft', '& > svg': { color: '$success' } },
      neutral: { backgroundColor: '$surface2', '& > svg': { color: '$text2' } },
      reward: { backgroundColor: '$rewardSoft', '& > svg': { color: '$reward' } },
    },
  },
});

export type NoteTone = 'info' | 'warning' | 'danger' | 'success' | 'neutral' | 'reward';

const ICONS: Record<NoteTone, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'warning',
  success: 'check',
  neutral: 'info',
  reward: 'boost',
};

export interface NoteProps {
  readonly tone?: NoteTone;
  readonly icon?: IconName;
  /** The bold line. */
  readonly title: ReactNode;
  /** One sentence: what is safe first, then what to do. */
  readonly children?: ReactNode;
  /** `alert` interrupts, `status` waits; neither by default. */
  readonly role?: 'alert' | 'status';
  readonly id?: string;
}

export function Note({ tone = 'info', icon = ICONS[tone], title, children, role, id }: NoteProps) {
  return (
    <div className={note({ tone }).className} role={role} id={id}>
      <Icon name={icon} size={20} />
      <strong>{title}</strong>
      {children && <div>{children}</div>}
    </div>
  );
}

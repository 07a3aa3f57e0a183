import { Icon, type IconName } from './icons/Icon.tsx';
import { css } from './stitches.ts';

const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  variants: {
    tone: {
      neutral: { backgroundColor: '$surface3', color: '$text' },
      info: { backgroundColor: '$infoSoft', color: '$info' },
      warning: { backgroundColor: '$warningSoft', color: '$warning' },
    },
  },
});

export interface IconMarkProps {
  readonly icon: IconName;
  readonly tone: 'neutral' | 'info' | 'warning';
}

/** A large icon on a disc, above the heading of a message. */
export function IconMark({ icon, tone }: IconMarkProps) {
  return (
    <span className={mark({ tone }).className}>
      <Icon name={icon} size={24} />
    </span>
  );
}

import { cls, join } from '../../../ui/cls.ts';
import { css } from '../../../ui/stitches.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const circle = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  backgroundColor: '$accent',
  color: '$onAccent',
  type: 'caption',
  fontWeight: 700,
  variants: { size: { md: { width: 32, height: 32 }, lg: { width: 48, height: 48, fontSize: 16 } } },
});

const dot = cls({ display: 'inline-block', flex: 'none', width: 10, height: 10, borderRadius: '50%', backgroundColor: '$reward' });
const corner = cls({ position: 'absolute', top: -2, right: -2, boxShadow: '0 0 0 2px $colors$surface2' });

export interface NotificationDotProps {
  /** What is new, for screen readers. */
  readonly text: string;
  readonly className?: string;
}

export function NotificationDot({ text, className }: NotificationDotProps) {
  return (
    <span className={join(dot, className)} data-notification="">
      <VisuallyHidden> {text}</VisuallyHidden>
    </span>
  );
}

export interface AvatarProps {
  readonly initials: string;
  readonly size: 'md' | 'lg';
  /** What is new; a dot if there is anything. */
  readonly notifications?: readonly string[];
}

export function Avatar({ initials, size, notifications = [] }: AvatarProps) {
  return (
    <span className={circle({ size }).className}>
      {initials}
      {notifications.length > 0 && <NotificationDot className={corner} text={notifications.join(', ')} />}
    </span>
  );
}

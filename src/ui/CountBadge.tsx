import { join } from './cls.ts';
import { css } from './stitches.ts';

const badge = css({
  type: 'micro',
  letterSpacing: 0,
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  display: 'inline-grid',
  placeItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: {
    tone: {
      neutral: { backgroundColor: '$surface3', color: '$text2' },
      accent: { backgroundColor: '$accent', color: '$onAccent' },
      onAccent: { backgroundColor: '$onAccent', color: '$accent', height: 24, minWidth: 24, borderRadius: 12, fontSize: 12 },
    },
  },
});

export interface CountBadgeProps {
  readonly count: number;
  readonly tone?: 'neutral' | 'accent' | 'onAccent';
  readonly className?: string;
}

export function CountBadge({ count, tone = 'neutral', className }: CountBadgeProps) {
  return <span className={join(badge({ tone }).className, className)}>{count}</span>;
}

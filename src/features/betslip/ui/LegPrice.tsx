import { useEffect, useState } from 'react';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { css } from '../../../ui/stitches.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ShownPrice } from '../logic/view/legView.ts';
import { BoostedPrice } from './BoostedPrice.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { struck } from './slipStyles.ts';

const price = css({
  type: 'base',
  fontWeight: 700,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  justifySelf: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: {
    size: { card: {}, leg: { fontWeight: 600 } },
    tone: { calm: { color: '$text3', fontWeight: 600 } },
  },
});

const moved = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  variants: { trend: { UP: { color: '$up' }, DOWN: { color: '$down' }, NONE: {} } },
});

/** The text before the present one, for a while: a change that needs no acceptance shows what it was. */
function usePriceBefore(text: string): string | null {
  const { format, highlightMs } = useBetslipParts();
  const [seen, setSeen] = useState<{ text: string; format: string; before: string | null }>({ text, format, before: null });
  if (seen.text !== text) setSeen({ text, format, before: seen.format === format && /\d/.test(seen.text) ? seen.text : null });
  useEffect(() => {
    if (seen.before === null) return;
    const timer = window.setTimeout(() => setSeen({ ...seen, before: null }), highlightMs);
    return () => window.clearTimeout(timer);
  }, [seen, highlightMs]);
  return seen.before;
}

const mark = cls({ flex: 'none' });

export interface LegPriceProps {
  readonly price: ShownPrice;
  readonly size: 'card' | 'leg';
  /** With the boost of its bet, which is of this leg alone. */
  readonly boosted?: string | null;
}

/** A price, or its change with the old price struck through and an arrow, or the status word that replaces it. */
export function LegPrice({ price: shown, size, boosted = null }: LegPriceProps) {
  const before = usePriceBefore(shown.text);
  if (shown.kind !== 'price')
    return (
      <span className={price({ size, tone: 'calm' }).className}>
        {shown.kind === 'unavailable' && <Icon name="lock" size={14} />}
        {shown.text}
      </span>
    );
  const was = shown.was ?? before;
  if (boosted !== null)
    return (
      <span className={price({ size }).className}>
        <BoostedPrice plain={was ?? shown.text} boosted={boosted} />
      </span>
    );
  if (was === null) return <span className={price({ size }).className}>{shown.text}</span>;
  return (
    <span className={price({ size }).className}>
      <s className={struck}>
        <VisuallyHidden>was </VisuallyHidden>
        {was}
      </s>
      <span className={moved({ trend: shown.trend }).className}>
        {shown.trend !== 'NONE' && (
          <svg className={mark} width="8" height="8" viewBox="0 0 8 8" fill="currentColor" aria-hidden="true">
            <path d={shown.trend === 'UP' ? 'M4 1l4 6H0z' : 'M4 7 0 1h8z'} />
          </svg>
        )}
        <VisuallyHidden>now </VisuallyHidden>
        {shown.text}
      </span>
    </span>
  );
}

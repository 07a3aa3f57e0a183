import { useId } from 'react';
import { cls } from '../../../ui/cls.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { teaserPointsText } from '../logic/machine/teaserChoice.ts';
import type { TeaserView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';

const box = cls({ padding: '4px 12px 12px', margin: 0, border: 0, minWidth: 0 });
const name = cls({ display: 'block', type: 'caption', fontWeight: 600, color: '$text2', padding: '0 2px', marginBottom: 6 });
const row = cls({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 4 });
const choice = cls({
  position: 'relative',
  minHeight: 48,
  minWidth: 0,
  padding: '4px 2px',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  type: 'body',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  '& small': { type: 'caption', fontSize: 11, lineHeight: '14px', fontWeight: 500, color: '$text2' },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(input:checked)': { backgroundColor: '$selected', color: '$onSelected' },
  '&:has(input:checked) small': { color: 'inherit' },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'default' },
  '&:has(input:disabled:not(:checked))': {
    backgroundColor: 'transparent',
    boxShadow: 'inset 0 0 0 1px $colors$line',
    '&, & small': { color: '$text3' },
  },
});

/** The points that a teaser can have, each with its price, or with what it takes. */
export function TeaserPoints({ teaser, disabled }: { readonly teaser: TeaserView; readonly disabled: boolean }) {
  const { betslip } = useBetslipParts();
  const group = useId();
  return (
    <fieldset className={box}>
      <legend className={name}>Points</legend>
      <div className={row}>
        {teaser.previews.map(({ pointsHundredths, totalOdds, requirement, bets }) => (
          <label key={pointsHundredths} className={choice} {...(bets !== '' && { title: bets })}>
            <input
              type="radio"
              name={group}
              checked={pointsHundredths === teaser.pointsHundredths}
              disabled={disabled || totalOdds === null}
              onChange={() => betslip.choosePoints(pointsHundredths)}
            />
            {teaserPointsText(pointsHundredths)}
            <small>{totalOdds ?? requirement}</small>
            {bets !== '' && <VisuallyHidden>, {bets}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

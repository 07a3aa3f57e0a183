import { Link } from 'react-router';
import { formatOdds, type OddsFormat, sameOdds } from '../../../../core/odds.ts';
import { selectionTitle } from '../../../../core/points.ts';
import { cls } from '../../../ui/cls.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { SharedLeg } from '../logic/sharedBet.ts';
import { eventLink, struck } from './slipStyles.ts';

const row = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  padding: '8px 0',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { type: 'base', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { type: 'caption', color: '$text2', gridColumn: '1 / -1' },
});
const price = cls({ fontWeight: 700, display: 'flex', gap: 6 });
const closed = cls({ color: '$text3', fontWeight: 600 });

/** A leg with its price of now, and where it has moved, what was shared. */
export function SharedLegRow({ leg, format }: { readonly leg: SharedLeg; readonly format: OddsFormat }) {
  const { pick, isOpen, sharedOdds, sharedPointsHundredths, hasMoved } = leg;
  const hasNewPrice = sharedOdds !== null && !sameOdds(sharedOdds, pick.odds);
  const lineWas =
    hasMoved && sharedPointsHundredths !== pick.pointsHundredths
      ? selectionTitle('', pick.marketType, sharedPointsHundredths).trim()
      : '';
  return (
    <li className={row}>
      <strong>
        {selectionTitle(pick.name, pick.marketType, pick.pointsHundredths)} {lineWas !== '' && <Was text={lineWas} />}
      </strong>
      <span className={price}>
        {isOpen ? (
          <>
            {hasNewPrice && <Was text={formatOdds(sharedOdds, format)} />}
            {formatOdds(pick.odds, format)}
          </>
        ) : (
          <span className={closed}>Closed</span>
        )}
      </span>
      <small>
        {pick.marketName} ·{' '}
        <Link className={eventLink} to={pick.eventPath}>
          {pick.eventName}
        </Link>
      </small>
    </li>
  );
}

function Was({ text }: { readonly text: string }) {
  return (
    <s className={struck}>
      <VisuallyHidden>was </VisuallyHidden>
      {text}
    </s>
  );
}

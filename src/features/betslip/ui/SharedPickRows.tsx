import { Link } from 'react-router';
import { formatOdds, type OddsFormat, sameOdds } from '../../../../core/money/odds.ts';
import { selectionTitle } from '../../../../core/money/points.ts';
import { cls, join } from '../../../ui/cls.ts';
import { SameGameName, SameGamePrice, sameGameHead } from '../../../ui/SameGame.tsx';
import { css } from '../../../ui/stitches.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type SharedLeg, type SharedPick, shutWord } from '../logic/sharedBet.ts';
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
const price = css({
  display: 'flex',
  gap: 6,
  // Among several legs of a pick the price that counts is theirs together.
  variants: { of: { pick: { fontWeight: 700 }, leg: { color: '$text2' } } },
});
const game = cls({ gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 0 0' });
const shut = cls({ color: '$text3', fontWeight: 600 });

export interface SharedPickRowsProps {
  readonly pick: SharedPick;
  readonly format: OddsFormat;
}

/** The legs of a pick; several of one event under its name, with their price together. */
export function SharedPickRows({ pick: { legs, sameGame }, format }: SharedPickRowsProps) {
  return (
    <>
      {sameGame !== null && (
        <li className={join(sameGameHead, game)}>
          <SameGameName>
            <EventLink leg={legs[0]} />
          </SameGameName>
          <SameGamePrice odds={sameGame.odds && formatOdds(sameGame.odds, format)} />
        </li>
      )}
      {legs.map((leg) => (
        <LegRow key={leg.pick.selectionId} leg={leg} format={format} isOwnPick={sameGame === null} />
      ))}
    </>
  );
}

interface LegRowProps {
  readonly leg: SharedLeg;
  readonly format: OddsFormat;
  /** Else the line above its legs names its event. */
  readonly isOwnPick: boolean;
}

/** A leg with its price of now, and where it has moved, what was shared. */
function LegRow({ leg, format, isOwnPick }: LegRowProps) {
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
      <span className={price({ of: isOwnPick ? 'pick' : 'leg' }).className}>
        {isOpen ? (
          <>
            {hasNewPrice && <Was text={formatOdds(sharedOdds, format)} />}
            {formatOdds(pick.odds, format)}
          </>
        ) : (
          <span className={shut}>{shutWord(leg)}</span>
        )}
      </span>
      <small>
        {pick.marketName}
        {isOwnPick && (
          <>
            {' · '}
            <EventLink leg={leg} />
          </>
        )}
      </small>
    </li>
  );
}

function EventLink({ leg: { pick } }: { readonly leg: SharedLeg }) {
  return (
    <Link className={eventLink} to={pick.eventPath}>
      {pick.eventName}
    </Link>
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

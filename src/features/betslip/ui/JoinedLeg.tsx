import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { css } from '../../../ui/stitches.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { LegGroupView } from '../logic/legGroups.ts';
import type { LegView } from '../logic/legView.ts';
import { AcceptLegs } from './AcceptLegs.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { LegPrice } from './LegPrice.tsx';
import { LegTime } from './LegTime.tsx';
import type { BetCardProps } from './StraightCard.tsx';
import { mutedLine, removeMark, strongLine, struck } from './slipStyles.ts';

const row = cls({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 24px',
  gap: '2px 8px',
  alignItems: 'start',
  padding: '10px 12px',
  borderTop: '1px solid $line',
  '&:first-child': { borderTop: 0 },
  // A line that joins the legs, because all of them have to win.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 21,
    top: 26,
    bottom: -16,
    width: 2,
    backgroundColor: '$line',
  },
});

const dot = cls({
  position: 'relative',
  zIndex: 1,
  width: 10,
  height: 10,
  margin: 5,
  borderRadius: '50%',
  border: '2px solid $accentText',
  backgroundColor: '$surface',
});

const below = cls({ gridColumn: '2 / -1', type: 'caption', color: '$text2' });
export interface JoinedLegProps extends Pick<BetCardProps, 'locked' | 'now'> {
  readonly leg: LegView;
  /** False where the bet has a price of its own: the leg's is shown only while it has changed, or is none. */
  readonly priced?: boolean;
  /** Its change is accepted with those of its group. */
  readonly grouped?: boolean;
}

/** A leg of a bet of several, joined with the next by a line. */
export function JoinedLeg({ leg, locked, now, priced = true, grouped = false }: JoinedLegProps) {
  const { betslip } = useBetslipParts();
  const isPriceShown = priced || leg.price.kind !== 'price' || leg.price.was !== null;
  return (
    <li className={row}>
      <span className={dot} aria-hidden="true" />
      <span className={leg.price.kind === 'unavailable' ? `${strongLine} ${mutedLine}` : strongLine}>
        {leg.title} {leg.lineWas && <s className={struck}>{leg.lineWas}</s>}
      </span>
      {isPriceShown ? <LegPrice price={leg.price} size="leg" /> : <span />}
      <IconButton
        compact
        className={removeMark}
        icon="close"
        label={`Remove ${leg.title}`}
        disabled={locked}
        onClick={() => betslip.remove(leg.selectionId)}
      />
      <span className={below}>
        {leg.marketName} · {leg.eventName} · <LegTime leg={leg} now={now} />
      </span>
      {!grouped && (
        <span className={below}>
          <AcceptLegs legs={[leg]} price={priced ? leg.price.text : 'change'} of={leg.title} disabled={locked} />
        </span>
      )}
      {leg.messages.map((message) => (
        <span key={message} className={below}>
          {message}
        </span>
      ))}
    </li>
  );
}

const game = cls({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  padding: '10px 12px 2px',
  borderTop: '1px solid $line',
  '&:first-child': { borderTop: 0 },
});
const gameName = cls({ flex: 1, minWidth: 0, type: 'caption', fontWeight: 600, color: '$text2' });
const gamePrice = css({
  type: 'body',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: { trend: { UP: { color: '$up' }, DOWN: { color: '$down' }, NONE: {} } },
});

/** The legs of one event: under its name and with a price in common, where they are one bet. */
export function JoinedGroup({
  group,
  ...props
}: Omit<JoinedLegProps, 'leg' | 'priced' | 'grouped'> & { readonly group: LegGroupView }) {
  const grouped = group.title !== null;
  const legs = group.legs.map((leg) => <JoinedLeg key={leg.selectionId} leg={leg} grouped={grouped} {...props} />);
  if (group.title === null) return legs;
  return (
    <>
      <li className={game}>
        <span className={gameName}>
          Same game · {group.title}
          {group.isLive ? ' · Live' : ''}
        </span>
        {group.odds !== null && (
          <span className={gamePrice({ trend: group.isChanged ? group.trend : 'NONE' }).className}>
            <VisuallyHidden>together </VisuallyHidden>
            {group.odds}
          </span>
        )}
        <AcceptLegs legs={group.legs} price={group.odds ?? 'changes'} of={group.title} disabled={props.locked} />
      </li>
      {legs}
    </>
  );
}

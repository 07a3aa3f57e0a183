import { Link } from 'react-router';
import { cls, join } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SameGameName, SameGamePrice, sameGameHead } from '../../../ui/SameGame.tsx';
import type { LegGroupView } from '../logic/view/legGroups.ts';
import type { LegView } from '../logic/view/legView.ts';
import { AcceptLegs } from './AcceptLegs.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { LegPrice } from './LegPrice.tsx';
import { LegTime } from './LegTime.tsx';
import type { BetCardProps } from './StraightCard.tsx';
import { eventLink, mutedLine, removeMark, strongLine, struck } from './slipStyles.ts';

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
const refused = cls({ display: 'flex', alignItems: 'center', gap: 6, color: '$danger' });

export interface JoinedLegProps extends Pick<BetCardProps, 'locked' | 'now'> {
  readonly leg: LegView;
  /** False where the bet has a price of its own: the leg's is shown only while it has changed, or is none. */
  readonly priced?: boolean;
  /** Its group names the event, and accepts its change with those of the others. */
  readonly grouped?: boolean;
  /** The leg that already needs this one, so that it adds nothing. */
  readonly needed?: string | undefined;
}

/** A leg of a bet of several, joined with the next by a line. */
export function JoinedLeg({ leg, locked, now, priced = true, grouped = false, needed }: JoinedLegProps) {
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
        aria-disabled={locked || undefined}
        onClick={() => betslip.remove(leg.selectionId)}
      />
      <span className={below}>
        {leg.marketName}
        {!grouped && (
          <>
            {' · '}
            {leg.eventName} · <LegTime leg={leg} now={now} />
          </>
        )}
      </span>
      {!grouped && (
        <span className={below}>
          <AcceptLegs legs={[leg]} price={priced ? leg.price.text : 'change'} of={leg.title} disabled={locked} />
        </span>
      )}
      {needed !== undefined && <span className={below}>Adds nothing: {needed} already needs it.</span>}
      {leg.refusal !== null && (
        <span className={join(below, refused)}>
          <Icon name="warning" size={14} />
          {leg.refusal}
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
  // The price stands above those of the legs.
  gridTemplateColumns: 'minmax(0, 1fr) auto 24px',
  padding: '10px 12px 6px 14px',
  borderTop: '1px solid $line',
  '&:first-child': { borderTop: 0 },
});

/** The event of a group, and when it starts or that it has started. */
export function GameName({ group, now }: { readonly group: LegGroupView; readonly now: number }) {
  const [first] = group.legs;
  if (first === undefined) return null;
  return (
    <>
      <Link className={eventLink} to={first.eventPath}>
        {group.eventName}
      </Link>
      <span aria-hidden="true">·</span>
      <LegTime leg={{ ...first, live: group.isLive }} now={now} />
    </>
  );
}

interface JoinedGroupProps extends Omit<JoinedLegProps, 'leg' | 'priced' | 'grouped'> {
  readonly group: LegGroupView;
  /** It is the whole bet, whose head says its event and price. */
  readonly isWhole: boolean;
}

/** The legs of one event: under its name and with a price in common, where they are one bet. */
export function JoinedGroup({ group, isWhole, ...props }: JoinedGroupProps) {
  const legs = group.legs.map((leg) => (
    <JoinedLeg key={leg.selectionId} leg={leg} grouped={group.isOneBet} needed={group.idle[leg.selectionId]} {...props} />
  ));
  if (!group.isOneBet || isWhole) return legs;
  return (
    <>
      <li className={join(sameGameHead, game)}>
        <SameGameName>
          <GameName group={group} now={props.now} />
        </SameGameName>
        <SameGamePrice odds={group.odds} trend={group.isChanged ? group.trend : 'NONE'} />
        <AcceptLegs legs={group.legs} price={group.odds ?? 'changes'} of={group.eventName} disabled={props.locked} />
      </li>
      {legs}
    </>
  );
}

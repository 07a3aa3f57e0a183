import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { LegView } from '../logic/legView.ts';
import { AmountFields } from './AmountFields.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { CardMessages } from './CardMessages.tsx';
import { LegPrice } from './LegPrice.tsx';
import { LegTime } from './LegTime.tsx';
import type { BetCardProps } from './StraightCard.tsx';
import { betCard, cardHead, removeMark, strongLine, struck } from './slipStyles.ts';

const head = cls({ paddingBottom: 4, gridTemplateColumns: 'minmax(0, 1fr) auto' });
const total = cls({ type: 'base', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums', paddingRight: 32 });
const calm = cls({ color: '$text3', fontWeight: 600 });

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
const fields = cls({ paddingTop: 4 });
const instead = cls({ padding: '0 12px 12px' });

function ParlayLeg({ leg, locked, now }: { readonly leg: LegView } & Pick<BetCardProps, 'locked' | 'now'>) {
  const { betslip } = useBetslipParts();
  return (
    <li className={row}>
      <span className={dot} aria-hidden="true" />
      <span className={strongLine}>
        {leg.title} {leg.lineWas && <s className={struck}>{leg.lineWas}</s>}
      </span>
      <LegPrice price={leg.price} size="leg" />
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
      {leg.messages.map((message) => (
        <span key={message} className={below}>
          {message}
        </span>
      ))}
    </li>
  );
}

/** All picks as one bet, joined by a line. */
export function ParlayCard({ bet, disabled, locked, now }: BetCardProps) {
  const { betslip, online } = useBetslipParts();
  const nameId = useId();
  return (
    <article className={betCard} aria-labelledby={nameId}>
      <div className={`${cardHead} ${head}`}>
        <span className={strongLine} id={nameId}>
          {bet.title}
        </span>
        <span className={online && bet.totalOdds !== null ? total : `${total} ${calm}`}>
          {online ? (bet.totalOdds ?? '—') : 'Paused'}
        </span>
      </div>
      <ul>
        {bet.legs.map((leg) => (
          <ParlayLeg key={leg.selectionId} leg={leg} locked={locked} now={now} />
        ))}
      </ul>
      <div className={fields}>
        <AmountFields bet={bet} disabled={disabled} nameId={nameId} />
      </div>
      <CardMessages messages={bet.messages} />
      {bet.isRefused && (
        <div className={instead}>
          <Button size="sm" onClick={() => betslip.chooseTab('STRAIGHT')}>
            Bet as straights
          </Button>
        </div>
      )}
    </article>
  );
}

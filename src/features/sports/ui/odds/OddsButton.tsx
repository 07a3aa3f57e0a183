import { type MouseEvent, memo, useRef } from 'react';
import { lazyModule } from '../../../../../core/lazyModule.ts';
import { SHUT_WORDS } from '../../../../../core/money/eventState.ts';
import { formatOdds } from '../../../../../core/money/odds.ts';
import { useServices } from '../../../../platform/usePlatform.ts';
import { join } from '../../../../ui/cls.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { useOddsFacts } from '../../data/useLive.ts';
import { lineText, oddsButtonName, oddsButtonState } from '../../logic/oddsButton.ts';
import type { Market, Selection, SlateEvent } from '../../logic/slate.ts';
import * as styles from './oddsButtonStyles.ts';

export interface OddsButtonProps {
  readonly event: SlateEvent;
  readonly market: Market;
  readonly selection: Selection;
  /** The market's short name before its line, where the column's head does not say it. */
  readonly head?: string | undefined;
  /** In place of the line: what is bet on, where nothing else says it. */
  readonly label?: string | undefined;
  /** The event's one price in the tab order; the arrow keys move to the others. */
  readonly tabStop?: boolean;
}

const suspension = lazyModule(() => import('../../../../ui/toast/saySuspension.ts'));

const DOUBLE_CLICK_MS = 350;

const NOT_OPEN = { suspended: styles.suspended, closed: styles.closed, paused: styles.paused } as const;
const COLORS = { UP: styles.up, DOWN: styles.down } as const;
const ARROWS = { UP: styles.arrowUp, DOWN: styles.arrowDown, NONE: null } as const;

/**
 * One price. It subscribes only to its own selection, so a price change renders nothing around it. A button that takes no bets
 * stays in the tab order (`aria-disabled`), so that a suspension does not lose the focus.
 */
export const OddsButton = memo(function OddsButton({ event, market, selection, head, label, tabStop = true }: OddsButtonProps) {
  const services = useServices();
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const facts = useOddsFacts(event.id, market.id, selection.id);
  const { price: live, picked } = facts;
  const marketStatus = facts.marketStatus ?? market.status;
  const eventStatus = facts.eventStatus ?? event.status;

  const { kind, highlight } = oddsButtonState({
    marketStatus,
    eventStatus,
    priceState: live?.state ?? 'stale',
    trend: live?.trend ?? 'NONE',
  });
  const odds = live?.odds ?? selection.odds;
  const pointsHundredths = live ? live.pointsHundredths : selection.pointsHundredths;
  const line = lineText(market.type, selection.side, pointsHundredths);
  const text = label ?? (head === undefined ? line : [head, line].filter((part) => part !== null).join(' '));
  const priceText = formatOdds(odds, facts.format);
  const name = oddsButtonName({
    selectionName: selection.name,
    marketName: market.name,
    eventName: event.name,
    marketType: market.type,
    side: selection.side,
    pointsHundredths,
    label,
    price: priceText,
    kind,
    highlight,
  });

  function onClick(click: MouseEvent): void {
    // The second click of a double click would take the pick back.
    const isDouble = click.detail > 1 && click.timeStamp - clickedAt.current < DOUBLE_CLICK_MS;
    clickedAt.current = click.timeStamp;
    if (isDouble) return;
    if (kind !== 'open' && !picked) {
      const isOnline = services.connection.getSnapshot().online;
      const isSocketBlocked = services.priceSource.getSnapshot() === 'none';
      void suspension.load().then(
        ({ saySuspension }) => saySuspension(kind, { isOnline, isSocketBlocked }),
        () => undefined,
      );
      return;
    }
    services.picks.toggle({
      selectionId: selection.id,
      name: selection.name,
      odds,
      pointsHundredths,
      marketId: market.id,
      marketName: market.name,
      marketType: market.type,
      eventId: event.id,
      eventName: event.name,
      eventStatus,
      eventPath: event.path,
      startsAt: event.startsAt,
    });
  }

  const move = highlight !== 'NONE' && join(COLORS[highlight], live?.isLarge && styles.filled, live?.fading && styles.fading);
  const shut = kind === 'suspended' || kind === 'closed' ? SHUT_WORDS[kind] : null;
  const stateClass = picked
    ? join(styles.selected, shut !== null && styles.selectedShut)
    : kind === 'open'
      ? join(styles.open, move)
      : NOT_OPEN[kind];
  return (
    <button
      type="button"
      data-odds={selection.id}
      tabIndex={tabStop ? undefined : -1}
      className={join(styles.button, stateClass)}
      aria-pressed={picked}
      aria-disabled={kind === 'open' ? undefined : true}
      aria-label={name}
      onClick={onClick}
    >
      {kind === 'suspended' && <Icon name="lock" size={14} />}
      {shut !== null && <span data-word={kind}>{shut}</span>}
      {shut === null && (
        <>
          {text !== null && <small className={styles.line}>{text}</small>}
          <span className={join(styles.price, ARROWS[highlight])}>{priceText}</span>
        </>
      )}
    </button>
  );
});

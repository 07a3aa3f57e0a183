import { SHUT_WORDS } from '../../../../core/money/eventState.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatOdds, type OddsFormat, sameOdds } from '../../../../core/money/odds.ts';
import { selectionTitle } from '../../../../core/money/points.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { css } from '../../../ui/stitches.ts';
import { saySuspension } from '../../../ui/toast/saySuspension.ts';
import { quickBetsOf } from '../data/quickBets.ts';
import { useQuickPrice } from '../data/useQuickBets.ts';
import type { QuickBetState } from '../logic/placement/quickBet.ts';
import { type QuickEvent, type QuickMarket, type QuickPrice, quickBetName } from '../logic/placement/quickOffers.ts';
import type { Quote } from '../logic/slip.ts';
import { struck } from './slipStyles.ts';

const row = cls({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: '12px 8px',
  padding: 12,
  border: '1px solid $line',
  borderRadius: '$md',
  backgroundColor: '$inset',
  type: 'base',
  fontWeight: 600,
  '& small': { display: 'block', type: 'caption', fontWeight: 400, color: '$text2' },
});
const name = cls({ gridColumn: '1 / -1', minWidth: 0, overflowWrap: 'anywhere' });
const price = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 76,
  padding: '0 12px',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: {
    tone: { calm: { color: '$text2', fontWeight: 600 }, moved: { backgroundColor: '$warningSoft' } },
  },
});
const problem = cls({ gridColumn: '1 / -1', type: 'caption', color: '$danger' });
/** The selector is repeated, because a button that is disabled has colours of its own. */
const placed = cls({ gridColumn: '1 / -1', '&&&&[aria-disabled="true"]': { backgroundColor: '$successSoft', color: '$success' } });

export interface QuickBetRowProps {
  readonly event: QuickEvent;
  readonly market: QuickMarket;
  readonly selection: QuickMarket['selections'][number];
  /** Null: quick bets are off, so nothing can be bet on with a tap. */
  readonly stakeCents: number | null;
}

const LABELS: Readonly<Record<QuickBetState['kind'], string>> = {
  idle: 'Bet',
  asking: 'Placing bet',
  placing: 'Placing bet',
  placed: 'Bet Placed',
  changed: 'Accept Changes',
  refused: 'Bet',
};

/** A selection with its live price and the button that bets on it. */
export function QuickBetRow({ event, market, selection, stakeCents }: QuickBetRowProps) {
  const services = useServices();
  const quickBets = quickBetsOf(services);
  const format = useStore(services.oddsFormat);
  const online = useOnline();
  const active = useStore(quickBets);
  const { selectionId } = selection;
  const livePrice = useQuickPrice(event.eventId, market.marketId, selectionId);
  const own = active.kind !== 'idle' && active.selectionId === selectionId ? active : { kind: 'idle' as const };
  const title = selectionTitle(selection.name, market.type, shownPrice(own, livePrice)?.pointsHundredths ?? null);

  function tap(): void {
    if (livePrice?.state !== 'open' || stakeCents === null) return;
    const { odds, pointsHundredths } = livePrice;
    const { marketId, name: marketName, type: marketType } = market;
    const names = { selectionId, name: selection.name, marketId, marketName, marketType, eventId: event.eventId };
    const facts = { eventName: event.name, eventStatus: 'IN_PLAY', eventPath: '', startsAt: '' } as const;
    quickBets.tap({ pick: { ...names, ...facts, odds, pointsHundredths }, stakeCents });
  }

  return (
    <QuickBetLine
      title={title}
      marketName={market.name}
      betName={quickBetName(stakeCents === null ? null : formatMoney(stakeCents), title, market, event)}
      format={format}
      online={online}
      isLocked={stakeCents === null}
      state={own}
      price={livePrice}
      onTap={tap}
      onRefused={() =>
        saySuspension(livePrice?.state ?? 'paused', {
          isOnline: online,
          isSocketBlocked: services.priceSource.getSnapshot() === 'none',
        })
      }
    />
  );
}

/** While a moved price waits to be accepted: the live price, or the one that the server answered where the page has not heard of it yet. */
function shownPrice(state: QuickBetState, livePrice: QuickPrice | null): QuickPrice | null {
  if (livePrice === null || state.kind !== 'changed' || state.current === null) return livePrice;
  const { odds, pointsHundredths } = state.current;
  return isSameQuote(livePrice, state.was) ? { ...livePrice, odds, pointsHundredths } : livePrice;
}

function isSameQuote(one: Quote, other: Quote): boolean {
  return one.pointsHundredths === other.pointsHundredths && sameOdds(one.odds, other.odds);
}

export interface QuickBetLineProps {
  readonly title: string;
  readonly marketName: string;
  /** What its button does, in full. */
  readonly betName: string;
  readonly format: OddsFormat;
  readonly online: boolean;
  /** Quick bets are off. */
  readonly isLocked?: boolean;
  readonly state: QuickBetState;
  /** Null: it is not known. */
  readonly price: QuickPrice | null;
  readonly onTap: () => void;
  /** A press while its price takes no bets. */
  readonly onRefused?: () => void;
}

/** The selection as it is drawn in each state of its bet. */
export function QuickBetLine(props: QuickBetLineProps) {
  const { title, marketName, betName, online, isLocked = false, state, onTap, onRefused } = props;
  const isBusy = state.kind === 'asking' || state.kind === 'placing';
  const shown = shownPrice(state, props.price);
  const isOpen = online && shown?.state === 'open';
  return (
    <li className={row}>
      <span className={name}>
        {title}
        <small>{marketName}</small>
      </span>
      {state.kind !== 'placed' && <ShownPrice {...props} shown={shown} />}
      {isLocked ? (
        <Button tone="secondary" disabled aria-label={betName}>
          <Icon name="lock" size={14} />
          {LABELS.idle}
        </Button>
      ) : (
        <Button
          tone={state.kind === 'changed' ? 'outline' : 'primary'}
          busy={isBusy}
          aria-disabled={!isOpen || state.kind === 'placed' || undefined}
          aria-label={state.kind === 'idle' || state.kind === 'refused' ? betName : undefined}
          onClick={onTap}
          onRefused={isBusy || state.kind === 'placed' ? undefined : onRefused}
          {...(state.kind === 'placed' && { className: placed })}
        >
          {state.kind === 'placed' && <Icon name="check" size={16} />}
          {LABELS[state.kind]}
        </Button>
      )}
      {state.kind === 'refused' && (
        <span className={problem} role="alert">
          {state.messages.join(' ')}
        </span>
      )}
    </li>
  );
}

/** The price as on every other page: suspended and closed are words; a paused one stays readable. */
function ShownPrice({ shown, state, format, online }: QuickBetLineProps & { readonly shown: QuickPrice | null }) {
  if (shown === null) return <span className={price({ tone: 'calm' }).className}>{online ? '—' : 'Paused'}</span>;
  if (shown.state === 'suspended' || shown.state === 'closed')
    return (
      <span className={price({ tone: 'calm' }).className}>
        {shown.state === 'suspended' && <Icon name="lock" size={14} />}
        {SHUT_WORDS[shown.state]}
      </span>
    );
  const isMoved = state.kind === 'changed';
  const isPaused = shown.state === 'paused' && !isMoved;
  return (
    <span className={price(isPaused ? { tone: 'calm' } : isMoved ? { tone: 'moved' } : {}).className}>
      {isMoved && !isSameQuote(shown, state.was) && <s className={struck}>{formatOdds(state.was.odds, format)}</s>}
      {formatOdds(shown.odds, format)}
    </span>
  );
}

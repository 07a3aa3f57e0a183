import { formatMoney } from '../../../../core/money.ts';
import { formatOdds, type OddsFormat } from '../../../../core/odds.ts';
import { selectionTitle } from '../../../../core/points.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { css } from '../../../ui/stitches.ts';
import { quickBetsOf } from '../data/quickBets.ts';
import { useQuickPrice } from '../data/useQuickBets.ts';
import type { QuickBetState } from '../logic/quickBet.ts';
import { type QuickEvent, type QuickMarket, quickBetName } from '../logic/quickOffers.ts';
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
  readonly stakeCents: number;
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
  const { online } = useStore(services.connection);
  const active = useStore(quickBets);
  const { selectionId } = selection;
  const known = useQuickPrice(event.eventId, market.marketId, selectionId);
  const own = active.kind !== 'idle' && active.selectionId === selectionId ? active : { kind: 'idle' as const };
  const title = selectionTitle(selection.name, market.type, shownPrice(own, known)?.pointsHundredths ?? null);

  function tap(): void {
    if (known === null) return;
    const { marketId, name: marketName, type: marketType } = market;
    const names = { selectionId, name: selection.name, marketId, marketName, marketType, eventId: event.eventId };
    const facts = { eventName: event.name, eventStatus: 'IN_PLAY', eventPath: '', startsAt: '' } as const;
    quickBets.tap({ pick: { ...names, ...facts, ...known }, stakeCents });
  }

  const betName = quickBetName(formatMoney(stakeCents), title, market, event);
  return (
    <QuickBetLine
      title={title}
      marketName={market.name}
      betName={betName}
      format={format}
      online={online}
      state={own}
      price={known}
      onTap={tap}
    />
  );
}

/** A moved price that waits to be accepted stands for the live one, but not for none. */
function shownPrice(state: QuickBetState, known: Quote | null): Quote | null {
  return known !== null && state.kind === 'changed' ? state.now : known;
}

export interface QuickBetLineProps {
  readonly title: string;
  readonly marketName: string;
  /** What its button does, in full. */
  readonly betName: string;
  readonly format: OddsFormat;
  readonly online: boolean;
  readonly state: QuickBetState;
  /** Null: it takes no bets now. */
  readonly price: Quote | null;
  readonly onTap: () => void;
}

/** The selection as it is drawn in each state of its bet. */
export function QuickBetLine({ title, marketName, betName, format, online, state, price: known, onTap }: QuickBetLineProps) {
  const isBusy = state.kind === 'asking' || state.kind === 'placing';
  const shown = shownPrice(state, known);
  return (
    <li className={row}>
      <span className={name}>
        {title}
        <small>{marketName}</small>
      </span>
      {state.kind !== 'placed' && (
        <span className={price(shown === null ? { tone: 'calm' } : state.kind === 'changed' ? { tone: 'moved' } : {}).className}>
          {shown !== null && state.kind === 'changed' && <s className={struck}>{formatOdds(state.was.odds, format)}</s>}
          {shown === null ? (online ? 'Suspended' : 'Paused') : formatOdds(shown.odds, format)}
        </span>
      )}
      <Button
        tone={state.kind === 'changed' ? 'outline' : 'primary'}
        busy={isBusy}
        aria-disabled={!online || shown === null || state.kind === 'placed' || undefined}
        aria-label={state.kind === 'idle' || state.kind === 'refused' ? betName : undefined}
        onClick={onTap}
        {...(state.kind === 'placed' && { className: placed })}
      >
        {state.kind === 'placed' && <Icon name="check" size={16} />}
        {LABELS[state.kind]}
      </Button>
      {state.kind === 'refused' && (
        <span className={problem} role="alert">
          {state.messages.join(' ')}
        </span>
      )}
    </li>
  );
}

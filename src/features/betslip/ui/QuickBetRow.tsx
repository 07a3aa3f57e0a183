import { formatMoney } from '../../../../core/money.ts';
import { formatOdds } from '../../../../core/odds.ts';
import { selectionTitle } from '../../../../core/points.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { quickBetsOf } from '../data/quickBets.ts';
import { useQuickPrice } from '../data/useQuickBets.ts';
import type { QuickBetState } from '../logic/quickBet.ts';
import { type QuickEvent, type QuickMarket, quickBetName } from '../logic/quickOffers.ts';
import { struck } from './slipStyles.ts';

const row = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 132px',
  gap: '2px 12px',
  alignItems: 'center',
  padding: '8px 16px',
  borderTop: '1px solid $line',
  type: 'base',
  fontWeight: 600,
  '& small': { display: 'block', type: 'caption', fontWeight: 400, color: '$text2' },
});
const price = cls({ fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums', display: 'flex', gap: 6 });
const problem = cls({ gridColumn: '1 / -1', type: 'caption', color: '$danger' });

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
  const isBusy = own.kind === 'asking' || own.kind === 'placing';
  const shown = own.kind === 'changed' ? own.now : known;
  const title = selectionTitle(selection.name, market.type, shown?.pointsHundredths ?? null);

  function tap(): void {
    if (known === null) return;
    const { marketId, name: marketName, type: marketType } = market;
    const names = { selectionId, name: selection.name, marketId, marketName, marketType, eventId: event.eventId };
    const facts = { eventName: event.name, eventStatus: 'IN_PLAY', eventPath: '', startsAt: '' } as const;
    quickBets.tap({ pick: { ...names, ...facts, ...known }, stakeCents });
  }

  return (
    <li className={row}>
      <span>
        {title}
        <small>{market.name}</small>
      </span>
      <span className={price}>
        {own.kind === 'changed' && <s className={struck}>{formatOdds(own.was.odds, format)}</s>}
        {shown === null ? (online ? 'Suspended' : 'Paused') : formatOdds(shown.odds, format)}
      </span>
      <Button
        tone={own.kind === 'changed' ? 'outline' : 'secondary'}
        busy={isBusy}
        disabled={!online || shown === null || own.kind === 'placed'}
        aria-label={
          own.kind === 'idle' || own.kind === 'refused' ? quickBetName(formatMoney(stakeCents), title, market, event) : undefined
        }
        onClick={tap}
      >
        {LABELS[own.kind]}
      </Button>
      {own.kind === 'refused' && (
        <span className={problem} role="alert">
          {own.messages.join(' ')}
        </span>
      )}
    </li>
  );
}

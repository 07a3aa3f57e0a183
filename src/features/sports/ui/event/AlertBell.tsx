import { useCallback, useMemo } from 'react';
import { selectionTitle } from '../../../../../core/money/points.ts';
import { useStore } from '../../../../platform/externalStore.ts';
import type { AlertOption } from '../../../../platform/services.ts';
import { useServices } from '../../../../platform/usePlatform.ts';
import { alertable } from '../../data/alertable.ts';
import type { MarketGroup } from '../../logic/markets/groups.ts';
import type { SlateEvent } from '../../logic/slate.ts';

export interface AlertBellProps {
  readonly event: SlateEvent;
  readonly group: MarketGroup;
}

/** A player's price alerts of a table; nothing for a visitor. */
export function AlertBell(props: AlertBellProps) {
  const isPlayer = useStore(useServices().session).status === 'loggedIn';
  return isPlayer && <PlayersBell {...props} />;
}

function PlayersBell({ event, group }: AlertBellProps) {
  const { favourites, prices } = useServices();
  const selectionIds = useMemo(() => group.markets.flatMap(({ selections }) => selections.map(({ id }) => id)), [group]);
  const options = useCallback(
    (): readonly AlertOption[] =>
      alertable(prices, event, group.markets).map(({ market, selection, odds, pointsHundredths }) => {
        const title = selectionTitle(selection.name, market.type, pointsHundredths);
        const name = group.markets.length > 1 && market.name !== group.title ? `${market.name}: ${title}` : title;
        return { selectionId: selection.id, name, pointsHundredths, odds };
      }),
    [prices, event, group],
  );
  return <favourites.priceAlert.Component market={group.title} selectionIds={selectionIds} options={options} />;
}

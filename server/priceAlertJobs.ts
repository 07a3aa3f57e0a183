import type { Deps } from './deps.ts';
import type { JobTasks } from './jobRunner.ts';
import { type EndedAlert, takePriceAlerts } from './store/alerts/priceAlerts.ts';

/** Alerts that a statement takes. */
const BATCH = 200;

/**
 * The one place where a player is told of an alert: the pages that are open read their list again, and show what is new. Alerts that are no news
 * (closed, withheld) only bring the list up to date.
 */
export function deliverPriceAlert({ bus }: Pick<Deps, 'bus'>, { playerId }: EndedAlert): void {
  bus.publish(`alerts:${playerId}`, '{}');
}

/** Tells of what the feed has ended. Each alert is taken by one job: one that runs twice, or beside another, tells nothing twice. */
export function priceAlertTasks(deps: Pick<Deps, 'db' | 'bus' | 'clock'>): JobTasks {
  return {
    async 'tell-price-alerts'({ eventId }) {
      for (;;) {
        const ended = await takePriceAlerts(deps.db.query, eventId, BATCH, deps.clock.now());
        for (const alert of ended) deliverPriceAlert(deps, alert);
        if (ended.length < BATCH) return;
      }
    },
  };
}

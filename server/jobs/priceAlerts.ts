import type { Deps } from '../deps.ts';
import { topics } from '../platform/topics.ts';
import { type EndedAlert, takePriceAlerts } from '../store/priceAlerts/index.ts';
import { queuePushes } from '../store/push/index.ts';
import type { QueuedWork } from './queue.ts';

/** Alerts that a statement takes. */
const BATCH = 200;

/**
 * The one place where a player is told of an alert: the pages that are open read their list again, and show what is new. Alerts that are no news
 * (closed, withheld) only bring the list up to date.
 */
export function deliverPriceAlert({ bus }: Pick<Deps, 'bus'>, { playerId }: EndedAlert): void {
  bus.publish(topics.priceAlerts(playerId), '{}');
}

/** Taking an alert and the job that pushes it are one transaction: a crash in between loses neither. */
function takeAndQueue({ db, clock }: Pick<Deps, 'db' | 'clock'>, eventId: string): Promise<readonly EndedAlert[]> {
  return db.query.transaction().execute(async (trx) => {
    const ended = await takePriceAlerts(trx, eventId, BATCH, clock.now());
    const news = ended.filter(({ isNews }) => isNews);
    const causes = news.map(({ playerId, alertId }) => ({
      playerId,
      kind: 'PRICE_ALERT' as const,
      subject: String(alertId),
      cause: `alert:${alertId}`,
    }));
    await queuePushes(trx, causes, clock.now());
    return ended;
  });
}

/** Tells of what the feed has ended. Each alert is taken by one job: one that runs twice, or beside another, tells nothing twice. */
export function priceAlertWork(deps: Pick<Deps, 'db' | 'bus' | 'clock'>): QueuedWork {
  return {
    async 'tell-price-alerts'({ eventId }) {
      for (;;) {
        const ended = await takeAndQueue(deps, eventId);
        for (const alert of ended) deliverPriceAlert(deps, alert);
        if (ended.length < BATCH) return;
      }
    },
  };
}

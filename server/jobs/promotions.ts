import type { Deps } from '../deps.ts';
import { topics } from '../platform/topics.ts';
import { awardPromotions, recheckAwards } from '../store/promotions/index.ts';
import { awardReferral } from '../store/referrals/index.ts';
import type { QueuedWork } from './queue.ts';

/** Evaluates what a player has earned. A job that runs twice gives nothing twice: each award is one row of its promotion and player. */
export function promotionWork({ db, bus, clock, log }: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>): QueuedWork {
  return {
    async 'evaluate-promotions'({ playerId }) {
      const awarded = await awardPromotions(db.query, playerId, clock.now());
      const referrerId = await awardReferral(db.query, playerId, clock.now());
      const recalls = await recheckAwards(db.query, playerId, clock.now());
      for (const recall of recalls) log.warn(recall, 'an award follows the correction of what earned it');
      // Open slips and panels show it without a reload.
      const touched = [
        ...(awarded.length > 0 ? [playerId] : []),
        ...(referrerId === null ? [] : [playerId, referrerId]),
        ...recalls.map(({ holderId }) => holderId),
      ];
      for (const id of new Set(touched)) bus.publish(topics.account(id), '{}');
    },
  };
}

import { pushKindsOf } from '../../core/wire/pushMessage.ts';
import type { Deps } from '../deps.ts';
import { pushMessage, TTL_SECONDS } from '../domain/push/messages.ts';
import { kindOf } from '../platform/brands.ts';
import { sendPush } from '../push/pushSender.ts';
import { pushTargets, readNews, recordDelivery, removeGone } from '../store/push/index.ts';
import { countUnseen } from '../store/settlement/index.ts';
import type { QueuedWork } from './queue.ts';

type PushDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** Tells a player's browsers of one cause: each once, however often the job runs. Whether the player is told is decided now. */
export function pushWork(deps: PushDeps): QueuedWork {
  const { db, clock, log } = deps;
  return {
    async 'deliver-push'({ at, ...cause }) {
      // A message that is older than it would be kept is no news.
      if (clock.now().getTime() - Date.parse(at) > TTL_SECONDS[cause.kind] * 1000) return;
      const browsers = await pushTargets(db.query, cause, clock.now());
      const targets = browsers.filter(({ brand }) => pushKindsOf(kindOf(brand)).includes(cause.kind));
      const news = targets.length === 0 ? null : await readNews(db.query, cause);
      if (news === null) return;
      const message = pushMessage(news, cause.cause);
      const counted = { ...message, unseenBets: await countUnseen(db.query, cause.playerId) };
      const outcomes = await Promise.all(
        targets.map(async ({ id, brand, ...address }) => {
          const outcome = await sendPush(deps, address, kindOf(brand) === 'sportsbook' ? counted : message);
          if (outcome === 'sent') await recordDelivery(db.query, id, cause.cause, clock.now());
          if (outcome === 'gone') await removeGone(db.query, id);
          return outcome;
        }),
      );
      log.info({ kind: cause.kind, sent: outcomes.filter((outcome) => outcome === 'sent').length }, 'news was pushed');
      const left = outcomes.filter((outcome) => outcome === 'later').length;
      // The queue runs the job again, with its pauses; those that were sent are not targets any more.
      if (left > 0) throw new Error(`${left} push services did not take the message`);
    },
  };
}

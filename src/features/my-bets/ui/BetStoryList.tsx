import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useBetStory } from '../data/bettingHistory.ts';
import { amountsText, stepTitle } from '../logic/story.ts';

const box = cls({ padding: 16, borderRadius: '$md', backgroundColor: '$surface2' });
const list = cls({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& b': { type: 'body', fontWeight: 600 },
  '& small, & p': { display: 'block', type: 'caption', color: '$text2', fontVariantNumeric: 'tabular-nums lining-nums' },
});
const rule = cls({ type: 'caption', color: '$text3', marginTop: 8 });

const WORDS = {
  error: 'What happened to this bet can’t be shown right now.',
  offline: 'What happened to this bet is not saved on this device.',
  offlineDetail: 'It is shown as soon as you’re back online.',
} as const;

/** All that happened to a bet: when, why, and what it had paid before and after. */
export function BetStoryList({ betId, timeZone }: { readonly betId: string; readonly timeZone: string }) {
  const source = useBetStory(betId, useStore(useServices().oddsFormat));
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<Skeleton height={72} />}
      message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void source.refetch()} />}
    >
      {({ steps, voidLegRule }) => (
        <div className={box}>
          <ol className={list} aria-label="What happened to this bet">
            {steps.map((step) => (
              <li key={`${step.at} ${step.kind}`}>
                <b>{stepTitle(step)}</b>
                <small>{formatMoment(Date.parse(step.at), { seconds: true, timeZone })}</small>
                <p>{step.reason}</p>
                {amountsText(step) !== null && <p>{amountsText(step)}</p>}
              </li>
            ))}
          </ol>
          {voidLegRule !== null && <p className={rule}>{voidLegRule}</p>}
        </div>
      )}
    </AsyncRegion>
  );
}

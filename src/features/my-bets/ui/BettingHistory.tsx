import { useState } from 'react';
import { dayHeadText, dayOf, formatShortTime } from '../../../../core/time/formatTime.ts';
import { useStore } from '../../../platform/externalStore.ts';
import type { BettingHistoryProps } from '../../../platform/services.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { VirtualRows } from '../../../ui/VirtualRows.tsx';
import { useBettingHistory } from '../data/bettingHistory.ts';
import { useNow } from '../data/useMyBets.ts';
import { type BetEntry, entryRows, entryText } from '../logic/story.ts';
import { BetCard } from './BetCard.tsx';
import { BetStoryList } from './BetStoryList.tsx';
import { columns } from './betStyles.ts';
import { BetsSkeleton } from './MyBetsSkeleton.tsx';

const CARD_HEIGHT = 280;
const row = cls({ paddingBottom: 16 });
const head = cls({ paddingBottom: 8, type: 'caption', fontWeight: 600, color: '$text2' });
const entryBox = cls({ display: 'grid', gap: 8 });
/** The words of a button without a box end where the line does. */
const atEnd = cls({ marginRight: -12 });
const summaryRow = cls({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  type: 'caption',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const WORDS: RegionWords = {
  error: 'Your bets can’t be shown right now',
  errorDetail: 'They are safe with us.',
  offline: 'Your bets are not saved on this device',
  offlineDetail: 'They are safe with us, and shown as soon as you’re back online.',
};

/** The betting history: the cards of My Bets, under the day on which each was settled, corrected or cashed out. */
export function BettingHistory({ filterId, from, to, sport, timeZone }: BettingHistoryProps) {
  const source = useBettingHistory(filterId, from, to, sport);
  const isOnline = useOnline();
  const now = useNow();
  return (
    <AsyncRegion
      source={source}
      isOnline={isOnline}
      skeleton={<BetsSkeleton />}
      message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<RegionEmpty title="No bets">No bet of this kind in these days.</RegionEmpty>}
    >
      {({ items, hasNext }) => {
        const rows = entryRows(items, (at) => dayOf(at, timeZone));
        return (
          <>
            <VirtualRows
              count={rows.length}
              keyOf={(index) => {
                const at = rows[index];
                return at === undefined ? '' : (at.day ?? at.pair[0]?.id ?? '');
              }}
              heightOf={(index) => (rows[index]?.day === null ? CARD_HEIGHT : 28)}
              onEnd={() => {
                if (hasNext && !source.isLoadingMore) void source.loadMore();
              }}
            >
              {(index) => {
                const at = rows[index];
                if (at === undefined) return null;
                if (at.day !== null) return <h2 className={head}>{dayHeadText(Date.parse(at.at), now, timeZone)}</h2>;
                return (
                  <div className={row}>
                    <div className={columns}>
                      {at.pair.map((entry) => (
                        <Entry key={entry.id} entry={entry} now={now} timeZone={timeZone} />
                      ))}
                    </div>
                  </div>
                );
              }}
            </VirtualRows>
            {hasNext && (
              <Button tone="outline" wide busy={source.isLoadingMore} disabled={!isOnline} onClick={() => void source.loadMore()}>
                Load more
              </Button>
            )}
          </>
        );
      }}
    </AsyncRegion>
  );
}

interface EntryProps {
  readonly entry: BetEntry;
  readonly now: number;
  readonly timeZone: string;
}

/** What was decided of a bet, its card as the bet is now, and its story at a press. */
function Entry({ entry, now, timeZone }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  const format = useStore(useServices().oddsFormat);
  return (
    <div className={entryBox}>
      <div className={summaryRow}>
        <span>
          {formatShortTime(Date.parse(entry.at), timeZone)} · {entryText(entry)}
        </span>
        <Button tone="text" size="sm" className={atEnd} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          What happened
        </Button>
      </div>
      {isOpen && <BetStoryList betId={entry.bet.id} timeZone={timeZone} />}
      <BetCard bet={entry.bet} format={format} now={now} timeZone={timeZone} />
    </div>
  );
}

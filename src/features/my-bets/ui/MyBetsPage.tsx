import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { isEmpty } from '../../../../core/isEmpty.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { dayHeadText, dayOf } from '../../../../core/time/formatTime.ts';
import type { BetsFilter } from '../../../../core/wire/contract.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { NoBetsIllustration } from '../../../ui/illustrations/NoBetsIllustration.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Redirect } from '../../../ui/Redirect.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useSeenSettled } from '../data/badge.ts';
import { useFollowOffers } from '../data/useCashOuts.ts';
import { useMyBets, useNow, useTyped, useWatchLegs } from '../data/useMyBets.ts';
import { readWanted, wantedAddress, withoutEmpty } from '../logic/betFilters.ts';
import { byDay, inColumns, timeOf, type Wanted } from '../logic/betList.ts';
import { BetCard } from './BetCard.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetTabs } from './BetTabs.tsx';
import { column, columns, dayHead, page, top } from './betStyles.ts';
import { BetsSkeleton } from './MyBetsSkeleton.tsx';
import { Summary } from './Summary.tsx';

const FILTERS: Readonly<Record<string, BetsFilter>> = { open: 'OPEN', settled: 'SETTLED' };

const SIDES = [0, 1] as const;

const WORDS: RegionWords = {
  error: 'Your bets can’t be shown right now',
  errorDetail: 'They are safe with us.',
  offline: 'Your bets are not saved on this device',
  offlineDetail: 'They are safe with us, and shown as soon as you’re back online.',
};

/** `/my-bets/open` and `/my-bets/settled`. */
export function MyBetsPage() {
  const { tab = '' } = useParams();
  const filter = FILTERS[tab];
  useSeenSettled(filter === 'SETTLED');
  if (filter === undefined) return <Redirect to="/my-bets/open" />;
  // Each tab has a search of its own.
  return <Bets key={filter} filter={filter} />;
}

function Bets({ filter }: { readonly filter: BetsFilter }) {
  const tabs = { OPEN: useMyBets('OPEN'), SETTLED: useMyBets('SETTLED') };
  const { pathname, search } = useLocation();
  // In the address, so that a reload and the way back keep it.
  const [chosen, choose] = useAddressValue<Wanted>(readWanted(search), (next) => wantedAddress(pathname, next));
  const wanted = withoutEmpty(chosen);
  const [text, setText] = useState(wanted.search ?? '');
  const typed = useTyped(text);
  const follow = useEffectEvent((found: string) => {
    if (found !== (wanted.search ?? '')) choose({ ...wanted, search: found });
  });
  useEffect(() => follow(typed), [typed]);
  const shown = useMyBets(filter, wanted);
  const [readOpen, readSettled, readShown] = [tabs.OPEN.refetch, tabs.SETTLED.refetch, shown.refetch];
  const readAll = useCallback(() => void Promise.all([readOpen(), readSettled(), readShown()]), [readOpen, readSettled, readShown]);
  const isOnline = useOnline();
  const list = tabs[filter];
  useTitle(filter === 'OPEN' ? 'My Bets' : 'My Bets, settled');
  return (
    <div className={page}>
      <div className={top}>
        <Text as="h1" type="page">
          My Bets
        </Text>
        <BetTabs filter={filter} openCount={tabs.OPEN.data?.sums.count ?? null} />
      </div>
      {!isOnline && (
        <Note tone="neutral" icon="offline" role="status" title="You’re offline, and that’s fine">
          Your bets are safe with us. Scores and results go on as soon as you’re back.
        </Note>
      )}
      <div role="tabpanel" id="my-bets-panel" aria-labelledby={`my-bets-${filter}`} className={column}>
        <Summary filter={filter} list={list.data ?? null} isOnline={isOnline} />
        {list.data !== null && list.data.sums.count > 0 && (
          <BetFilters wanted={wanted} text={text} onText={setText} onType={(type) => choose({ ...wanted, type })} />
        )}
        <List list={shown} filter={filter} isOnline={isOnline} isFiltered={Object.keys(wanted).length > 0} readBoth={readAll} />
      </div>
    </div>
  );
}

interface ListProps {
  readonly list: ReturnType<typeof useMyBets>;
  readonly filter: BetsFilter;
  readonly isOnline: boolean;
  readonly isFiltered: boolean;
  readonly readBoth: () => void;
}

function List({ list, filter, isOnline, isFiltered, readBoth }: ListProps) {
  const oddsFormat = useStore(useServices().oddsFormat);
  const now = useNow();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const bets = list.data?.bets ?? [];
  useWatchLegs(
    bets.flatMap((bet) => bet.legs),
    readBoth,
  );
  useFollowOffers(bets, useTakenToast());
  return (
    <AsyncRegion
      source={list}
      isOnline={isOnline}
      message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={readBoth} />}
      skeleton={<BetsSkeleton />}
      isEmpty={(value) => isEmpty(value.bets)}
      empty={
        isFiltered ? (
          <RegionEmpty title="No such bets">No bet of this tab matches. Try another type or word.</RegionEmpty>
        ) : (
          <Nothing filter={filter} />
        )
      }
    >
      {(value) => {
        return (
          <>
            {byDay(value.bets, (at) => dayOf(at, timeZone)).map(({ day, bets: own }) => {
              const sides = inColumns(own);
              return (
                <section key={day} className={column} aria-labelledby={`day-${day}`}>
                  <h2 id={`day-${day}`} className={dayHead}>
                    {dayHeadText(Date.parse(timeOf(own[0])), now, timeZone)}
                  </h2>
                  <div className={columns}>
                    {SIDES.map((side) => (
                      <div key={side} className={column}>
                        {sides[side].map((bet) => (
                          <BetCard key={bet.id} bet={bet} format={oddsFormat} now={now} hasStory={filter === 'SETTLED'} />
                        ))}
                      </div>
                    ))}
                  </div>
                </section>
              );
            })}
            {value.hasNext && (
              <Button tone="outline" wide busy={list.isLoadingMore} disabled={!isOnline} onClick={() => void list.loadMore()}>
                Load more
              </Button>
            )}
          </>
        );
      }}
    </AsyncRegion>
  );
}

/** A bet that is cashed out as a whole leaves the list, so that its card cannot say what was paid. */
function useTakenToast(): (amountCents: number) => void {
  const toast = useToast();
  return useCallback(
    (amountCents) => toast.show({ type: 'success', body: `Cashed out. ${formatMoney(amountCents)} is in your balance.` }),
    [toast],
  );
}

function Nothing({ filter }: { readonly filter: BetsFilter }) {
  return (
    <EmptyState
      illustration={<NoBetsIllustration />}
      title={filter === 'OPEN' ? 'No open bets' : 'No settled bets yet'}
      action={
        <Link className={buttonStyle({ tone: 'secondary' }).className} to="/">
          See the lines
        </Link>
      }
    >
      {filter === 'OPEN' ? 'A bet you place shows up here at once.' : 'A bet moves here once its result is known.'}
    </EmptyState>
  );
}

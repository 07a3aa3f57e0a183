import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { formatMoney } from '../../../../../core/money/money.ts';
import { type OddsFormat, shownOdds } from '../../../../../core/money/odds.ts';
import { selectionTitle } from '../../../../../core/money/points.ts';
import { startText } from '../../../../../core/time/times.ts';
import { useStore } from '../../../../platform/externalStore.ts';
import { useOnline, useServices } from '../../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { cls } from '../../../../ui/cls.ts';
import { lazyPart } from '../../../../ui/lazyPart.tsx';
import { Note } from '../../../../ui/Note.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../../ui/region/regionWords.ts';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useAddressValue } from '../../../../ui/useAddressValue.ts';
import { useBusy } from '../../../../ui/useBusy.ts';
import { useOpen } from '../../../../ui/useOpen.ts';
import { useTitle } from '../../../../ui/useTitle.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { addOthersBet, putOthersBet } from '../../data/addShared.ts';
import { betslipOf } from '../../data/betslip.ts';
import { usePopularParlays } from '../../data/lounge.ts';
import {
  chanceText,
  LOUNGE_SORTS,
  type LoungeSort,
  loungePicks,
  type PopularParlay,
  playersText,
  sortOf,
} from '../../logic/lounge.ts';
import { JOINED_TAB } from '../../logic/sharedBet.ts';

const page = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 960,
  width: '100%',
});
const head = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  '& > fieldset': {
    marginLeft: 'auto',
    '@tiny': { width: '100%', gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const grid = cls({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))', gap: 12 });
const card = cls({ padding: 16, display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: 14, height: '100%' });
const top = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > h2': { type: 'title' },
  '& > :nth-child(2)': { marginLeft: 'auto' },
});
const legs = cls({ display: 'grid', gap: 8, alignContent: 'start' });
const leg = cls({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&::before': { content: '""', width: 10, height: 10, borderRadius: '50%', border: '2px solid $accentText' },
  '& > span': { type: 'base', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > small': { gridColumn: 2, type: 'caption', color: '$text2' },
  '& a:hover': { color: '$text', textDecoration: 'underline' },
});
const foot = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  borderTop: '1px solid $line',
  paddingTop: 12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  '& > small': { gridColumn: '1 / -1', type: 'caption', color: '$text2' },
});
const total = cls({ type: 'heading' });

const WORDS: RegionWords = {
  error: 'The lounge can’t be shown right now',
  offline: 'The lounge is not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
};
/** The parameter of the address with the order. */
const SORT = 'sort';

const question = lazyPart(() => import('../AddOrReplaceDialog.tsx').then((module) => module.AddOrReplaceDialog));

/** `/parlay-lounge`: parlays that players have open, to copy into the own slip. */
export function LoungePage() {
  const online = useOnline();
  const { pathname, search } = useLocation();
  const [sort, choose] = useAddressValue<LoungeSort>(sortOf(new URLSearchParams(search).get(SORT)), (next) =>
    next === 'POPULAR' ? pathname : `${pathname}?${new URLSearchParams({ [SORT]: next.toLowerCase() })}`,
  );
  const parlays = usePopularParlays(sort);
  useTitle('Parlay lounge');
  return (
    <div className={page}>
      <div className={head}>
        <Text as="h1" type="page">
          Parlay lounge
        </Text>
        <Segmented label="Order" options={LOUNGE_SORTS} value={sort} onChange={choose} />
      </div>
      <Note tone="neutral" title="Popular doesn’t mean likely">
        These are parlays that players have open now, without names or stakes. One lost leg loses the whole bet, and most of them
        lose. Adding one fills your betslip: nothing is placed until you do it.{' '}
        <Link to="/info/responsible-gaming">Safer play</Link>
      </Note>
      <AsyncRegion
        source={parlays}
        isOnline={online}
        skeleton={<LoungeSkeleton />}
        message={(kind) => <RegionMessage kind={kind} words={WORDS} size="card" onRetry={() => void parlays.refetch()} />}
        isEmpty={(data) => data.parlays.length === 0}
        empty={
          <RegionEmpty
            title="No parlays to show right now"
            action={
              <Link className={buttonStyle({ tone: 'secondary' }).className} to="/exclusives">
                See exclusives
              </Link>
            }
          >
            Parlays of players come here while all their legs still take bets. Exclusives are put together by us.
          </RegionEmpty>
        }
      >
        {(data) => <Parlays parlays={data.parlays} />}
      </AsyncRegion>
    </div>
  );
}

function LoungeSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={236} />
      ))}
    </div>
  );
}

function Parlays({ parlays }: { readonly parlays: readonly PopularParlay[] }) {
  const services = useServices();
  const format = useStore(services.oddsFormat);
  const { isOpen, open, close } = useOpen(question);
  const [chosen, setChosen] = useState<PopularParlay | null>(null);

  const add = async (parlay: PopularParlay): Promise<void> => {
    setChosen(parlay);
    if (await addOthersBet(betslipOf(services), { picks: loungePicks(parlay), tab: JOINED_TAB })) open();
  };
  return (
    <>
      <ul className={grid} aria-label="Parlays">
        {parlays.map((parlay) => (
          <li key={parlay.id}>
            <ParlayCard parlay={parlay} format={format} onAdd={() => add(parlay)} />
          </li>
        ))}
      </ul>
      {isOpen && chosen && (
        <question.Component
          title={titleOf(chosen)}
          legs={chosen.picks.length}
          totalOdds={shownOdds(chosen.totalOdds, format)}
          onClose={close}
          onAnswer={(replaces) => {
            close();
            putOthersBet(betslipOf(services), { picks: loungePicks(chosen), tab: JOINED_TAB }, replaces);
          }}
        />
      )}
    </>
  );
}

const titleOf = ({ picks }: PopularParlay): string => `${picks.length}-leg parlay`;

interface ParlayCardProps {
  readonly parlay: PopularParlay;
  readonly format: OddsFormat;
  readonly onAdd: () => Promise<void>;
}

function ParlayCard({ parlay, format, onAdd }: ParlayCardProps) {
  const { clock } = useServices();
  const online = useOnline();
  const { isBusy, busy } = useBusy();
  const live = parlay.picks.filter(({ eventStatus }) => eventStatus === 'IN_PLAY').length;
  const odds = shownOdds(parlay.totalOdds, format);
  return (
    <Card as="article" className={card} aria-labelledby={`parlay-${parlay.id}`}>
      <div className={top}>
        <h2 id={`parlay-${parlay.id}`}>{titleOf(parlay)}</h2>
        {live > 0 && <Pill tone="danger">{live === 1 ? '1 leg live' : `${live} legs live`}</Pill>}
        <Text type="caption" tone={2}>
          {playersText(parlay.playerCount)}
        </Text>
      </div>
      <ul className={legs}>
        {parlay.picks.map((pick) => (
          <li key={pick.selectionId} className={leg}>
            <span>{selectionTitle(pick.name, pick.marketType, pick.pointsHundredths)}</span>
            <small>
              {`${pick.marketName} · `}
              <Link to={pick.eventPath}>{pick.eventName}</Link>
              {pick.eventStatus === 'PRE_GAME' && ` · ${startText(pick.startsAt, clock.now())}`}
            </small>
          </li>
        ))}
      </ul>
      <div className={foot}>
        <div>
          <span className={total}>{odds}</span>
          <Text type="caption" tone={2}>
            {`${formatMoney(parlay.exampleStakeCents)} would pay ${formatMoney(parlay.examplePayoutCents)}`}
          </Text>
        </div>
        <Button size="sm" tone="secondary" busy={isBusy} aria-disabled={!online || undefined} onClick={() => void busy(onAdd)}>
          Add all
          <VisuallyHidden>{`: ${titleOf(parlay)} at ${odds}`}</VisuallyHidden>
        </Button>
        <small>{chanceText(parlay.impliedPercent)}</small>
      </div>
    </Card>
  );
}

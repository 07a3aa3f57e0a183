import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { formatResult } from '../../../../core/money/money.ts';
import { formatCount } from '../../../../core/texts/formatCount.ts';
import { dayOf } from '../../../../core/time/formatTime.ts';
import { historyFilter, isHistorySection } from '../../../../core/wire/history.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { segment } from '../../../ui/Segmented.tsx';
import { InlineSelect } from '../../../ui/SelectField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import { exportPath } from '../data/files.ts';
import { useHistory, useTotals } from '../data/history.ts';
import type { History, HistoryTab, HistoryTotal } from '../logic/history.ts';
import {
  type Choice,
  type Days,
  daysOf,
  PERIOD_NAMES,
  PERIODS,
  type Period,
  periodOf,
  readDays,
  searchOf,
} from '../logic/period.ts';
import * as styles from './historyStyles.ts';
import { SessionList } from './SessionList.tsx';
import { TransactionList } from './TransactionList.tsx';
import { useSave } from './useSave.ts';
import { WORDS } from './words.ts';

/** `/account/history/{sectionId}`; filter and days are in its search. */
export function HistoryPage() {
  const { sectionId = '' } = useParams();
  useTitle('History');
  return <HistoryView sectionId={sectionId} />;
}

export function HistoryView({ sectionId }: { readonly sectionId: string }) {
  const id = useId();
  const history = useHistory();
  const isOnline = useOnline();
  const hidden: readonly string[] = useBrand().accountHistory.sectionsToHide;
  if (!isHistorySection(sectionId)) return <NotFoundMessage />;
  return (
    <div className={pageColumn}>
      <AsyncRegion
        source={history}
        isOnline={isOnline}
        skeleton={
          <>
            <Heading />
            <Skeleton height={78} />
            <Skeleton height={320} />
          </>
        }
        message={(kind) => (
          <>
            <Heading />
            <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void history.refetch()} />
          </>
        )}
      >
        {({ tabs, timeZone, sports }) => {
          const shown = tabs.filter(({ id }) => !hidden.includes(id));
          const tab = shown.find(({ id }) => id === sectionId);
          if (tab === undefined) return <NotFoundMessage />;
          return (
            <>
              <Heading>
                <Tabs id={id} tabs={shown} current={tab.id} />
              </Heading>
              <Section key={tab.id} id={id} tab={tab} timeZone={timeZone} sports={tab.id === 'betting' ? sports : NO_SPORTS} />
            </>
          );
        }}
      </AsyncRegion>
    </div>
  );
}

function Heading({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.top}>
      <Text as="h1" type="page">
        History
      </Text>
      {children}
    </div>
  );
}

/** Tabs with an address each. Arrow keys move and select. */
interface TabsProps {
  /** Begins the ids of elements. */
  readonly id: string;
  readonly tabs: readonly HistoryTab[];
  readonly current: string;
}

function Tabs({ id: pageId, tabs, current }: TabsProps) {
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.findIndex(({ id }) => id === current) + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    document.getElementById(`${pageId}-${next.id}`)?.focus();
    void navigate(`/account/history/${next.id}`);
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label="History" onKeyDown={onKeyDown}>
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          id={`${pageId}-${id}`}
          role="tab"
          to={`/account/history/${id}`}
          className={segment}
          aria-selected={id === current}
          aria-current={id === current ? 'page' : undefined}
          aria-controls={`${pageId}-panel`}
          tabIndex={id === current ? 0 : -1}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

type Sports = History['sports'];
const NO_SPORTS: Sports = [];

/** What the address says of a section; an unknown filter is the first one, and an unknown sport is none. */
function choiceOf(tab: HistoryTab, sports: Sports, search: string): Choice {
  const parameters = new URLSearchParams(search);
  const [first] = tab.filters;
  const filter = tab.filters.find(({ id }) => id === parameters.get('filter')) ?? first;
  const sport = sports.find(({ id }) => id === parameters.get('sport'))?.id ?? null;
  return { filterId: filter?.id ?? '', days: readDays(parameters), sport };
}

interface SectionProps {
  readonly id: string;
  readonly tab: HistoryTab;
  readonly timeZone: string;
  readonly sports: Sports;
}

function Section({ id: pageId, tab, timeZone, sports }: SectionProps) {
  const { search } = useLocation();
  const [choice, choose] = useAddressValue(
    choiceOf(tab, sports, search),
    (next) => `/account/history/${tab.id}${searchOf(next.filterId === tab.filters[0]?.id ? null : next.filterId, next)}`,
  );
  const { filterId } = choice;
  return (
    <div role="tabpanel" id={`${pageId}-panel`} aria-labelledby={`${pageId}-${tab.id}`} className={pageColumn}>
      <Totals sectionId={tab.id} choice={choice} />
      <div className={styles.bar}>
        {tab.filters.length > 1 ? (
          <fieldset className={styles.chips} aria-label="Show">
            {tab.filters.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className={styles.chip}
                aria-pressed={id === filterId}
                onClick={() => choose({ ...choice, filterId: id })}
              >
                {label}
              </button>
            ))}
          </fieldset>
        ) : (
          <span />
        )}
        <Tools tab={tab} choice={choice} sports={sports} timeZone={timeZone} onChange={choose} />
      </div>
      <List sectionId={tab.id} choice={choice} timeZone={timeZone} />
    </div>
  );
}

function totalText({ count, cents, label }: HistoryTotal): string {
  if (cents === null) return formatCount(count ?? 0);
  // A plus is what was won. What was paid in has none.
  return label === 'Net' || label === MONEY_WORDS.netResult ? formatResult(cents) : formatResult(cents).replace(/^\+/, '');
}

const CELLS = [0, 1, 2, 3] as const;

/** What the rows that are shown add up to. Keeps its height while that is not known. */
function Totals({ sectionId, choice }: { readonly sectionId: string; readonly choice: Choice }) {
  const totals = useTotals(sectionId, choice).data;
  return (
    <dl className={join(cardStyle, styles.totals)} aria-busy={totals === null}>
      {totals === null
        ? CELLS.map((cell) => (
            <div key={cell}>
              <dt>
                <Skeleton width={64} height={16} />
              </dt>
              <dd>
                <Skeleton width={88} height={28} />
              </dd>
            </div>
          ))
        : totals.map((total) => (
            <div key={total.label}>
              <dt>{total.label}</dt>
              <dd>{totalText(total)}</dd>
            </div>
          ))}
    </dl>
  );
}

interface ToolsProps {
  readonly tab: HistoryTab;
  readonly choice: Choice;
  readonly sports: Sports;
  readonly timeZone: string;
  readonly onChange: (choice: Choice) => void;
}

/** The sport and the days that are shown, and the list as a file. */
function Tools({ tab, choice, sports, timeZone, onChange }: ToolsProps) {
  const { days, sport } = choice;
  const onDays = (next: Days): void => onChange({ ...choice, days: next });
  const today = dayOf(useServices().clock.now(), timeZone);
  const isOnline = useOnline();
  const { busyPath, save } = useSave();
  const named = periodOf(days, today);
  const [wantsDates, setWantsDates] = useState(named === 'custom');
  const period = wantsDates ? 'custom' : named;

  function onPeriod(next: Period): void {
    setWantsDates(next === 'custom');
    onDays(next === 'custom' ? daysOf('month', today) : daysOf(next, today));
  }

  return (
    <div className={styles.tools}>
      {period === 'custom' && (
        <div className={styles.dates}>
          <TextField
            label="From"
            type="date"
            value={days.from ?? ''}
            max={days.to ?? undefined}
            onChange={(event) => onDays({ ...days, from: event.target.value || null })}
          />
          <TextField
            label="To"
            type="date"
            value={days.to ?? ''}
            min={days.from ?? undefined}
            onChange={(event) => onDays({ ...days, to: event.target.value || null })}
          />
        </div>
      )}
      {sports.length > 1 && (
        <InlineSelect
          label="Sport"
          value={sport ?? ''}
          onChange={(event) => onChange({ ...choice, sport: event.target.value || null })}
        >
          <option value="">All</option>
          {sports.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </InlineSelect>
      )}
      <InlineSelect label="Days" value={period} onChange={(event) => onPeriod(event.target.value as Period)}>
        {PERIODS.map((id) => (
          <option key={id} value={id}>
            {PERIOD_NAMES[id]}
          </option>
        ))}
      </InlineSelect>
      <Button
        tone="outline"
        size="sm"
        busy={busyPath !== null}
        disabled={!isOnline}
        onClick={() => void save(exportPath(tab.id, choice))}
      >
        <Icon name="download" size={16} />
        Export
      </Button>
    </div>
  );
}

interface ListProps {
  readonly sectionId: string;
  readonly choice: Choice;
  readonly timeZone: string;
}

function List({ sectionId, choice: { filterId, days, sport }, timeZone }: ListProps) {
  const { bettingHistory: BettingHistory } = useServices();
  if (sectionId === 'transactions') return <TransactionList filterId={filterId} days={days} timeZone={timeZone} />;
  if (sectionId === 'casino') return <SessionList filterId={filterId} days={days} timeZone={timeZone} />;
  return (
    <BettingHistory.Component
      filterId={historyFilter('betting', filterId)?.id ?? filterId}
      {...days}
      sport={sport}
      timeZone={timeZone}
    />
  );
}

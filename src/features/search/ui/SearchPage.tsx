import { Link, useLocation, useNavigate } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card, cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { useRecentSearches } from '../data/recentSearches.ts';
import { searchedTerm } from '../data/typedSearch.ts';
import { type Search, useSearch } from '../data/useSearch.ts';
import { useSearchSettings } from '../data/useTypedSearch.ts';
import { type AddressedSearch, searchOfAddress, searchPath } from '../logic/address.ts';
import { countText, emptyText, hasAside, type SearchResult, sectionsOf, TAB_LABELS } from '../logic/results.ts';
import type { SearchTab } from '../logic/tabs.ts';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import { OFFLINE_TEXT, SEARCH_WORDS } from './offlineText.ts';
import * as styles from './pageStyles.ts';
import { ResultText } from './ResultText.tsx';

/** Results on the page: as many as the server returns. */
const PAGE_RESULTS = 100;

/** `/search`, and `/search/{term}/all`. */
export function SearchPage() {
  const { pathname, search } = useLocation();
  const address = searchOfAddress(pathname, search) ?? { term: '', tab: 'ALL' };
  return address.term === '' ? <NoTerm /> : <Results address={address} />;
}

function NoTerm() {
  useTitle('Search');
  return <Start />;
}

/** The page before anything is searched. */
export function Start() {
  const { tabs } = useBrand().search;
  const recent = useRecentSearches();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Search</h1>
      {recent.terms.length > 0 && (
        <Card className={styles.card}>
          <h2>Recent searches</h2>
          <ul>
            {recent.terms.map((term) => (
              <li key={term} className={styles.recent}>
                <Link to={searchPath({ term, tab: 'ALL' })} className={styles.row} onClick={() => recent.add(term)}>
                  <Icon name="history" size={18} />
                  {term}
                </Link>
                <IconButton icon="close" iconSize={16} label={`Remove ${term}`} onClick={() => recent.remove(term)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {recent.terms.length === 0 && (
        <div className={cardStyle}>
          <EmptyState illustration={<EmptyIllustration tab="ALL" />} title="What are you looking for?">
            {tabs.includes('SPORTSBOOK')
              ? 'Type a team, a competition, a game or a page into the box above.'
              : 'Type a game or a page into the box above.'}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function Results({ address }: { readonly address: AddressedSearch }) {
  const { term } = address;
  const { tabs } = useBrand().search;
  const addressed = tabs.includes(address.tab) ? address.tab : 'ALL';
  const [tab, choose] = useAddressValue<SearchTab>(addressed, (next) => searchPath({ term, tab: next }));
  const settings = useSearchSettings();
  const search = useSearch(searchedTerm(term, settings), tab, PAGE_RESULTS);
  useTitle(`Results for “${term}”`);
  const counts = search.kind === 'ready' ? search.results.counts : null;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{`Results for “${term}”`}</h1>
        <p className={styles.count} role="status">
          {counts === null ? '' : countText(counts[tab])}
        </p>
      </div>
      <div className={styles.tabs}>
        <Tabs
          label="Results"
          name="search"
          value={tab}
          tabs={tabs.map((id) => ({ id, label: TAB_LABELS[id], ...(counts !== null && { count: counts[id] }) }))}
          onChange={choose}
        />
      </div>
      <TabPanel name="search" value={tab}>
        <Found search={search} term={term} tab={tab} minimum={settings.minimumLength} onTab={choose} />
      </TabPanel>
    </div>
  );
}

interface FoundProps {
  readonly search: Search;
  readonly term: string;
  readonly tab: SearchTab;
  readonly minimum: number;
  readonly onTab: (tab: SearchTab) => void;
}

/** The results of a search, or what stands in their place. */
export function Found({ search, term, tab, minimum, onTab }: FoundProps) {
  const { tabs } = useBrand().search;
  const recent = useRecentSearches();
  const now = useServices().clock.now();
  if (search.kind === 'idle')
    return <EmptyState title="A few letters more">{`A search needs at least ${minimum} letters.`}</EmptyState>;
  if (search.kind === 'loading') return <ResultsSkeleton />;
  if (search.kind === 'failed') return <RegionMessage kind="error" size="card" words={SEARCH_WORDS} onRetry={search.retry} />;
  const { results, isOnDevice } = search;
  const sections = sectionsOf(results.results);
  return (
    <>
      {isOnDevice && (
        <p className={styles.offline}>
          <Icon name="offline" size={18} />
          {OFFLINE_TEXT}
        </p>
      )}
      {sections.length === 0 ? (
        <NothingFound tab={tab} onTab={onTab} empty={emptyText(tab, term, results.counts, tabs)} />
      ) : (
        <div className={join(styles.sections, hasAside(sections) && styles.withAside)}>
          {sections.map((section) => (
            <Card key={section.title} className={styles.card}>
              <h2>{section.title}</h2>
              <ul>
                {section.results.map((result) => (
                  <ResultRow key={result.id} result={result} term={term} now={now} onOpen={() => recent.add(term)} />
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </>
  );
}

interface ResultRowProps {
  readonly result: SearchResult;
  readonly term: string;
  readonly now: number;
  readonly onOpen: () => void;
}

function ResultRow({ result, term, now, onOpen }: ResultRowProps) {
  return (
    <li>
      <Link to={result.path} className={styles.row} onClick={onOpen}>
        <ResultText result={result} term={term} now={now} />
      </Link>
    </li>
  );
}

interface NothingFoundProps {
  readonly tab: SearchTab;
  readonly empty: ReturnType<typeof emptyText>;
  readonly onTab: (tab: SearchTab) => void;
}

function NothingFound({ tab, empty: { title, text, otherTab }, onTab }: NothingFoundProps) {
  const navigate = useNavigate();
  const action =
    otherTab === null ? (
      <Button size="sm" onClick={() => void navigate('/search')}>
        Clear search
      </Button>
    ) : (
      <Button size="sm" onClick={() => onTab(otherTab.tab)}>
        {otherTab.label}
      </Button>
    );
  return (
    <EmptyState illustration={<EmptyIllustration tab={tab} />} title={title} action={action}>
      {text}
    </EmptyState>
  );
}

function ResultsSkeleton() {
  return (
    <div className={styles.sections} aria-busy="true">
      <Card className={styles.card}>
        {[160, 120, 190, 140].map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton width={40} height={32} />
            <span className={styles.skeletonText}>
              <Skeleton width={width} height={14} />
              <Skeleton width={Math.round(width * 0.7)} height={12} />
            </span>
          </div>
        ))}
      </Card>
    </div>
  );
}

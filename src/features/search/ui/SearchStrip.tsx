import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useRecentSearches } from '../data/recentSearches.ts';
import { searchedTerm } from '../data/typedSearch.ts';
import { type Search, useSearch } from '../data/useSearch.ts';
import { useSearchSettings, useTypedSearch } from '../data/useTypedSearch.ts';
import { searchPath } from '../logic/address.ts';
import { optionAction } from '../logic/optionKeys.ts';
import { countText, type SearchResult } from '../logic/results.ts';
import { OFFLINE_TEXT, SEARCH_WORDS } from './offlineText.ts';
import { ResultText } from './ResultText.tsx';
import type { SearchStripProps } from './SearchBox.tsx';
import * as styles from './stripStyles.ts';

/** Results in the strip; all of them are on the page. */
const STRIP_RESULTS = 5;

interface Option {
  readonly id: string;
  readonly content: ReactNode;
  readonly choose: () => void;
}

/** The dropdown below the search box: recent searches, then the first results of what is typed. The focus stays in the box. */
export function SearchStrip({ text, addressed, keys, onPopup, onText, onAddress, onClose }: SearchStripProps) {
  const navigate = useNavigate();
  const now = useServices().clock.now();
  const recent = useRecentSearches();
  const settings = useSearchSettings();
  const isOnSearchPage = addressed !== null;
  const term = useTypedSearch(text, addressed, (typed) => isOnSearchPage && onAddress(typed));
  const search = useSearch(isOnSearchPage ? '' : term, 'ALL', STRIP_RESULTS);
  // The arrows begin anew with each change of the text.
  const [active, setActive] = useState<{ readonly text: string; readonly index: number | null }>({ text, index: null });
  const wanted = searchedTerm(text, settings);
  const isEmpty = text.trim() === '';
  const isPending = wanted !== term;

  function seeAll(searched: string): void {
    if (searched === '') return;
    recent.add(searched);
    onText(searched);
    onClose();
    void navigate(searchPath({ term: searched, tab: 'ALL' }));
  }
  function open({ path }: SearchResult): void {
    recent.add(term);
    onText('');
    onClose();
    void navigate(path);
  }

  const found = !isEmpty && !isPending && search.kind === 'ready' ? search.results : null;
  const options: readonly Option[] = isEmpty
    ? recent.terms.map((searched) => ({ id: searched, content: <RecentText term={searched} />, choose: () => seeAll(searched) }))
    : (found?.results ?? []).map((result) => ({
        id: result.id,
        content: <ResultText result={result} term={term} now={now} />,
        choose: () => open(result),
      }));
  const count = found?.counts.ALL ?? 0;
  const all: readonly Option[] =
    found !== null && count > 0
      ? [...options, { id: 'all', content: <AllText text={`See all ${countText(count)}`} />, choose: () => seeAll(term) }]
      : options;

  const shown = active.text === text && active.index !== null && active.index < all.length ? active.index : null;
  useEffect(() => {
    onPopup({ isExpanded: all.length > 0, activeId: shown === null ? undefined : `search-option-${shown}` });
  }, [onPopup, all.length, shown]);
  function onKey(key: string): boolean {
    const action = optionAction(key, shown, all.length);
    switch (action?.kind) {
      case 'move':
        setActive({ text, index: action.index });
        return true;
      case 'choose':
        all[action.index]?.choose();
        return true;
      case 'submit':
        seeAll(wanted);
        return true;
      case 'close':
        onClose();
        return true;
      default:
        return false;
    }
  }
  useLayoutEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });

  if (isEmpty ? recent.terms.length === 0 : isOnSearchPage) return null;
  return (
    <div className={styles.strip}>
      {isEmpty && (
        <div className={styles.head}>
          <span>Recent searches</span>
          <Button tone="text" size="sm" onClick={recent.clear}>
            Clear all
          </Button>
        </div>
      )}
      {!isEmpty && (
        <StripState search={search} text={text} wanted={wanted} isPending={isPending} minimum={settings.minimumLength} />
      )}
      {all.length > 0 && (
        <div className={styles.rows}>
          <div id="search-options" role="listbox" aria-label={isEmpty ? 'Recent searches' : 'Results'} className={styles.list}>
            {all.map((option, index) => (
              // Named by the box (aria-activedescendant) and never focused: the pointer leaves the focus in the box.
              <button
                key={option.id}
                id={`search-option-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === shown}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setActive({ text, index })}
                onClick={option.choose}
              >
                {option.content}
              </button>
            ))}
          </div>
          {isEmpty && (
            <div className={styles.removals}>
              {recent.terms.map((searched) => (
                <IconButton
                  key={searched}
                  icon="close"
                  iconSize={16}
                  label={`Remove ${searched}`}
                  onClick={() => recent.remove(searched)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function RecentText({ term }: { readonly term: string }) {
  return (
    <>
      <Icon name="history" size={18} />
      <span className={styles.recentTerm}>{term}</span>
    </>
  );
}

function AllText({ text }: { readonly text: string }) {
  return (
    <>
      <Icon name="search" size={18} />
      <strong className={styles.recentTerm}>{text}</strong>
      <span className={styles.hint}>Enter</span>
    </>
  );
}

interface StripStateProps {
  readonly search: Search;
  readonly text: string;
  readonly wanted: string;
  readonly isPending: boolean;
  readonly minimum: number;
}

/** What stands above the results, or in their place. */
function StripState({ search, text, wanted, isPending, minimum }: StripStateProps) {
  if (wanted === '') return <p className={styles.message}>{`Type at least ${minimum} letters.`}</p>;
  if (isPending || search.kind === 'loading' || search.kind === 'idle')
    return (
      <div aria-busy="true">
        <p className={styles.head} role="status">{`Searching for “${text.trim()}”`}</p>
        {[120, 98, 136].map((width) => (
          <div key={width} className={styles.skeletonRow}>
            <Skeleton width={32} height={32} />
            <span>
              <Skeleton width={width} height={12} />
              <Skeleton width={Math.round(width * 0.7)} height={10} />
            </span>
          </div>
        ))}
      </div>
    );
  if (search.kind === 'failed')
    return (
      <div className={styles.message}>
        <RegionMessage kind="error" size="line" words={SEARCH_WORDS} onRetry={search.retry} />
      </div>
    );
  const { counts } = search.results;
  return (
    <>
      {search.isOnDevice && <p className={styles.offline}>{OFFLINE_TEXT}</p>}
      <p className={counts.ALL === 0 ? styles.message : styles.head} role="status">
        {counts.ALL === 0 ? `No results for “${wanted}”. Check the spelling or try another name.` : `Results for “${wanted}”`}
      </p>
    </>
  );
}

import { type ReactNode, useMemo, useRef } from 'react';
import { FAILED, loadedWith, type StillPage, stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import { useBrand } from '../../../../ui/brandContext.ts';
import { cls } from '../../../../ui/cls.ts';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, samples } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { Search } from '../../data/useSearch.ts';
import type { SearchResult, SearchResults } from '../../logic/results.ts';
import type { SearchTab } from '../../logic/tabs.ts';
import { SearchBox } from '../SearchBox.tsx';
import { Found, Start } from '../SearchPage.tsx';
import { SearchStrip } from '../SearchStrip.tsx';

const box = cls({ display: 'flex', maxWidth: 420, minHeight: 44 });
/** The strip lies over the page: here it has a place in it. */
const strip = cls({ maxWidth: 420, '& > div': { position: 'static', maxHeight: 'none' } });

const result = (type: SearchResult['type'], title: string, more: Partial<SearchResult> = {}): SearchResult => ({
  id: title,
  type,
  title,
  detail: 'NFL',
  icon: 'football',
  path: '/search',
  badges: [],
  event: null,
  ...more,
});
const badge = (abbreviation: string, color: string) => ({ abbreviation, colors: [color, '#ffffff'] });
const SAINTS = badge('NO', '#d3bc8d');
const CARDINALS = badge('ARI', '#97233f');
const PRICES = [
  { name: 'Saints', odds: { numerator: 6, denominator: 5 } },
  { name: 'Cardinals', odds: { numerator: 50, denominator: 71 } },
];
const EVENT = {
  name: 'Saints @ Cardinals',
  startsAt: '2026-11-24T01:20:00Z',
  status: 'PRE_GAME',
  marketCount: 84,
  prices: PRICES,
} as const;

const RESULTS: readonly SearchResult[] = [
  result('TEAM', 'New Orleans Saints', { badges: [SAINTS], event: EVENT }),
  result('EVENT', EVENT.name, { badges: [SAINTS, CARDINALS], event: { ...EVENT, status: 'IN_PLAY' } }),
  result('COMPETITION', 'Saints Cup', { detail: 'Soccer', icon: 'soccer' }),
  result('GAME', 'Saints of Fortune', { detail: 'Slots', icon: 'slots' }),
  result('PAGE', 'Saints and their promos', { detail: 'Page', icon: 'promos' }),
];
const FOUND: SearchResults = { counts: { ALL: 5, SPORTSBOOK: 3, CASINO: 1 }, results: RESULTS };
const NONE: SearchResults = { counts: { ALL: 0, SPORTSBOOK: 0, CASINO: 0 }, results: [] };
const ELSEWHERE: SearchResults = { counts: { ALL: 4, SPORTSBOOK: 3, CASINO: 1 }, results: [] };
const TERM = 'Saints';
const RECENT = { recentSearches: ['Saints', 'Blackjack', 'Premier League'] };

/** `name`: of the sample. `text`: what stands in the box. */
interface StripMoment extends StillPage {
  readonly name: string;
  readonly text: string;
}

const typed = (name: string, text: string, page: Omit<StillPage, 'status'> = {}): StripMoment => ({
  name,
  text,
  status: 'loggedOut',
  ...page,
});

const STRIPS: readonly StripMoment[] = [
  typed('Strip, recent searches', '', { stored: RECENT }),
  typed('Strip, too short', 'S'),
  typed('Strip, loading', TERM),
  typed('Strip, results', TERM, { answers: { Search: loadedWith(FOUND) } }),
  typed('Strip, no results', TERM, { answers: { Search: loadedWith(NONE) } }),
  typed('Strip, failed', TERM, { answers: { Search: FAILED } }),
  typed('Strip, offline', TERM, { isOnline: false }),
];

const STARTS: readonly StripMoment[] = [
  typed('Page, nothing searched yet', ''),
  typed('Page, recent searches', '', { stored: RECENT }),
];
const BOX: StillPage = { status: 'loggedOut', flags: ['search'] };

const ready = (results: SearchResults, isOnDevice = false): Search => ({ kind: 'ready', results, isOnDevice });
const PAGES: readonly { readonly name: string; readonly search: Search; readonly tab?: SearchTab }[] = [
  { name: 'Page, too short', search: { kind: 'idle' } },
  { name: 'Page, loading', search: { kind: 'loading' } },
  { name: 'Page, results', search: ready(FOUND) },
  { name: 'Page, no results', search: ready(NONE) },
  {
    name: 'Page, no sports but games',
    search: ready({ ...ELSEWHERE, counts: { ALL: 1, SPORTSBOOK: 0, CASINO: 1 } }),
    tab: 'SPORTSBOOK',
  },
  { name: 'Page, no games', search: ready(ELSEWHERE), tab: 'CASINO' },
  { name: 'Page, failed', search: { kind: 'failed', retry: nothing } },
  { name: 'Page, offline', search: ready({ ...FOUND, results: RESULTS.slice(0, 1) }, true) },
];

/** Every state of the search: its box, the strip below it, and its page, in every brand and mode. For developers. */
export function SearchGallery() {
  useTitle('Gallery of the search');
  return <BrandPanels title="Gallery of the search" Samples={Samples} />;
}

function Samples() {
  const { tabs } = useBrand().search;
  return (
    <div className={samples}>
      <Figure name="Box" page={BOX}>
        <div className={box}>
          <SearchBox />
        </div>
      </Figure>
      {STRIPS.map((page) => (
        <Figure key={page.name} name={page.name} page={page}>
          <Strip text={page.text} />
        </Figure>
      ))}
      {STARTS.map((page) => (
        <Figure key={page.name} name={page.name} page={page}>
          <Start />
        </Figure>
      ))}
      {PAGES.filter(({ tab = 'ALL' }) => tabs.includes(tab)).map(({ name, search, tab = 'ALL' }) => (
        <Figure key={name} name={name} page={BOX}>
          <Found search={search} term={TERM} tab={tab} minimum={2} onTab={nothing} />
        </Figure>
      ))}
    </div>
  );
}

interface FigureProps {
  readonly name: string;
  readonly page: StillPage;
  readonly children: ReactNode;
}

function Figure({ name, page, children }: FigureProps) {
  const services = useServices();
  const still = useMemo(() => stillServices(services, page), [services, page]);
  return (
    <Sample name={name}>
      <ServicesContext value={still}>{children}</ServicesContext>
    </Sample>
  );
}

function Strip({ text }: { readonly text: string }) {
  const keys = useRef(null);
  return (
    <div className={strip}>
      <SearchStrip
        text={text}
        addressed={null}
        keys={keys}
        onPopup={nothing}
        onText={nothing}
        onAddress={nothing}
        onClose={nothing}
      />
    </div>
  );
}

import { describe, expect, it } from 'vitest';
import { cleanSearchTerm } from '../../../../core/texts/search.ts';
import { searchOfAddress, searchPath } from './address.ts';
import { markMatches } from './matches.ts';
import { optionAction } from './optionKeys.ts';
import { addRecentSearch, decodeRecentSearches, NO_RECENT_SEARCHES, removeRecentSearch } from './recentSearches.ts';
import { countText, detailText, emptyText, hasAside, pricesOf, type SearchResult, sectionsOf } from './results.ts';

describe('a term', () => {
  it.each([
    ['  new   york ', 'new york'],
    ['100%', '100'],
    ['<script>', 'script>'],
    ['%<%', ''],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('the term of %j is %j', (text, term) => expect(cleanSearchTerm(text)).toBe(term));
});

describe('the address of a search', () => {
  it.each([
    ['/search', '', { term: '', tab: 'ALL' }],
    ['/search/', '', { term: '', tab: 'ALL' }],
    ['/search/lions/all', '', { term: 'lions', tab: 'ALL' }],
    ['/search/new%20york/all', '?tab=casino', { term: 'new york', tab: 'CASINO' }],
    ['/search/st.louis%2Fa/all', '?tab=other', { term: 'st.louis/a', tab: 'ALL' }],
    ['/search', '?searchTerm=new+york%25', { term: 'new york', tab: 'ALL' }],
    ['/search/lions/all', '?searchTerm=bears', { term: 'lions', tab: 'ALL' }],
    ['/search/%E0%A4%A/all', '', { term: '', tab: 'ALL' }],
  ])('%s%s names %j', (pathname, query, expected) => expect(searchOfAddress(pathname, query)).toEqual(expected));

  it.each(['/', '/live', '/search/lions', '/search/lions/all/more', '/searching'])('%s is no search', (pathname) =>
    expect(searchOfAddress(pathname, '')).toBeNull(),
  );

  it('leads back to the same search', () => {
    for (const search of [
      { term: 'a/b?c#d &é', tab: 'SPORTSBOOK' },
      { term: 'lions', tab: 'ALL' },
    ] as const) {
      const [pathname = '', query = ''] = searchPath(search).split('?');
      expect(searchOfAddress(pathname, query)).toEqual(search);
    }
    expect(searchPath({ term: '', tab: 'CASINO' })).toBe('/search');
  });
});

describe('the marks of a title', () => {
  const marked = (title: string, term: string): string =>
    markMatches(title, term)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  it.each([
    ['Lions', 'lion', '[Lion]s'],
    ['Harbour Lions', 'LIONS', 'Harbour [Lions]'],
    ['Stallions', 'lion', 'Stallions'],
    ['Chiefs @ Bills', 'bil chi', '[Chi]efs @ [Bil]ls'],
    ['Atlético-Madrid', 'madrid atletico', '[Atlético]-[Madrid]'],
    ['49ers', '49', '[49]ers'],
    ['Bills', 'cheifs', 'Bills'],
  ])('%s with %s are %s', (title, term, expected) => expect(marked(title, term)).toBe(expected));
});

describe('recent searches', () => {
  it('stay three, newest first', () => {
    const terms = ['a', 'b', 'c', 'd'].reduce(addRecentSearch, NO_RECENT_SEARCHES);
    expect(terms).toEqual(['d', 'c', 'b']);
  });

  it('have no duplicates: a repeated one moves to the front', () => {
    expect(addRecentSearch(['lions', 'bears'], 'Bears')).toEqual(['Bears', 'lions']);
    expect(addRecentSearch(['lions'], ' % ')).toEqual(['lions']);
  });

  it('without any are the value that is not stored', () => {
    expect(removeRecentSearch(['lions'], 'lions')).toBe(NO_RECENT_SEARCHES);
    expect(removeRecentSearch(['lions', 'bears'], 'lions')).toEqual(['bears']);
  });

  it.each([
    [null, null],
    ['lions', null],
    [
      ['a', 1, 'b', 'A'],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c'],
    ],
  ])('stored as %j are read as %j', (stored, expected) => expect(decodeRecentSearches(stored)).toEqual(expected));
});

describe('a key in the box', () => {
  it.each([
    ['ArrowDown', null, 3, { kind: 'move', index: 0 }],
    ['ArrowDown', 2, 3, { kind: 'move', index: null }],
    ['ArrowDown', null, 0, null],
    ['ArrowUp', null, 3, { kind: 'move', index: 2 }],
    ['ArrowUp', 0, 3, { kind: 'move', index: null }],
    ['Enter', null, 3, { kind: 'submit' }],
    ['Enter', 1, 3, { kind: 'choose', index: 1 }],
    ['Escape', 1, 3, { kind: 'close' }],
    ['Home', 1, 3, null],
    ['a', 1, 3, null],
  ] as const)('%s at option %s of %s does %j', (key, active, count, expected) =>
    expect(optionAction(key, active, count)).toEqual(expected),
  );
});

const NOW = Date.parse('2026-11-22T12:00:00Z');
const event = { name: 'Lions @ Bears', startsAt: '2026-11-22T18:00:00Z', status: 'PRE_GAME', marketCount: 16, prices: [] } as const;
const result: SearchResult = {
  id: 'x',
  type: 'PAGE',
  title: 'Lions',
  detail: 'NFL',
  icon: 'football',
  path: '/',
  badges: [],
  event: null,
};

describe('the second line of a result', () => {
  it.each([
    [{ ...result, detail: 'Limits and help' }, /^Limits and help$/],
    [{ ...result, type: 'TEAM', event }, /^NFL · Next: Lions @ Bears, Today \d/],
    [{ ...result, type: 'TEAM', event: { ...event, status: 'IN_PLAY' } }, /^NFL · Live: Lions @ Bears$/],
    [{ ...result, type: 'EVENT', event }, /^NFL · Today .* · 16 markets$/],
    [
      { ...result, type: 'EVENT', event: { ...event, isTimeUnknown: true } },
      /^NFL · Sun Nov 22 · Time to be announced · 16 markets$/,
    ],
    [{ ...result, type: 'EVENT', event: { ...event, status: 'IN_PLAY', marketCount: 1 } }, /^NFL · Live · 1 market$/],
  ] as const)('the second line of %j is like %s', (one, expected) => expect(detailText(one, NOW)).toMatch(expected));
});

it('a team has its own price of its next event, an event those of all, a player and a page none', () => {
  const odds = { numerator: 1, denominator: 1 };
  const prices = [
    { name: 'Lions', odds },
    { name: 'Bears', odds },
  ];
  const namesOf = (type: SearchResult['type']) =>
    pricesOf({ ...result, type, title: 'Lions', event: { ...event, prices } }).map(({ name }) => name);
  expect([namesOf('TEAM'), namesOf('EVENT'), namesOf('PLAYER')]).toEqual([['Lions'], ['Lions', 'Bears'], []]);
  expect(pricesOf({ ...result, type: 'PAGE' })).toEqual([]);
});

it.each([
  [0, '0 results'],
  [1, '1 result'],
  [99, '99 results'],
  [140, '99+ results'],
])('%i matches are called %s', (count, text) => expect(countText(count)).toBe(text));

describe('the page of results', () => {
  it('has a section for each kind there is, and pages beside the others', () => {
    const of = (...types: SearchResult['type'][]) => sectionsOf(types.map((type) => ({ ...result, id: type, type })));
    const all = of('PAGE', 'EVENT', 'TEAM', 'COMPETITION');
    expect(all.map(({ title, results }) => [title, results.map(({ type }) => type)])).toEqual([
      ['Teams and competitions', ['TEAM', 'COMPETITION']],
      ['Events', ['EVENT']],
      ['Pages', ['PAGE']],
    ]);
    expect([all, of('TEAM', 'EVENT'), of('PAGE'), of('EVENT', 'PAGE')].map(hasAside)).toEqual([true, false, false, true]);
  });

  const tabs = ['ALL', 'SPORTSBOOK', 'CASINO'] as const;
  it.each([
    ['ALL', { ALL: 0, SPORTSBOOK: 0, CASINO: 0 }, 'No results for “zzyx”', null],
    ['SPORTSBOOK', { ALL: 3, SPORTSBOOK: 0, CASINO: 3 }, 'No teams or events for “zzyx”', 'CASINO'],
    ['CASINO', { ALL: 6, SPORTSBOOK: 6, CASINO: 0 }, 'No games for “zzyx”', 'SPORTSBOOK'],
    ['CASINO', { ALL: 1, SPORTSBOOK: 0, CASINO: 0 }, 'No games for “zzyx”', null],
  ] as const)('a page with nothing in %s of %j says %s and points to %s', (tab, counts, title, other) => {
    const empty = emptyText(tab, 'zzyx', counts, tabs);
    expect([empty.title, empty.otherTab?.tab ?? null]).toEqual([title, other]);
  });

  it('points to no tab that the brand does not have', () => {
    expect(emptyText('CASINO', 'x', { ALL: 2, SPORTSBOOK: 2, CASINO: 0 }, ['ALL', 'CASINO']).otherTab).toBeNull();
  });
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { SearchBox } from '../../src/features/search/ui/SearchBox.tsx';
import { SearchPage } from '../../src/features/search/ui/SearchPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { press, read, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('tsb');

const result = (id: string, type: string, title: string, path: string) => {
  const none = { icon: 'football', badges: [], event: null };
  return { id, type, title, detail: 'Football', path, ...none };
};
const GAME = '/sport/football/organization/us/competition/nfl/event/e1';
const RESULTS = [
  result('c', 'COMPETITION', 'NFL Football', '/sport/football/organization/us/competition/nfl'),
  result('e', 'EVENT', 'Jets @ Bills', GAME),
];

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const addressNow = () => document.querySelector('output')?.textContent;

/** The box beside the pages of the search; other pages are empty. */
function open(address: string, applicationMetadata: object = {}) {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  server.answer('Search', ({ tab }) => {
    const found = tab === 'CASINO' ? [] : RESULTS;
    return {
      search: {
        counts: [
          ['ALL', 2],
          ['SPORTSBOOK', 2],
          ['CASINO', 0],
        ].map(([of, count]) => ({ tab: of, count })),
        results: found,
      },
    };
  });
  const { data, time, connection } = server;
  const metadata = { searchDebounceIntervalMilliseconds: 100, searchMinimumLength: 3, ...applicationMetadata };
  const startup = createStore({ state: 'done', data: { applicationMetadata: metadata } });
  renderInPage(
    <>
      <SearchBox />
      <Routes>
        <Route path="search" element={<SearchPage />} />
        <Route path="search/:term/all" element={<SearchPage />} />
        <Route path="*" element={<h1>Lines</h1>} />
      </Routes>
      <Address />
    </>,
    {
      brand,
      address,
      services: {
        data,
        ...time,
        connection,
        startup,
        ...freshDevice(),
        flags: fakeFlags({ search: true }),
        facts: { brand: 'tsb' },
      },
    },
  );
  return {
    pass: (ms: number) => act(() => time.pass(ms)),
    terms: () => server.calls.map((call) => (JSON.parse(call.slice('Search '.length)) as { readonly term: string }).term),
  };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const options = () => screen.queryAllByRole('option');
const key = (name: string) => act(async () => void fireEvent.keyDown(box(), { key: name }));

/** Letter by letter, from what is in the box. */
async function type(text: string): Promise<void> {
  for (const letter of text)
    await act(async () => {
      fireEvent.change(box(), { target: { value: `${box().value}${letter}` } });
      await settle();
    });
}

/** The key that leads to the box from anywhere. */
async function pressSlash(): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.body, { key: '/' });
    await settle();
  });
  expect(document.activeElement).toBe(box());
}

// The code of the strip comes with the first focus, once for all tests.
beforeAll(async () => {
  open('/live');
  await pressSlash();
  await type('a');
  await screen.findByText('Type at least 3 letters.');
  cleanup();
});

describe('a search with the keyboard alone', () => {
  it('a result below the box opens, and Escape closes the list', async () => {
    const { pass } = open('/live');
    await pressSlash();
    await type('bills');
    await pass(100);
    expect(screen.getByRole('listbox', { name: 'Results' })).toBeTruthy();
    expect(options().map((option) => read(option))).toEqual([
      'NFL Football Football',
      'Jets @ Bills Football',
      'See all 2 results Enter',
    ]);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await key('Escape');
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(box());
    await type(' ');
    await key('ArrowUp');
    expect(document.getElementById(box().getAttribute('aria-activedescendant') ?? '')).toBe(options().at(-1));
    expect(options().at(-1)?.getAttribute('aria-selected')).toBe('true');
    await key('Enter');
    expect(addressNow()).toBe('/search/bills/all');
    expect(screen.getByRole('link', { name: /^Jets @ Bills/ }).getAttribute('href')).toBe(GAME);
  });

  it('the option that the arrows have reached is opened', async () => {
    const { pass } = open('/live');
    await pressSlash();
    await type('bills');
    await pass(100);
    await key('ArrowDown');
    await key('ArrowDown');
    await key('Enter');
    expect(addressNow()).toBe(GAME);
  });
});

describe('on the page of the search', () => {
  it('the address follows the typing, and is reset below the minimum length', async () => {
    const { pass, terms } = open('/search');
    expect(heading()).toBe('Search');
    await pressSlash();
    for (const letter of 'nfl') {
      await type(letter);
      await pass(100);
    }
    expect(addressNow()).toBe('/search/nfl/all');
    expect(heading()).toBe('Results for “nfl”');
    expect(screen.getByRole('link', { name: /^NFL Football/ })).toBeTruthy();
    expect(document.activeElement).toBe(box());
    // One request for three letters, none for the first two.
    expect(terms()).toEqual(['nfl']);
    fireEvent.change(box(), { target: { value: 'nf' } });
    await pass(100);
    expect(addressNow()).toBe('/search');
  });

  it('the term may stand in the parameter searchTerm, and a tab without results leads to one that has some', async () => {
    const { pass } = open('/search?searchTerm=nfl');
    await pass(0);
    expect(heading()).toBe('Results for “nfl”');
    expect(box().value).toBe('nfl');
    fireEvent.click(screen.getByRole('tab', { name: /^Casino/ }));
    await pass(0);
    expect(read()).toContain('No games for “nfl”');
    await act(async () => press('See sports results'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Sportsbook/);
  });
});

it('the search runs after the debounce of the metadata, from its minimum length on', async () => {
  const { pass, terms } = open('/info/about', { searchDebounceIntervalMilliseconds: 700, searchMinimumLength: 5 });
  fireEvent.focus(box());
  await type('a');
  expect(read()).toContain('Type at least 5 letters');
  await type('rse');
  await pass(5_000);
  await type('n');
  await pass(690);
  expect(terms()).toEqual([]);
  await pass(10);
  expect(terms()).toEqual(['arsen']);
});

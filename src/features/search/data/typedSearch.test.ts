import { expect, it } from 'vitest';
import type { StartupData } from '../../../platform/startup/startup.ts';
import { fakeTime } from '../../../platform/testing/fakeTime.ts';
import { createTypedSearch, type SearchSettings, searchedTerm, searchSettings } from './typedSearch.ts';

function setUp(settings: SearchSettings) {
  const time = fakeTime();
  const terms: string[] = [];
  const typing = createTypedSearch({ timers: time.timers, settings: () => settings, searched: (term) => terms.push(term) });
  return { ...time, terms, typing };
}

it('a search runs after the debounce, once for letters that follow each other quickly', () => {
  const { terms, typing, advance } = setUp({ debounceMs: 300, minimumLength: 3 });
  for (const text of ['l', 'li', 'lio', 'lion']) {
    typing.typed(text);
    advance(299);
  }
  expect(terms).toEqual([]);
  advance(1);
  expect(terms).toEqual(['lion']);
});

it('a search runs 100 ms after the last letter, from 3 letters on, before the metadata has come', () => {
  const { terms, typing, advance } = setUp(searchSettings({ data: null }));
  for (const text of ['li', 'lio']) {
    typing.typed(text);
    advance(99);
    expect(terms).toEqual(text === 'li' ? [] : ['']);
    advance(1);
  }
  expect(terms).toEqual(['', 'lio']);
});

it('a text below the minimum length, counted without % and <, searches for nothing', () => {
  const { terms, typing, advance } = setUp({ debounceMs: 300, minimumLength: 3 });
  for (const text of ['li', ' li ', 'l%i<', 'l%io']) {
    typing.typed(text);
    advance(300);
  }
  expect(terms).toEqual(['', '', '', 'lio']);
});

it('no search runs after the box has closed', () => {
  const { terms, typing, advance, pending } = setUp({ debounceMs: 300, minimumLength: 3 });
  typing.typed('lion');
  typing.cancel();
  advance(1000);
  expect([terms, pending()]).toEqual([[], 0]);
});

it('debounce and minimum length come from the metadata, and are 100 ms and 3 letters before that has come', () => {
  expect(searchSettings({ data: null })).toEqual({ debounceMs: 100, minimumLength: 3 });
  const applicationMetadata = { searchDebounceIntervalMilliseconds: 250, searchMinimumLength: 5 };
  const settings = searchSettings({ data: { applicationMetadata } as StartupData });
  expect(settings).toEqual({ debounceMs: 250, minimumLength: 5 });
  expect([searchedTerm('lion', settings), searchedTerm('lions', settings)]).toEqual(['', 'lions']);
});

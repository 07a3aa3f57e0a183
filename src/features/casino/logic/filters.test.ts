import { describe, expect, it } from 'vitest';
import { countOf, filtersOf, NO_FILTERS, searchOf, toggled } from './filters.ts';

describe('the filters of a category', () => {
  it.each(['', '?studio=orbit&studio=dust&with=jackpot&with=free_spins&bet=100&sort=name', '?sort=return'])(
    'are read from its address and written to it: %s',
    (search) => expect(searchOf(filtersOf(search))).toBe(search),
  );

  it('leave out what is not known', () => {
    expect(filtersOf('?studio=%3Cscript%3E&with=luck&bet=7&sort=best')).toEqual(NO_FILTERS);
  });

  it('count conditions, not the order', () => {
    expect(countOf(filtersOf('?studio=orbit&with=jackpot&bet=100&sort=name'))).toBe(3);
  });

  it('are switched on and off', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

import { describe, expect, it } from 'vitest';
import { activeFilters, countOf, filtersOf, NO_FILTERS, searchOf, toggled } from './filters.ts';

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

  it('are listed with their words, each with the address that is left without it; an unknown studio is not', () => {
    const filters = filtersOf('?studio=orbit&studio=gone&with=free_spins&bet=500&sort=name');
    const listed = activeFilters(filters, [{ id: 'orbit', name: 'Orbit Nine' }]);
    expect(listed.map(({ label, without }) => [label, searchOf(without)])).toEqual([
      ['Orbit Nine', '?studio=gone&with=free_spins&bet=500&sort=name'],
      ['Free spins', '?studio=orbit&studio=gone&bet=500&sort=name'],
      ['Smallest bet up to $5.00', '?studio=orbit&studio=gone&with=free_spins&sort=name'],
    ]);
  });
});

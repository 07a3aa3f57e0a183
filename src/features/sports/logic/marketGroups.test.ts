import { describe, expect, it } from 'vitest';
import { marketGroups } from './marketGroups.ts';
import { market, spread, total } from './testSlate.ts';

const sport = 'football';

describe('the accordions of an event page', () => {
  it('keep the order of the server and group the main lines', () => {
    const half = market({ id: 'h', name: '1st Half Spread', main: false });
    const groups = marketGroups({ sport, markets: [spread, half, total] });
    expect(groups.map((group) => [group.title, group.kind, group.markets.map((one) => one.id)])).toEqual([
      ['Game lines', 'lines', ['spread', 'total']],
      ['1st Half Spread', 'market', ['h']],
    ]);
  });

  it('group the same market at several lines', () => {
    const lines = [1, 2, 3].map((id) => market({ id: `a${id}`, name: 'Alternate spread', main: false }));
    expect(marketGroups({ sport, markets: lines }).map((group) => group.markets.length)).toEqual([3]);
  });

  it('give a single main line its own name and no table', () => {
    const winner = market({ id: 'w', name: 'Fight Winner', type: 'MONEYLINE', main: true });
    const groups = marketGroups({ sport: 'mma', markets: [winner] });
    expect(groups.map((group) => [group.title, group.kind])).toEqual([['Winner', 'market']]);
  });
});

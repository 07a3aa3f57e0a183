import { describe, expect, it } from 'vitest';
import { type Column, columnsOf, listedEvent } from './marketTable.ts';
import type { SlateEvent } from './slate.ts';
import { market, slateEvent, spread, threeWay, total } from './testSlate.ts';

const rowsOf = (event: SlateEvent, columns: readonly Column[]) => {
  const listed = listedEvent(event, columns);
  return listed.kind === 'sides' ? listed.rows : [];
};
const ids = (event: SlateEvent): (string | null)[][] => {
  const columns = columnsOf([event]);
  return rowsOf(event, columns).map((row) => row.cells.map((cell) => cell?.selection.id ?? null));
};

describe('the table of main lines', () => {
  it('puts spread, total and winner side by side in any order', () => {
    const moneyline = market({ id: 'ml', selections: [] });
    const event = slateEvent({ markets: [moneyline, total, spread] });
    expect(columnsOf([event]).map((column) => column.label)).toEqual(['Spread', 'Total', 'Moneyline']);
  });

  it('puts over beside the first side and under beside the second', () => {
    expect(ids(slateEvent())).toEqual([
      ['s1', 't1'],
      ['s2', 't2'],
    ]);
  });

  it('gives the draw a row of its own', () => {
    const event = slateEvent({ sport: 'soccer', markets: [spread, threeWay] });
    expect(ids(event)).toEqual([
      ['s1', 'r1'],
      ['s2', 'r2'],
      [null, 'rx'],
    ]);
  });

  it('keeps a cell empty where one event of many has no such line', () => {
    const bare = slateEvent({ id: 'e2', markets: [spread] });
    const columns = columnsOf([slateEvent(), bare]);
    expect(rowsOf(bare, columns)[0]?.cells.map((cell) => cell?.selection.id ?? null)).toEqual(['s1', null]);
  });

  it('leaves alternate lines to the event page', () => {
    const event = slateEvent({ markets: [spread, { ...total, main: false }] });
    expect(columnsOf([event]).map((column) => column.key)).toEqual(['SPREAD']);
  });

  it('has the name of its market as the head of a column, whatever the sport', () => {
    const heads = (...names: string[]) =>
      columnsOf(names.map((name, index) => slateEvent({ id: String(index), markets: [{ ...total, name }] }))).map(
        ({ label, mixed }) => [label, mixed],
      );
    expect(heads('Total Sets')).toEqual([['Sets', false]]);
    expect(heads('Total Goals', 'Total Goals')).toEqual([['Goals', false]]);
    expect(heads('Total')).toEqual([['Total', false]]);
    expect(columnsOf([slateEvent({ markets: [{ ...spread, name: 'Puck Line' }] })])[0]?.label).toBe('Puck Line');
    expect(columnsOf([slateEvent({ markets: [{ ...threeWay, name: 'Match Winner' }] })])[0]?.label).toBe('Winner');
  });

  it('has a general head over different markets, whose cells then have their own names', () => {
    const sets = slateEvent({ markets: [{ ...total, name: 'Total Sets' }] });
    const games = slateEvent({ id: 'e2', markets: [{ ...total, name: 'Total Games' }] });
    expect(columnsOf([sets, games])).toEqual([{ key: 'TOTAL', label: 'Total', mixed: true }]);
  });
});

it('a tournament is listed by its name and its favourites, the shortest price first', () => {
  const runner = (id: string, numerator: number) => ({
    id,
    name: id,
    side: 'OUTCOME' as const,
    pointsHundredths: null,
    odds: { numerator, denominator: 1 },
  });
  const winner = market({
    name: 'Tournament Winner',
    type: 'OUTRIGHT',
    selections: [9, 4, 7, 30, 12, 50].map((odds) => runner(`at ${odds}`, odds)),
  });
  const listed = listedEvent(slateEvent({ name: 'Cape Classic', participants: [], markets: [winner] }), []);
  expect(listed).toMatchObject({ kind: 'field', name: 'Cape Classic', marketName: 'Tournament Winner' });
  const names = listed.kind === 'field' && listed.favourites.map(({ selection }) => selection.name);
  expect(names).toEqual(['at 4', 'at 7', 'at 9', 'at 12', 'at 30']);
});

import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from './bettingVectors.json' with { type: 'json' };
import { CALCULATIONS } from './calculator.ts';
import { priceItems, UNSUPPORTED_KIND } from './priceItems.ts';

const SHARED_VECTORS = '../shared/data/betting-vectors.json';

const price = (kind: string, input: unknown) => priceItems([{ id: 1, kind, input }])[0];

describe('the published betting vectors', () => {
  for (const { id, kind, input, expected, source } of vectors)
    it(`${id}, ${kind} (${source})`, () => {
      expect(price(kind, input)).toEqual({ id: 1, actual: expected });
    });

  it('are all covered', () => {
    expect(vectors.map(({ kind }) => kind).filter((kind) => !CALCULATIONS.has(kind))).toEqual([]);
    expect(price('sure-bet', {})).toEqual({ id: 1, error: UNSUPPORTED_KIND });
  });

  it.skipIf(!existsSync(SHARED_VECTORS))('equal the shared vectors of the specification', () => {
    expect(vectors).toEqual(JSON.parse(readFileSync(SHARED_VECTORS, 'utf8')));
  });
});

describe('the calculator', () => {
  it('boosts the profit only, and caps the stake or the extra win', () => {
    expect(price('profit-boost', { stake: 1_000, american: 100, percent: 50 })).toEqual({ id: 1, actual: 2_500 });
    expect(price('profit-boost', { stake: 1_000, decimal: 3, boost: 0.25 })).toEqual({ id: 1, actual: 3_500 });
    expect(price('profit-boost', { stake: 5_000, american: 100, percent: 50, maximumAmount: 2_500 })).toEqual({
      id: 1,
      actual: 11_250,
    });
    expect(price('profit-boost', { stake: 5_000, american: 100, percent: 50, maximumAmount: 1_000, cap: 'extra-win' })).toEqual({
      id: 1,
      actual: 11_000,
    });
    expect(price('profit-boost', { stake: 1_000, american: [-110, -110], percent: 0 })).toEqual({ id: 1, actual: 3_645 });
  });

  it('reads prices in any format, and converts both ways', () => {
    for (const input of [{ american: -110 }, { american: '-110' }, { american: '−110' }, { fraction: '10/11' }])
      expect(price('straight', { stake: 10_000, ...input })).toEqual({ id: 1, actual: 19_091 });
    expect(price('straight', { stake: 10_000, decimal: '1.91' })).toEqual({ id: 1, actual: 19_100 });
    expect(price('convert', { decimal: [2, 1.5, 2.5] })).toEqual({ id: 1, actual: [100, -200, 150] });
    expect(price('convert', { american: 'Even' })).toEqual({ id: 1, actual: 2 });
    const ten = price('convert', { american: [-110] });
    expect(ten).toEqual({ id: 1, actual: [1.909] });
  });

  it('reads what boards print, in every kind, and converts it', () => {
    for (const [input, actual] of [
      [{ american: 'EV' }, 2],
      [{ american: '–110' }, 1.909],
      [{ american: '+1,200' }, 13],
      [{ american: '10/11' }, 1.909],
      [{ american: -1_000_000 }, 1.0001],
      [{ decimal: 1.998 }, 100],
      [{ decimal: '1,001.00' }, 100_000],
      [{ fraction: '5/2' }, 250],
    ] as const)
      expect(price('convert', input), JSON.stringify(input)).toEqual({ id: 1, actual });
    expect(price('error-price', { stake: 100, posted: '—110', correct: '1/2' })).toEqual({
      id: 1,
      actual: { posted: 191, corrected: 150 },
    });
    expect(price('cash-out-fair', { stake: 1_000, fraction: '2/1', current: '1/1' })).toEqual({ id: 1, actual: 1_500 });
    expect(price('convert', { decimal: '1,91' })).toMatchObject({ error: expect.any(String) });
  });

  it('grades a quarter line by its halves (T1)', () => {
    for (const [text, homeScore, awayScore, actual] of [
      ['total over 2.25 american -110', 1, 1, 5_000],
      ['total under 2.25 american -110', 1, 1, 14_545],
      ['handicap home -0.25 decimal 1.93', 1, 1, 5_000],
      ['handicap away 0.25 decimal 1.97', 1, 1, 14_850],
      ['handicap home −0.75 fraction 1/1', 1, 0, 15_000],
      ['total over 2.75 decimal 1.90', 2, 1, 14_500],
      ['total over 2.5 decimal 1.90', 2, 1, 19_000],
      ['total over 3 decimal 1.90', 2, 1, 10_000],
    ] as const) {
      const [type, side, line, format = '', value] = text.split(' ');
      expect(price('quarter-line', { stake: 10_000, [format]: value, type, side, line, homeScore, awayScore })).toEqual({
        id: 1,
        actual,
      });
    }
    const lines = { stake: 100, decimal: 2, type: 'total', side: 'over', homeScore: 1, awayScore: 1 };
    expect(price('quarter-line', { ...lines, line: 2.3 })).toEqual({
      id: 1,
      error: 'line is not a line of whole, half or quarter points',
    });
    expect(price('quarter-line', { ...lines, side: 'home', line: 2.25 })).toMatchObject({ error: expect.any(String) });
  });

  it('grades halves in every kind', () => {
    const two = { stake: 1_000, decimal: [2, 3] };
    for (const [kind, input, actual] of [
      ['straight', { stake: 1_000, decimal: 2, result: 'HL' }, 500],
      ['parlay', { ...two, results: ['HW', 'W'] }, 4_500],
      ['parlay-push', { ...two, results: ['HW', 'HL'] }, 750],
      ['round-robin', { stake: 1_000, decimal: [2, 2, 2], sizes: [2], results: ['HW', 'HL', 'W'] }, 4_750],
      ['bonus-bet', { stake: 1_000, decimal: 2, result: 'HW' }, 500],
      ['bonus-bet', { stake: 1_000, decimal: 2, result: 'HL' }, 0],
      ['bonus-bet', { stake: 1_000, decimal: 2, result: 'P' }, 0],
      ['profit-boost', { stake: 1_000, decimal: 2, percent: 50, result: 'HW' }, 1_750],
      ['profit-boost', { stake: 1_000, decimal: 2, percent: 50, result: 'HL' }, 500],
      ['regrade', { ...two, from: 'WW', to: ['HW', 'W'] }, { before: 6_000, after: 4_500, change: -1_500 }],
      ['regrade', { stake: 1_000, decimal: 2, results: ['W', 'L', 'W'] }, [2_000, 0, 2_000]],
    ] as const)
      expect(price(kind, input), JSON.stringify([kind, input])).toEqual({ id: 1, actual });
    expect(price('teaser', { stake: 100, sport: 'football', points: 6, legs: 2, results: ['HW', 'W'] })).toMatchObject({
      error: 'a teaser has no quarter lines',
    });
  });

  it('pays each way, and dead heats in a parlay', () => {
    const terms = { stake: 500, decimal: 10, fraction: '1/5' };
    for (const [result, actual] of [
      ['won', 6_400],
      ['placed', 1_400],
      ['lost', 0],
      ['void', 1_000],
    ] as const)
      expect(price('each-way', { ...terms, result })).toEqual({ id: 1, actual });
    expect(price('each-way', { ...terms, fraction: '5', result: 'won' })).toMatchObject({ error: expect.any(String) });
    const legs = { stake: 1_000, decimal: [3, 2] };
    expect(price('parlay-deadheat', { ...legs, deadHeats: [{ tied: 2, places: 1 }, null] })).toEqual({ id: 1, actual: 3_000 });
    expect(
      price('parlay-deadheat', {
        ...legs,
        deadHeats: [
          { tied: 5, places: 3 },
          { tied: 2, places: 1 },
        ],
      }),
    ).toEqual({ id: 1, actual: 1_800 });
    // Fewer than the places they share would be paid more than a win.
    for (const share of [{ tied: 2, places: 0 }, { tied: 1, places: 2 }, { tied: 0 }, { tied: 1.5 }, {}])
      for (const deadHeats of [
        [share, null],
        [null, share],
      ])
        expect(price('parlay-deadheat', { ...legs, deadHeats }), JSON.stringify(share)).toMatchObject({
          error: expect.any(String),
        });
    for (const deadHeats of [undefined, [], [null], [null, null, null], [{ tied: 2, places: 1 }]])
      expect(price('parlay-deadheat', { ...legs, deadHeats })).toMatchObject({ error: expect.any(String) });
  });

  it('grades every leg of a parlay', () => {
    const input = { stake: 1_000, american: [-110, -110] };
    for (const [results, actual] of [
      ['WW', 3_645],
      ['WP', 1_909],
      ['VW', 1_909],
      ['PV', 1_000],
      ['LP', 0],
    ])
      expect(price('parlay-push', { ...input, results })).toEqual({ id: 1, actual });
  });

  it('reports the error of each invalid item, and answers the others', () => {
    const answers = priceItems([
      null,
      { id: 'a', kind: 'straight' },
      { id: 'b', kind: 'straight', input: { stake: -5, american: -110 } },
      { id: 'c', kind: 'straight', input: { stake: 100, american: 50 } },
      { id: 'd', kind: 'straight', input: { stake: 100, american: 110, decimal: 2 } },
      { id: 'e', kind: 'parlay', input: { stake: 100, american: [110] } },
      { id: 'f', kind: 'parlay-push', input: { stake: 100, american: [110, 120], results: 'WX' } },
      { id: 'g', kind: 'dead-heat', input: { stake: 100, decimal: 6, tied: 1, places: 2 } },
      { id: 'h', kind: 'parlay', input: { stake: 1_000_000_000_000, american: Array(60).fill(100_000) } },
      { id: 'j', kind: 'error-price', input: { stake: 1_000_000_000_000, posted: 1_000_000, correct: 100 } },
      { id: 'k', kind: 'straight', input: { stake: 100, fraction: '1/0' } },
      { id: 'l', kind: 'straight', input: { stake: 100, decimal: 0 } },
      { id: 'm', kind: 'straight', input: { stake: '100', american: 100 } },
      { id: 'n', kind: 'toString', input: { stake: 100, american: 100 } },
      { id: 'i', kind: 'straight', input: { stake: 100, american: 100 } },
    ]);
    for (const answer of answers.slice(0, -1)) expect(answer).toHaveProperty('error', expect.stringMatching(/\w/));
    expect(answers.at(-1)).toEqual({ id: 'i', actual: 200 });
  });

  it('answers an endlessly nested item beside the others', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    const items = [
      { id: deep, kind: 'straight', input: { stake: 100, american: 100 } },
      { id: 2, kind: 'straight', input: { stake: 100, american: deep } },
      { id: 3, kind: 'parlay', input: { stake: deep, american: [100, deep] } },
      { id: 4, kind: 'profit-boost', input: { stake: 100, american: 100, percent: deep } },
    ];
    const answers = JSON.parse(JSON.stringify(priceItems(items))) as { id: unknown; error?: string }[];
    expect(answers[0]).toEqual({ id: null, actual: 200 });
    expect(answers.slice(1).map(({ id, error }) => [id, typeof error])).toEqual([2, 3, 4].map((id) => [id, 'string']));
  });

  it('never throws, for any input', () => {
    const kinds = fc.constantFrom(...CALCULATIONS.keys(), 'nonsense', 7);
    const field = fc.oneof(fc.anything(), fc.integer(), fc.array(fc.integer({ min: -500, max: 500 })));
    const input = fc.dictionary(
      fc.constantFrom(
        'stake',
        'american',
        'decimal',
        'fraction',
        'tied',
        'places',
        'results',
        'posted',
        'correct',
        'percent',
        'boost',
      ),
      field,
    );
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.anything(), kind: kinds, input: fc.oneof(input, fc.anything()) })), (items) => {
        expect(priceItems(items)).toHaveLength(items.length);
      }),
    );
  });
});

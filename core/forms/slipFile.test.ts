import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAXIMUM_SELECTIONS } from '../money/slipLimits.ts';
import { SECTION_TABS } from '../wire/contract.ts';
import { MOST_SLIP_FILE_BYTES } from '../wire/slipFileType.ts';
import { readSlipFile, type SavedSlip, savedSlipOf, savedSlipPath, slipFileText } from './slipFile.ts';

const natural = fc.integer({ min: 1, max: 1_000_000 });
const savedSlips: fc.Arbitrary<SavedSlip> = fc.record({
  brand: fc.constant('tsb'),
  tab: fc.constantFrom(...Object.values(SECTION_TABS)),
  picks: fc.array(
    fc.record({
      selectionId: fc.string({ minLength: 1, maxLength: 100 }),
      odds: fc.record({ numerator: natural, denominator: natural }),
      pointsHundredths: fc.option(fc.integer({ min: -100_000, max: 100_000 })),
    }),
    { minLength: 1, maxLength: MAXIMUM_SELECTIONS },
  ),
});
const slip: SavedSlip = {
  brand: 'tsb',
  tab: 'PARLAY',
  picks: [{ selectionId: 's-bills', odds: { numerator: 10, denominator: 11 }, pointsHundredths: -350 }],
};
const changed = (change: object): string => JSON.stringify(Object.assign(JSON.parse(slipFileText(slip)), change));

describe('a file with picks', () => {
  it('has after saving and opening the same picks, also through the address of their page', () => {
    fc.assert(
      fc.property(savedSlips, (saved) => {
        expect(readSlipFile(slipFileText(saved), 'tsb')).toMatchObject({ ok: true, value: saved });
        const { search } = new URL(savedSlipPath({ ok: true, value: saved }), 'https://tsb.example');
        expect(savedSlipOf(search, 'tsb')).toMatchObject({ ok: true, value: saved });
      }),
    );
  });

  it('never throws, whatever is in it, and any JSON of another shape is refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.anything().map((value) => changed({ picks: value })),
        ),
        (text) => {
          expect(readSlipFile(text, 'tsb')).toEqual({ ok: false, error: 'broken' });
        },
      ),
    );
  });

  it.each<[string, object]>([
    ['another version', { version: 2 }],
    ['no picks', { picks: [] }],
    ['more picks than a slip takes', { picks: Array.from({ length: MAXIMUM_SELECTIONS + 1 }, () => slip.picks[0]) }],
    ['odds of nothing', { picks: [{ selectionId: 's', odds: { numerator: 0, denominator: 1 }, pointsHundredths: null }] }],
    [
      'half a point of a hundredth',
      { picks: [{ selectionId: 's', odds: { numerator: 1, denominator: 1 }, pointsHundredths: 0.5 }] },
    ],
  ])('a file with %s is refused as broken', (_what, change) => {
    expect(readSlipFile(changed(change), 'tsb')).toEqual({ ok: false, error: 'broken' });
  });

  it('from another brand is refused, and named as such', () => {
    expect(readSlipFile(slipFileText(slip), 'espnbet')).toEqual({ ok: false, error: 'otherBrand' });
  });

  it('never brings a stake, also where somebody has written one into it', () => {
    const read = readSlipFile(changed({ stakeCents: 10_000, picks: [{ ...slip.picks[0], betAmount: 10_000 }] }), 'tsb');
    expect(JSON.stringify(read)).not.toContain('10000');
    expect(read).toMatchObject({ ok: true, value: slip });
  });

  it('a file with the most picks is smaller than the largest file that is read', () => {
    const largest = {
      ...slip,
      picks: Array.from({ length: MAXIMUM_SELECTIONS }, () => ({ ...slip.picks[0], selectionId: 'x'.repeat(100) })),
    };
    expect(slipFileText(largest as SavedSlip).length).toBeLessThan(MOST_SLIP_FILE_BYTES);
  });
});

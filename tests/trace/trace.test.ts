import { describe, expect, it } from 'vitest';
import { trace, traceLines } from './report.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { parseReport } from './results.ts';
import type { Shown } from './shown.ts';

const REQUIREMENTS: readonly Requirement[] = [
  { id: 'S1.01', row: 'S01', kind: 'rule', text: 'First.' },
  { id: 'S1.02', row: 'S01', kind: 'rule', text: 'Second.' },
  { id: 'W4.03', row: 'W01', kind: 'state', text: 'Third.' },
];

const TABLE: Shown = {
  'e2e/slip.spec.ts': { 'the slip > a bet is placed': 'S1.01 W4.03', 'the slip > a bet is refused': 'S1.02' },
  'src/a.test.ts': { first: 'S1.01', second: 'S1.02', third: 'W4.03' },
};

const VITEST = JSON.stringify({
  testResults: [
    {
      name: `${process.cwd()}/src/a.test.ts`,
      assertionResults: [
        { ancestorTitles: [], title: 'first', status: 'passed' },
        { ancestorTitles: [], title: 'second', status: 'failed' },
        { ancestorTitles: [], title: 'third', status: 'passed' },
      ],
    },
  ],
});

const PLAYWRIGHT = JSON.stringify({
  suites: [
    {
      title: 'slip.spec.ts',
      file: 'slip.spec.ts',
      specs: [],
      suites: [
        {
          title: 'the slip',
          file: 'slip.spec.ts',
          specs: [
            { title: 'a bet is placed', tests: [{ status: 'expected' }] },
            { title: 'a bet is refused', tests: [{ status: 'flaky' }] },
          ],
        },
      ],
    },
  ],
});

describe('the trace', () => {
  it('counts what passing tests show, by row and in all', () => {
    const result = trace(REQUIREMENTS, parseReport(VITEST), TABLE);
    expect(result.rows.map(({ row, shown, total }) => ({ row, shown, total }))).toEqual([
      { row: 'S01', shown: 1, total: 2 },
      { row: 'W01', shown: 1, total: 1 },
    ]);
    expect(result.shown).toBe(2);
    expect(result.failing).toEqual(['S1.02']);
  });

  it('counts nothing of a test of code that the product never runs, and refuses its entries', () => {
    const result = trace(REQUIREMENTS, parseReport(VITEST), TABLE, (file) => (file === 'src/a.test.ts' ? 'nothing runs it' : null));
    expect(result.shown).toBe(0);
    expect(result.faults).toEqual(['src/a.test.ts shows nothing: nothing runs it']);
  });

  it('refuses an entry that no test of a run has', () => {
    const table = { 'src/a.test.ts': { ...TABLE['src/a.test.ts'], fourth: 'S1.01' } };
    const { faults } = trace(REQUIREMENTS, parseReport(VITEST), table);
    expect(faults).toEqual(['src/a.test.ts: “fourth” is the title of no test that has run']);
  });

  it('reads Playwright, where a flaky test shows nothing', () => {
    const result = trace(REQUIREMENTS, parseReport(PLAYWRIGHT), TABLE);
    expect(result.shown).toBe(2);
    expect(result.failing).toEqual(['S1.02']);
    expect(result.faults).toEqual([]);
  });

  it('lists the rest on demand, of one row or of all', () => {
    const result = trace(REQUIREMENTS, parseReport(PLAYWRIGHT), TABLE);
    expect(traceLines(result, { row: null, missing: true })).toContain('     S1.02 (rule) Second.');
    expect(traceLines(result, { row: null, missing: false }).join('\n')).not.toContain('Second.');
    expect(traceLines(result, { row: 'W01', missing: true })[0]).toBe('W01    1 of   1');
    expect(traceLines(result, { row: 'W01', missing: true }).at(-1)).toBe(
      '2 of 3 requirements are shown by a passing test (66.7 %).',
    );
  });

  it('refuses a report it does not know', () => {
    expect(() => parseReport('{"hello":1}')).toThrow();
  });

  it('reads the specification as it stands in docs', async () => {
    const requirements = await readRequirements();
    expect(requirements).toHaveLength(1382);
    expect(new Set(requirements.map((requirement) => requirement.id)).size).toBe(1382);
  });
});

import { describe, expect, it } from 'vitest';
import { shows } from '../support/requirement.ts';
import { trace, traceLines } from './report.ts';
import { idsInTitle, type Requirement, readRequirements } from './requirements.ts';
import { parseReport } from './results.ts';

const REQUIREMENTS: readonly Requirement[] = [
  { id: 'S1.01', row: 'S01', kind: 'rule', text: 'First.' },
  { id: 'S1.02', row: 'S01', kind: 'rule', text: 'Second.' },
  { id: 'W4.03', row: 'W01', kind: 'state', text: 'Third.' },
];

// Concatenated, so that these made-up ids do not count for the tests of this file.
const TITLE = (ids: string): string => `says so [${ids}]`;

const VITEST = JSON.stringify({
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [
        { fullName: TITLE('S1.01'), status: 'passed', meta: {} },
        { fullName: TITLE('S1.02'), status: 'failed', meta: {} },
        { fullName: 'beside', status: 'passed', meta: { requirements: ['W4.03'] } },
        { fullName: TITLE('S9.99'), status: 'skipped' },
      ],
    },
  ],
});

const PLAYWRIGHT = JSON.stringify({
  suites: [
    {
      title: 'slip.spec.ts',
      specs: [],
      suites: [
        {
          title: 'the slip',
          specs: [
            {
              title: TITLE('S1.01'),
              tests: [{ status: 'expected', annotations: [{ type: 'requirement', description: 'W4.03' }] }],
            },
            { title: TITLE('S1.02'), tests: [{ status: 'flaky', annotations: [] }] },
          ],
        },
      ],
    },
  ],
});

describe('ids in titles', () => {
  it('are read from brackets, one or several', () => {
    expect(idsInTitle(TITLE('S4.01'))).toEqual(['S4.01']);
    expect(idsInTitle(TITLE('S4.01 W4.02, S2.101'))).toEqual(['S4.01', 'W4.02', 'S2.101']);
    expect(idsInTitle(`${TITLE('S4.01')} and ${TITLE('S4.02')}`)).toEqual(['S4.01', 'S4.02']);
  });

  it('are not other things in brackets', () => {
    for (const title of ['[object Object]', '[]', '[1,2]', 'S4.01 without', '[S4]', '[x S4.01]'])
      expect(idsInTitle(title)).toEqual([]);
  });
});

describe('the trace', () => {
  it('counts what passing tests show, by row and in all', () => {
    const result = trace(REQUIREMENTS, parseReport(VITEST));
    expect(result.rows.map(({ row, shown, total }) => ({ row, shown, total }))).toEqual([
      { row: 'S01', shown: 1, total: 2 },
      { row: 'W01', shown: 1, total: 1 },
    ]);
    expect(result.shown).toBe(2);
    expect(result.failing).toEqual(['S1.02']);
  });

  it('reports an id that the specification does not have, even in a skipped test', () => {
    expect(trace(REQUIREMENTS, parseReport(VITEST)).unknown).toEqual([{ id: 'S9.99', title: TITLE('S9.99') }]);
  });

  it('does not count what a test of code that never runs says it shows', () => {
    const results = parseReport(VITEST.replace('a.test.ts', `${process.cwd()}/src/a.test.ts`));
    const result = trace(REQUIREMENTS, results, (file) => (file === 'src/a.test.ts' ? 'nothing runs it' : null));
    expect(result.shown).toBe(0);
    expect(result.hollow).toContainEqual({ id: 'S1.01', file: 'src/a.test.ts', why: 'nothing runs it' });
  });

  it('reads Playwright, where a flaky test shows nothing', () => {
    const result = trace(REQUIREMENTS, parseReport(PLAYWRIGHT));
    expect(result.shown).toBe(2);
    expect(result.failing).toEqual(['S1.02']);
    expect(result.unknown).toEqual([]);
  });

  it('lists the rest on demand, of one row or of all', () => {
    const result = trace(REQUIREMENTS, parseReport(PLAYWRIGHT));
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

  it('takes ids named beside an assertion', ({ task }) => {
    shows();
    expect(task.meta.requirements).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { BUDGET_SECONDS, journeyTimes, processorTimes, slowestLines } from '../../scripts/lib/fileTimes.mjs';

const journey = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });

describe('the slowest files', () => {
  it('files of the journeys are summed over groups, projects and attempts', () => {
    const report = {
      suites: [
        { file: 'journeys/slip.spec.ts', specs: [journey(1000, 500)], suites: [{ specs: [journey(2000)] }] },
        { file: 'spec/slip.spec.ts', specs: [journey(100)] },
      ],
    };
    expect(journeyTimes(report)).toEqual([
      { file: 'e2e/journeys/slip.spec.ts', kind: 'journey', seconds: 3.5 },
      { file: 'e2e/spec/slip.spec.ts', kind: 'journey', seconds: 0.1 },
    ]);
  });

  it('are ten, the slowest first, beside the budget of their kind', () => {
    const times = Array.from({ length: 12 }, (_, index) => ({
      file: `${index}.test.ts`,
      kind: 'unit' as const,
      seconds: index / 10,
    }));
    const lines = slowestLines(times);
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe(`    1.1 of ${BUDGET_SECONDS.unit} s  11.test.ts`);
  });

  it('files that are over budget are a warning', () => {
    const lines = slowestLines([
      { file: 'a.integration.test.ts', kind: 'integration', seconds: BUDGET_SECONDS.integration + 1 },
      { file: 'b.test.ts', kind: 'unit', seconds: BUDGET_SECONDS.unit },
    ]);
    expect(lines[1]).toContain('a.integration.test.ts  over budget');
    expect(lines[2]).not.toContain('over budget');
    expect(lines.at(-1)).toBe('Warning: 1 of 2 files are over budget (no failure).');
  });

  it('the processor’s time is added up by kind, beside its budget', () => {
    const time = (kind: 'unit' | 'integration', cpuSeconds: number) => ({ file: 'a', kind, seconds: 9, cpuSeconds });
    expect(processorTimes([time('unit', 2), time('unit', 3), time('integration', 4)], { unit: 4, integration: 4 })).toEqual([
      { kind: 'unit', seconds: 5, budget: 4 },
      { kind: 'integration', seconds: 4, budget: 4 },
    ]);
  });
});

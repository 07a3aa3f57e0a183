import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUDGET_SECONDS, FileTimesReporter, journeyTimes, processorTimes, slowestLines } from '../../scripts/lib/fileTimes.mjs';

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

it.each([
  ['over its budget of the processor', 'fails', 4, 1],
  ['slow on the clock but within its budget of the processor', 'passes', 6, undefined],
])('a run that is %s %s', (_what, _outcome, unit, exitCode) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipstream-times-'));
  const reporter = new FileTimesReporter(path.join(folder, 'vitest.json'), { unit });
  reporter.onInit();
  appendFileSync(path.join(folder, 'vitest.processor'), '["/a.test.ts",2]\n["/b.test.ts",3]\n');
  const before = process.exitCode;
  process.exitCode = undefined;
  reporter.onTestRunEnd(
    ['/a.test.ts', '/b.test.ts'].map((moduleId) => ({
      moduleId,
      project: { name: 'unit' },
      diagnostic: () => ({ collectDuration: 1000, setupDuration: 1000, duration: 8000 }),
    })),
  );
  const after = process.exitCode;
  process.exitCode = before;
  const times = JSON.parse(readFileSync(path.join(folder, 'vitest.times'), 'utf8')) as unknown;
  rmSync(folder, { recursive: true });
  expect(after).toBe(exitCode);
  expect(times).toEqual([
    expect.objectContaining({ seconds: 10, cpuSeconds: 2 }),
    expect.objectContaining({ seconds: 10, cpuSeconds: 3 }),
  ]);
});

import { expect, test } from 'vitest';
import { flakyLines } from '../../scripts/lib/flaky.mjs';

const spec = (title: string, status: string, message: string | null) => ({
  file: 'spec/toasts.spec.ts',
  title,
  tests: [{ status, results: [message === null ? {} : { error: { message, location: { line: 7 } } }, {}] }],
});

test('a journey that passed only when it was run again is named with what had failed', () => {
  const suites = [
    {
      specs: [spec('passes', 'expected', null)],
      suites: [{ specs: [spec('passes at last', 'flaky', 'no toast\n\nCall log:\n  - waiting for it\n  at')] }],
    },
  ];
  expect(flakyLines(suites)).toEqual([
    'Flaky, so broken: find the cause of each.',
    '  spec/toasts.spec.ts:7 passes at last\n    no toast\n    \n    Call log:\n      - waiting for it',
  ]);
});

test('without one nothing is said', () => {
  expect(flakyLines([{ specs: [spec('passes', 'expected', null), spec('fails', 'unexpected', 'x')] }])).toEqual([]);
});

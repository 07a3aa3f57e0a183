import { expect, test } from 'vitest';
import { failedJourneys, failedTests, lastLines } from '../../scripts/lib/failedTests.mjs';

test('a failed test is named with its file and the beginning of its error, and so is a file that could not run', () => {
  const passed = { status: 'passed', fullName: 'passes', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'pays once',
    failureMessages: ['\u001b[31mAssertionError\u001b[39m: 2 is not 1\n\n    at a\n    at b\n    at c\n    at d'],
  };
  const report = {
    testResults: [
      { name: '/project/tests/a.test.ts', message: '', assertionResults: [passed, failed] },
      { name: '/project/tests/b.test.ts', message: 'Cannot find module', assertionResults: [] },
      { name: '/project/tests/c.test.ts', message: '', assertionResults: [passed] },
    ],
  };
  expect(failedTests(report, '/project')).toEqual([
    '    tests/a.test.ts pays once',
    '      AssertionError: 2 is not 1',
    '      at a',
    '      at b',
    '      at c',
    '    tests/b.test.ts',
    '      Cannot find module',
  ]);
});

test('a failed journey is named with its file, line and error; one that passed at the second try is not', () => {
  const spec = (title: string, status: string) => ({
    file: 'spec/toasts.spec.ts',
    title,
    tests: [{ status, results: [{ error: { message: 'no toast', location: { line: 7 } } }] }],
  });
  const report = { suites: [{ specs: [spec('flickers', 'flaky')], suites: [{ specs: [spec('fails', 'unexpected')] }] }] };
  expect(failedJourneys(report)).toEqual(['    e2e/spec/toasts.spec.ts:7 fails', '      no toast']);
});

test('other steps are shown by the last lines of their output', () => {
  expect(lastLines('one\n\ntwo\nthree\n', 2)).toEqual(['    two', '    three']);
});

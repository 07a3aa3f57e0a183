import { stripVTControlCharacters } from 'node:util';
import { specsIn } from './flaky.mjs';

/** Those say what failed, and where. */
const LINES_OF_ERROR = 4;
const LONGEST_LINE = 240;

const briefly = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_ERROR)
    .map((line) => `      ${line.trim().slice(0, LONGEST_LINE)}`);

/** @returns {readonly string[]} the failed tests of a report of vitest, each with the beginning of its error */
export function failedTests(report, root) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.flatMap((test) => [`    ${file} ${test.fullName}`, ...briefly(test.failureMessages[0] ?? '')]);
    return message ? [`    ${file}`, ...briefly(message)] : [];
  });
}

/** @returns {readonly string[]} the failed journeys of a report of Playwright, each with the beginning of its error */
export function failedJourneys(report) {
  return report.suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .flatMap(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return [`    e2e/${file}:${error?.location?.line ?? ''} ${title}`, ...briefly(error?.message ?? '')];
    });
}

/** @returns {readonly string[]} the end of what a step without a report has printed */
export function lastLines(output, count = 12) {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .map((line) => `    ${line.slice(0, LONGEST_LINE)}`);
}

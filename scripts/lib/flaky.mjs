/** Those say what failed, and for which element it waited. */
const LINES_OF_ERROR = 4;

/** @returns {readonly object[]} the journeys of a suite of Playwright's report, with those of the suites in it */
export const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** @returns {readonly string[]} of the suites of Playwright's reports: the journeys that passed only when they were run again */
export function flakyLines(suites) {
  const flaky = suites.flatMap(specsIn).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  if (flaky.length === 0) return [];
  return [
    'Flaky, so broken: find the cause of each.',
    ...flaky.map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      const why = (error?.message ?? '').split('\n').slice(0, LINES_OF_ERROR);
      return [`${file}:${error?.location?.line ?? ''} ${title}`, ...why.map((line) => `  ${line}`)]
        .map((line) => `  ${line}`)
        .join('\n');
    }),
  ];
}

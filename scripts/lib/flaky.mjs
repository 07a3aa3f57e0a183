/** @returns {readonly string[]} of a report of Playwright: the journeys that passed only when they were run again */
export function flakyLines(report) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
  const flaky = report.suites.flatMap(specsIn).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  if (flaky.length === 0) return [];
  return [
    'Flaky, so broken: find the cause of each.',
    ...flaky.map(({ file, title, tests }) => {
      const why =
        tests
          .flatMap(({ results }) => results)
          .find(({ error }) => error)
          ?.error.message.split('\n')[0] ?? '';
      return `  ${file}: ${title}\n    ${why}`;
    }),
  ];
}

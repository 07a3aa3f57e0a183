import { expect, it } from 'vitest';
import type { FeedSummary } from '../types.ts';
import { reportText } from './importProblem.ts';

const SUMMARY: FeedSummary = {
  updates: [],
  eventsAdded: 3,
  eventsChanged: 1,
  eventsRemoved: 0,
  resultsRecorded: 2,
  unknownIds: [],
  refusals: [],
};

it('an import ends with a report: what is suspicious, what was skipped, each reason once with its first places, and the numbers', () => {
  const row = (line: number) => ({ where: `line ${line}, column gametime`, reason: `"${line}:99" is not a time` });
  const problems = [
    ...[3, 4, 5, 6, 7].map(row),
    { where: 'line 9, column home_score', reason: '"x" is not a whole number' },
    { where: 'line 2', reason: '"London Bills" is no known team of NFL: it is shown as written', isImported: true as const },
  ];
  expect(reportText({ events: 4, summary: SUMMARY, problems }).split('\n')).toEqual([
    'Suspicious, but imported:',
    '  1 × line 2: "London Bills" is no known team of NFL: it is shown as written',
    'Skipped:',
    '  5 × line 3, column gametime: "3:99" is not a time; line 4, column gametime: "4:99" is not a time; line 5, column gametime: "5:99" is not a time; and 2 more',
    '  1 × line 9, column home_score: "x" is not a whole number',
    'Imported 4 events (3 added, 1 changed, 2 results); 6 parts skipped, 1 suspicious.',
  ]);
});

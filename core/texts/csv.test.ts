import { describe, expect, it } from 'vitest';
import { isoWithOffset } from '../time/formatTime.ts';
import { csvFile } from './csv.ts';

describe('a table is written as CSV', () => {
  it('begins with the mark of UTF-8 and quotes every cell, so that a quote, a separator and a line break stay in theirs', () => {
    expect(csvFile(['Name', 'Amount'], [['Say "a", b;\nc', { cents: -123_405 }]])).toBe(
      '\uFEFF"Name","Amount"\r\n"Say ""a"", b;\nc","-1234.05"\r\n',
    );
  });

  it.each([
    ['+30,000', '30000'],
    ['−110', '-110'],
    ['2.50', '2.50'],
  ])('the figure %s is a bare number', (figure, number) => {
    expect(csvFile(['Odds'], [[{ figure }]])).toContain(`\r\n"${number}"\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '−1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'the name %s stays a text',
    (name) => {
      expect(csvFile(['Name'], [[name]])).toContain(`"'${name}"`);
    },
  );
});

it.each([
  ['2026-11-02T03:30:00Z', '2026-11-01T22:30:00-05:00'],
  ['2026-11-01T05:30:00.500Z', '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
])('%s in New York is %s', (utc, local) => {
  expect(isoWithOffset(Date.parse(utc), 'America/New_York')).toBe(local);
});

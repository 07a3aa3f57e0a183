import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync('docs/SAFER_PLAY.md', 'utf8');
const rows = PAGE.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Duty|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/SAFER_PLAY.md', () => {
  it('names files that exist, and tests that their files have', () => {
    const missing = [...PAGE.matchAll(/`([\w./]+\.(?:ts|tsx|sql))`/g)].flatMap(([, file = '']) => (existsSync(file) ? [] : [file]));
    const untested = [...PAGE.matchAll(/`([\w./]+)`: "([^"]+)"/g)].flatMap(([, file = '', title = '']) =>
      existsSync(file) && readFileSync(file, 'utf8').includes(title) ? [] : [`${file}: ${title}`],
    );
    expect([missing, untested]).toEqual([[], []]);
  });

  it('has for each duty a test, or says that it is not enforced', () => {
    expect(rows.length).toBeGreaterThan(30);
    for (const [duty = '', , enforced = '', shown = ''] of rows)
      expect([duty, shown.includes('`: "') || enforced.includes('**Not enforced**')]).toEqual([duty, true]);
    expect(PAGE.split('\n').length).toBeLessThan(80);
  });
});

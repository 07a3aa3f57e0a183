import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECURITY_EVENTS } from '../../server/platform/securityLog.ts';

it('the table of docs/SECURITY.md has every event of the security log, and no other', () => {
  const [, section = ''] = readFileSync('docs/SECURITY.md', 'utf8').split('\n## The security log\n');
  const cells = (section.split('\n## ')[0] ?? '').match(/^\| `[^|]*\|/gm) ?? [];
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(Object.keys(SECURITY_EVENTS).toSorted());
});

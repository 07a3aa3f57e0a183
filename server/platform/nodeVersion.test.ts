import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OLDEST_NODE, refuseOldNode } from './nodeVersion.ts';

it('a server does not start on a Node that is out of support, and says which it needs', () => {
  for (const version of ['20.20.2', '22.17.9'])
    expect(() => refuseOldNode(version)).toThrow(`needs Node 22.18 or newer; this is ${version}`);
  for (const version of ['22.18.0', '24.22.3', process.versions.node]) expect(() => refuseOldNode(version)).not.toThrow();
});

it('the oldest Node of a server is that of package.json', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe(`>=${OLDEST_NODE}`);
});

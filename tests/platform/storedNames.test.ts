import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DEFINITION = /PersistedValueDefinition<[\s\S]*?> = \{\s*name: '(?<name>[^']+)'/g;

it('two features never store under one name, which would be an update that one of them loses', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(DEFINITION)].map(({ groups }) => groups?.name));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

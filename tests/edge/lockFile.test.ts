import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addHashes, completeLock, missingOptional, withoutHash } from '../../scripts/lib/lockFile.mjs';

const text = readFileSync('package-lock.json', 'utf8');

describe('the lock file', () => {
  it('names every optional package, which npm ci insists on', () => {
    expect(missingOptional(JSON.parse(text))).toEqual([]);
  });

  it('has the hash of every package, also of those for other machines, and no address of a registry', () => {
    expect(withoutHash(JSON.parse(text))).toEqual([]);
    expect(text).not.toMatch(/"resolved": "http|https?:\/\/registry/);
  });

  it('is completed with the hash of a package under its own name, and changed nowhere else', () => {
    const lock = {
      packages: {
        '': { name: 'us', version: '1.0.0' },
        'tools/own': { name: 'own' },
        'node_modules/own': { resolved: 'tools/own', link: true },
        'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
        'node_modules/a/node_modules/alias': { name: '@b/c', version: '2.0.0', dev: true },
      },
    };
    const key = 'node_modules/a/node_modules/alias';
    expect(withoutHash(lock)).toEqual([{ key, name: '@b/c', version: '2.0.0' }]);
    const hashed = addHashes(lock, new Map([[key, 'sha512-c']]));
    expect(hashed.packages[key]).toEqual({ name: '@b/c', version: '2.0.0', integrity: 'sha512-c', dev: true });
    expect({ ...hashed.packages, [key]: null }).toEqual({ ...lock.packages, [key]: null });
  });

  it('is completed with what says that a package is for another machine', () => {
    const lock = {
      packages: {
        '': { name: 'us' },
        'node_modules/a': {
          version: '1.0.0',
          optionalDependencies: { '@a/binding-linux-x64-musl': '1.0.0', '@a/binding-win32-x64': '1.0.0' },
        },
        'node_modules/a/node_modules/@a/binding-win32-x64': { version: '1.0.0' },
      },
    };
    expect(missingOptional(lock)).toEqual([{ from: 'node_modules/a', name: '@a/binding-linux-x64-musl', version: '1.0.0' }]);
    const complete = completeLock(lock);
    expect(complete.packages['node_modules/@a/binding-linux-x64-musl']).toEqual({
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    });
    expect(missingOptional(complete)).toEqual([]);
  });
});

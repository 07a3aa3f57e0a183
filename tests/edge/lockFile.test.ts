import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLock, missingOptional } from '../../scripts/lib/lockFile.mjs';

describe('the lock file', () => {
  it('names every optional package, which npm ci insists on', () => {
    expect(missingOptional(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
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

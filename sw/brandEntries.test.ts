import { describe, expect, it } from 'vitest';
import { brandOfWorker, entriesOfBrand } from './brandEntries.ts';

describe('the precache', () => {
  it('contains the shell and the files of the current brand only', () => {
    const urls = [
      'html/tsb.html',
      'html/hwc.html',
      'brands/tsb/icon.svg',
      'brands/hwc/icon.svg',
      'assets/brand-tsb-4f.js',
      'assets/brand-hwc-9a.js',
      'assets/index-1b.js',
    ];
    const stored = entriesOfBrand(
      urls.map((url) => ({ url, revision: null })),
      'tsb',
      'sportsbook',
    );
    expect(stored.map(({ url }) => url)).toEqual([
      'html/tsb.html',
      'brands/tsb/icon.svg',
      'assets/brand-tsb-4f.js',
      'assets/index-1b.js',
    ]);
  });

  it('has no code of sportsbooks in a standalone casino', () => {
    const slip = { url: 'assets/slip-4f.js', revision: null, only: 'sportsbook' } as const;
    const lobby = { url: 'assets/LobbyPage-4f.js', revision: null };
    expect(entriesOfBrand([slip, lobby], 'hwc', 'casino')).toEqual([lobby]);
    expect(entriesOfBrand([slip, lobby], 'tsb', 'sportsbook')).toEqual([slip, lobby]);
  });

  it('depends on the address of the worker', () => {
    expect(brandOfWorker('?brand=hwc')).toBe('hwc');
    expect(brandOfWorker('')).toBe('tsb');
    expect(brandOfWorker('?brand=../x')).toBe('tsb');
  });
});

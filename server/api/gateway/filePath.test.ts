import { describe, expect, it } from 'vitest';
import { cacheControlOf } from './cacheControl.ts';
import { filePathOf } from './filePath.ts';

describe('the path of a request', () => {
  it('is a file when its last segment has an extension, else a page', () => {
    expect(filePathOf('/assets/index-Ab12_-xy.js')).toEqual({ kind: 'file', path: 'assets/index-Ab12_-xy.js' });
    expect(filePathOf('/sw.js')).toEqual({ kind: 'file', path: 'sw.js' });
    for (const page of [
      '/',
      '/live',
      '/sport/football/organization/united-states/competition/nfl',
      '/search/a.b/all',
      '/search/st.louis',
      '/account/',
    ])
      expect(filePathOf(page)).toEqual({ kind: 'page' });
  });

  it('never leaves the directory, in any encoding', () => {
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/..%5cpackage.json',
      '/%00.js',
      '/%zz.js',
      '/.env',
      '/assets/.hidden.js',
      '//etc/passwd.txt',
      '/assets//index.js',
      '/assets/index.js.br',
      '/assets/index.js.map',
    ])
      expect(filePathOf(path), path).toEqual({ kind: 'none' });
  });
});

describe('browser caching', () => {
  it('is immutable for a name with a content hash, else revalidated', () => {
    expect(cacheControlOf('assets/index-Ab12_-xy.js')).toBe('public, max-age=31536000, immutable');
    for (const file of ['html/tsb.html', 'sw.js', 'brands/tsb/manifest.webmanifest', 'assets/plain.js'])
      expect(cacheControlOf(file)).toBe('no-cache');
    expect(cacheControlOf('brands/tsb/icon-192.png')).toContain('max-age=2592000');
  });
});

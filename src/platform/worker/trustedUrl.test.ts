import { describe, expect, it } from 'vitest';
import { trustedWorkerUrl } from './trustedUrl.ts';

describe("the worker's address", () => {
  it('is let through', () => {
    expect(trustedWorkerUrl('/sw.js?brand=tsb')).toBe('/sw.js?brand=tsb');
    expect(trustedWorkerUrl('/dev-sw.js?dev-sw')).toBe('/dev-sw.js?dev-sw');
  });

  it.each(['https://else.test/sw.js?brand=tsb', '//else.test/sw.js?x=y', '/other.js?brand=tsb', 'data:text/javascript,1'])(
    'is nothing else: %s',
    (url) => {
      expect(() => trustedWorkerUrl(url)).toThrow(TypeError);
    },
  );
});

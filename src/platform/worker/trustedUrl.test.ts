import { describe, expect, it } from 'vitest';
import { trustedWorkerUrl } from './trustedUrl.ts';

describe("the worker's address", () => {
  it('is accepted', () => {
    expect(trustedWorkerUrl('/sw.js?brand=tsb')).toBe('/sw.js?brand=tsb');
    expect(trustedWorkerUrl('/dev-sw.js?dev-sw')).toBe('/dev-sw.js?dev-sw');
  });

  it.each(['https://else.test/sw.js?brand=tsb', '//else.test/sw.js?x=y', '/other.js?brand=tsb', 'data:text/javascript,1'])(
    'is rejected with another value: %s',
    (url) => {
      expect(() => trustedWorkerUrl(url)).toThrow(TypeError);
    },
  );
});

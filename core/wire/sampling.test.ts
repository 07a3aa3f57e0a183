import { describe, expect, it } from 'vitest';
import { sampleBucketOf } from './sampling.ts';

describe('the bucket of an id', () => {
  it('is its 32-bit FNV-1a hash modulo 101, so that 0 to 100 occur', () => {
    // 0xe40c292c and 0xbf9cf968 are the published hashes of these texts (the FNV reference's test vectors).
    expect([sampleBucketOf('a'), sampleBucketOf('foobar')]).toEqual([0xe40c292c % 101, 0xbf9cf968 % 101]);
    const occurring = new Set(Array.from({ length: 5_000 }, (_, index) => sampleBucketOf(`install-${index}`)));
    expect([...occurring].sort((a, b) => a - b)).toEqual(Array.from({ length: 101 }, (_, bucket) => bucket));
  });
});

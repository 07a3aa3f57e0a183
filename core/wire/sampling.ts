/** The specification samples by a hash modulo 101 against a rate: rate 0 selects nothing, 101 everything. */
export const SAMPLE_BUCKETS = 101;

/** The bucket of an id, 0 to 100; always the same for the same id. FNV-1a, 32 bits. */
export function sampleBucketOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % SAMPLE_BUCKETS;
}

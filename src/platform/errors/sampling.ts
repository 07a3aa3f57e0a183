/** The specification samples by a hash modulo 101 against a rate: 0 selects no device, 101 every device. */
const BUCKETS = 101;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Whether this id is in the sample of this rate. The result for an id never changes. */
export function isSampled(id: string, rate: number): boolean {
  return hashOf(id) % BUCKETS < rate;
}

/** The sample rate of the build; every device when it has none. */
export function errorSampleRate(): number {
  return typeof __ERROR_SAMPLE_RATE__ === 'undefined' ? BUCKETS : __ERROR_SAMPLE_RATE__;
}

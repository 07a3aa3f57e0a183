import { SAMPLE_BUCKETS, sampleBucketOf } from '../../../core/wire/sampling.ts';

/** Whether this id is in the sample of this rate. The result for an id never changes. */
export function isSampled(id: string, rate: number): boolean {
  return sampleBucketOf(id) < rate;
}

/** The sample rate of the build; every device when it has none. */
export function errorSampleRate(): number {
  return typeof __ERROR_SAMPLE_RATE__ === 'undefined' ? SAMPLE_BUCKETS : __ERROR_SAMPLE_RATE__;
}

import type { JobTables } from '../store/jobs/index.ts';
import { forgetFailedJobs } from '../store/jobs/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends JobTables {}
}

export const jobs = context({ name: 'jobs', retention: [{ days: 7, remove: forgetFailedJobs }] });

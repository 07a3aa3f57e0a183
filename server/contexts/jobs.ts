import { forgetFailedJobs } from '../store/jobs/jobs.ts';
import type { JobTables } from '../store/jobs/tables.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends JobTables {}
}

export const jobs = context({ name: 'jobs', retention: [{ days: 7, remove: forgetFailedJobs }] });

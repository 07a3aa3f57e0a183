export { SILENT } from './installJobQueue.ts';
export {
  addJob,
  deleteJobs,
  forgetFailedJobs,
  JOB_NAMES,
  type JobName,
  type JobPayloads,
  type Mail,
  type PlannedJobName,
  releaseJobsOfTheDead,
  reportWorkers,
  tryAgainSoon,
} from './jobs.ts';
export type { JobTables } from './tables.ts';

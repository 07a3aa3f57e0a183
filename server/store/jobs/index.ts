export { SILENT } from './installJobQueue.ts';
export {
  addJob,
  countJobs,
  deleteJobs,
  forgetFailedJobs,
  JOB_NAMES,
  type JobName,
  type JobPayloads,
  type JobState,
  type Mail,
  type PlannedJobName,
  releaseJobsOfTheDead,
  reportWorkers,
  tryAgainSoon,
} from './jobs.ts';
export type { JobTables } from './tables.ts';

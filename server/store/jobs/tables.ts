export interface JobTables {
  job_workers: {
    id: string;
    seen_at: Date;
  };
}

/** One database, as two roles. */
export interface DatabaseAddresses {
  /** What the server works with. */
  readonly url: string;
  /** Of the role that owns the tables: for migrations and the sandbox's reset. The same as `url` where there is only one role. */
  readonly migrateUrl: string;
}

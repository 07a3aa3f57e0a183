/** One database, as two roles. */
export interface DatabaseAddresses {
  /** The role of the server. */
  readonly url: string;
  /** The role that owns the tables: for migrations and the sandbox's reset. The same as `url` where there is only one role. */
  readonly migrateUrl: string;
}

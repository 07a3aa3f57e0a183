import { z } from 'zod';
import { outsideKeys } from './keys.ts';
import { address, secret } from './reading.ts';

const postgresAddress = address(['postgres:', 'postgresql:'], 'postgresql://user:password@db.example.com/slipstream');
const redisAddress = address(['redis:', 'rediss:'], 'rediss://redis.example.com:6379');

/** Where everything is stored, and how often all money is recomputed from the ledger. */
export const database = z
  .object({
    DATA_DIR: z.string().min(1).default('.data'),
    DATABASE_URL: secret(postgresAddress.optional()),
    DATABASE_MIGRATE_URL: secret(postgresAddress.optional()),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(1_000).default(8),
    DATABASE_KEYS: secret(outsideKeys),
    REDIS_URL: secret(redisAddress.optional()),
    AUDIT_EVERY_SECONDS: z.coerce.number().int().min(1).max(86_400).default(300),
  })
  .refine((values) => values.DATABASE_MIGRATE_URL === undefined || values.DATABASE_URL !== undefined, {
    path: ['DATABASE_MIGRATE_URL'],
    message: 'it goes with DATABASE_URL',
  })
  .transform((values) => ({
    dataDir: values.DATA_DIR,
    /** PostgreSQL 17 or newer; null starts the embedded one in dataDir. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** The same database as the role that owns its tables; null: the role of databaseUrl migrates. */
    databaseMigrateUrl: values.DATABASE_MIGRATE_URL ?? null,
    /** The most that one server opens for requests; store/purposes.ts shares them out. */
    databaseConnections: values.DATABASE_CONNECTIONS,
    /** They wrap the keys that are stored there, the newest first; none: those are stored as they are. */
    databaseKeys: values.DATABASE_KEYS,
    redisUrl: values.REDIS_URL ?? null,
    auditEverySeconds: values.AUDIT_EVERY_SECONDS,
  }));

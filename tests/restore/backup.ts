import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type ClusterOptions, type PostgresCluster, startPostgresCluster } from '../support/postgresCluster.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);

/** A segment of the log is archived after this time at the latest, as OPERATIONS.md recommends a minute for. */
const ARCHIVE_TIMEOUT_SECONDS = 10;
const ARCHIVED_WITHIN_MS = 60_000;
/** tar: files have changed while they were read, which the log makes good. */
const CHANGED_WHILE_READ = 1;

/** A cluster that archives its log, as OPERATIONS.md says. @param archive the directory, which PostgreSQL may write to */
export function startArchivedCluster(archive: string): Promise<PostgresCluster> {
  return startPostgresCluster({
    settings: [
      'archive_mode=on',
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      `archive_timeout=${ARCHIVE_TIMEOUT_SECONDS}`,
      // For the judge, who has to know when each transaction was committed.
      'track_commit_timestamp=on',
    ],
  });
}

/** Copies a running cluster by the low-level interface, which pg_basebackup uses too. @returns the archive's file */
export async function takeBaseBackup({ url, data }: PostgresCluster, directory: string): Promise<string> {
  const file = path.join(directory, 'base.tar');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('restore', true)`);
    await run('tar', ['-cf', file, '-C', data, '--exclude=./pg_wal/*', '--exclude=./postmaster.*', '.']).catch(
      (error: { code: unknown }) => {
        if (error.code !== CHANGED_WHILE_READ) throw error;
      },
    );
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    const label = path.join(directory, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '');
    // PostgreSQL may run as another user, who has to write to it.
    await chmod(label, 0o666);
    await run('tar', ['-rf', file, '-C', directory, './backup_label']);
    return file;
  } finally {
    await client.end();
  }
}

export interface Target {
  /** As the database writes it. */
  readonly time: string;
  /** Resolves with the milliseconds until the archive had all of the log up to the target. */
  readonly archived: Promise<number>;
}

/** This moment of the database. */
export async function chooseTarget(owner: Client): Promise<Target> {
  const began = performance.now();
  const { rows } = await owner.query<{ time: string; segment: string }>(
    'SELECT clock_timestamp()::text AS time, pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
  );
  const { time = '', segment = '' } = rows[0] ?? {};
  const isArchived = async (): Promise<boolean> => {
    const { rows: archiver } = await owner.query<{ done: boolean }>(
      'SELECT last_archived_wal >= $1 AS done FROM pg_stat_archiver',
      [segment],
    );
    return archiver[0]?.done === true;
  };
  return { time, archived: until(isArchived, ARCHIVED_WITHIN_MS, 200).then(() => performance.now() - began) };
}

/** Another cluster of the base backup and the archived log up to the target. */
export function restoreTo(time: string, base: string, archive: string): Promise<PostgresCluster> {
  const fill: ClusterOptions['fill'] = async (data) => {
    await mkdir(data);
    // With the owner and the rights that the files had.
    await run('tar', ['-xpf', base, '-C', data]);
    await writeFile(path.join(data, 'recovery.signal'), '', { mode: 0o644 });
  };
  return startPostgresCluster({
    settings: [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${time}`,
      'recovery_target_action=promote',
      // So that it is ready when it takes writes, and not before.
      'hot_standby=off',
    ],
    fill,
  });
}

import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupFailure } from './startupFailure.ts';

/**
 * Makes sure that the data directory exists and is writable, and returns its absolute path. A root process runs PostgreSQL as another user,
 * who must be able to enter this directory; secret files in it have their own permissions.
 * @throws StartupFailure
 */
export function openDataDirectory(directory: string): string {
  const absolute = path.resolve(directory);
  try {
    makeDirectory(absolute);
    if (!statSync(absolute).isDirectory()) throw new Error('a file is in its place');
    accessSync(absolute, constants.R_OK | constants.W_OK | constants.X_OK);
    const mode = statSync(absolute).mode & 0o777;
    if (process.getuid?.() === 0 && (mode & 0o011) !== 0o011) chmodSync(absolute, mode | 0o011);
  } catch (error) {
    throw new StartupFailure(`The data directory ${absolute} cannot be used: ${reason(error)}.`);
  }
  return absolute;
}

/** Creates the directory with its parents. Node's own recursion never ends where a parent exists but allows no directories (`/proc`). */
function makeDirectory(absolute: string): void {
  if (existsSync(absolute)) return;
  makeDirectory(path.dirname(absolute));
  try {
    mkdirSync(absolute);
  } catch (error) {
    // Another process may have created it in between.
    if (!existsSync(absolute)) throw error;
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be written';
  if (code === 'ENOENT') return 'no directory can be made there';
  if (code === 'EROFS') return 'it is on a read-only file system';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in its place';
  if (code === 'ENOSPC') return 'the disk is full';
  return error instanceof Error ? error.message : String(error);
}

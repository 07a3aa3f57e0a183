import { execFileSync } from 'node:child_process';
import { Failure, root } from './project.mjs';

const gitIn =
  (directory) =>
  (...args) =>
    execFileSync('git', args, {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });

const paths = (text) => text.split('\0').filter(Boolean);

/** @returns {readonly string[]} every file that git tracks or would track */
export const projectFiles = () => paths(gitIn(root)('ls-files', '--cached', '--others', '--exclude-standard', '-z'));

/**
 * The differences from the commit where HEAD left `base` (main by default): committed since, uncommitted and untracked files.
 * @param {string} [base]
 * @returns {{ since: string, files: readonly string[] }} `since`: that commit
 */
export function changedFiles(base, directory = root) {
  const git = gitIn(directory);
  const mergeBase = (ref) => {
    try {
      return git('merge-base', ref, 'HEAD').trim();
    } catch {
      return null;
    }
  };
  const since = (base === undefined ? ['main', 'origin/main'] : [base]).map(mergeBase).find((commit) => commit !== null);
  if (since === undefined) throw new Failure(`There is no ${base ?? 'branch main'} to compare with: npm test -- --changed COMMIT`);
  const tracked = paths(git('diff', '--name-only', '--no-renames', '-z', since));
  const untracked = paths(git('ls-files', '--others', '--exclude-standard', '-z'));
  return { since, files: [...tracked, ...untracked] };
}

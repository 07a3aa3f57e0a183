import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

export interface ContentTags {
  /** The strong validator of a file as it is now. @throws the file system's error where there is none. */
  of(file: string): Promise<string>;
}

interface Known {
  readonly state: string;
  readonly tag: string;
}

/**
 * ETags of files by their content. Size and time say less: builds have files of equal size, and images of containers have one time for
 * all of them, so that a new worker was answered 304 and never arrived.
 */
export function contentTags(): ContentTags {
  const known = new Map<string, Known>();
  return {
    async of(file) {
      // The time of the last change of a file's record, which nobody can set, and its place on the disk: not what it was copied with.
      const { ctimeNs, ino, size } = await stat(file, { bigint: true });
      const state = `${ctimeNs} ${ino} ${size}`;
      const before = known.get(file);
      if (before?.state === state) return before.tag;
      const digest = createHash('sha256').update(await readFile(file));
      const tag = `"${digest.digest('base64url')}"`;
      known.set(file, { state, tag });
      return tag;
    },
  };
}

/** Whether an `If-None-Match` names this validator; a cache between may have weakened it. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}

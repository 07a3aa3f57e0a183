import { readFile, stat } from 'node:fs/promises';

interface Computed<Value> {
  readonly state: string;
  readonly value: Value;
}

/**
 * What is computed of a file's content, remembered until the file is another one. Size and time do not say that: builds have files of equal
 * size, and images of containers have one time for all of them.
 * @throws the file system's error where there is no such file.
 */
export function ofContent<Value>(compute: (content: Buffer) => Value): (file: string) => Promise<Value> {
  const cache = new Map<string, Computed<Value>>();
  return async (file) => {
    // The time of the last change of a file's record, which nobody can set, and its place on the disk.
    const { ctimeNs, ino, size } = await stat(file, { bigint: true });
    const state = `${ctimeNs} ${ino} ${size}`;
    const before = cache.get(file);
    if (before?.state === state) return before.value;
    const value = compute(await readFile(file));
    cache.set(file, { state, value });
    return value;
  };
}

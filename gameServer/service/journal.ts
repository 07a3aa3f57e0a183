import { createReadStream, mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A file of JSON lines that is only ever appended to. What `append` has resolved for survives a killed process and a power cut. */
export interface Journal {
  append(record: object): Promise<void>;
  close(): Promise<void>;
}

const NEWLINE = 10;

/** Every whole line of the file, in order. A last line that a kill has torn is left out. */
export async function* readJournal(file: string): AsyncGenerator<unknown> {
  const input = createReadStream(file);
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const record = parse(line);
      if (record !== undefined) yield record;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  } finally {
    input.destroy();
  }
}

/** Opens the file for appending and creates what is missing. Records that arrive together share one flush to the disk. */
export async function openJournal(file: string): Promise<Journal> {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  await endTornLine(handle);
  let waiting: { readonly line: string; readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await handle.appendFile(batch.map(({ line }) => line).join(''));
        await handle.datasync();
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  }

  return {
    append(record) {
      return new Promise((resolve, reject) => {
        waiting.push({ line: `${JSON.stringify(record)}\n`, resolve, reject });
        writing ??= write();
      });
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

/** The next record begins on a line of its own. */
async function endTornLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat();
  if (size === 0) return;
  const last = Buffer.alloc(1);
  await handle.read(last, 0, 1, size - 1);
  if (last[0] !== NEWLINE) await handle.appendFile('\n');
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Where a record begins: the number of its file, the oldest is 1, and the byte in it, as one number. */
export type Position = number;

/** JSON lines in files that are only ever appended to. What `append` has resolved for survives a killed process and a power cut. */
export interface Journal {
  append(record: object): Promise<Position>;
  /** The record that was appended there. */
  read(position: Position): Promise<unknown>;
  close(): Promise<void>;
}

export interface JournalLine {
  readonly position: Position;
  readonly record: unknown;
}

const NEWLINE = 10;
/** A file of this size is set aside as `<name>.<number>.jsonl`, and a new one begun: none grows without end, and each can be stored elsewhere. */
const FILE_BYTES = 64 * 1_048_576;
/** Files are numbered in the bits above. */
const OFFSETS = 2 ** 32;
const READ_BYTES = 16_384;

function setAside(file: string, number: number): string {
  const { dir, name, ext } = path.parse(file);
  return path.join(dir, `${name}.${number}${ext}`);
}

/** The number of the file that is appended to. */
function currentNumber(file: string): number {
  let number = 1;
  while (existsSync(setAside(file, number))) number += 1;
  return number;
}

/** Every whole line of all files, in order. A last line that a kill has torn is left out. */
export async function* readJournal(file: string): AsyncGenerator<JournalLine> {
  const current = currentNumber(file);
  for (let number = 1; number <= current; number += 1) yield* readFile(number === current ? file : setAside(file, number), number);
}

async function* readFile(file: string, number: number): AsyncGenerator<JournalLine> {
  const input = createReadStream(file);
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  try {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
        const record = parse(rest.toString('utf8', 0, end));
        if (record !== undefined) yield { position: number * OFFSETS + offset, record };
        rest = rest.subarray(end + 1);
        offset += end + 1;
      }
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  } finally {
    input.destroy();
  }
}

interface Waiting {
  readonly line: Buffer;
  resolve(position: Position): void;
  reject(error: unknown): void;
}

/** Opens the files for appending and creates what is missing. Records that arrive together share one flush to the disk. */
export async function openJournal(file: string, fileBytes: number = FILE_BYTES): Promise<Journal> {
  mkdirSync(path.dirname(file), { recursive: true });
  let number = currentNumber(file);
  let handle = await open(file, 'a+');
  await endTornLine(handle);
  let { size } = await handle.stat();
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function beginNext(): Promise<void> {
    await handle.close();
    await rename(file, setAside(file, number));
    number += 1;
    handle = await open(file, 'a+');
    size = 0;
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        if (size >= fileBytes) await beginNext();
        await handle.appendFile(Buffer.concat(batch.map(({ line }) => line)));
        await handle.datasync();
        for (const { line, resolve } of batch) {
          resolve(number * OFFSETS + size);
          size += line.length;
        }
      } catch (error) {
        size = (await handle.stat().catch(() => ({ size }))).size;
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  }

  return {
    append(record) {
      return new Promise((resolve, reject) => {
        waiting.push({ line: Buffer.from(`${JSON.stringify(record)}\n`), resolve, reject });
        writing ??= write();
      });
    },
    async read(position) {
      const at = Math.floor(position / OFFSETS);
      const reader = await open(at === number ? file : setAside(file, at));
      try {
        return await readLine(reader, position % OFFSETS);
      } finally {
        await reader.close();
      }
    },
    async close() {
      await writing;
      await handle.close();
    },
  };
}

async function readLine(handle: FileHandle, start: number): Promise<unknown> {
  let line: Buffer = Buffer.alloc(0);
  for (;;) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, start + line.length);
    line = Buffer.concat([line, buffer.subarray(0, bytesRead)]);
    const end = line.indexOf(NEWLINE);
    if (end >= 0) return parse(line.toString('utf8', 0, end));
    if (bytesRead === 0) return undefined;
  }
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

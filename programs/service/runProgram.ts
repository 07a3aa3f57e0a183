import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openLog } from './openLog.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly host: string;
  /** Between the last request and the end. */
  close(): Promise<void>;
  /** Answers a question of the parent process, which alone can ask; null: it is none. */
  answer?(message: unknown): Promise<object | null>;
}

/** Names of a list in an environment variable. */
export function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The directory of the built pages of `program`. @param moduleUrl of the program's main file, a source or bundled. */
export function pageDirectoryOf(program: string, moduleUrl: string): string {
  return fileURLToPath(new URL(moduleUrl.endsWith('.ts') ? `../../dist/${program}/page` : './page', moduleUrl));
}

/** The log of `program`. @param moduleUrl of its main file, a source or bundled. */
export function programLog(program: string, level: string, moduleUrl: string): Logger {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(new URL('../../package.json', moduleUrl), 'utf8'));
  return openLog({ service: `slipstream-${program}`, version, level });
}

/** Calls `work` every `everyMs` after its last end. @returns the function that stops it. */
export function repeatEvery(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const later = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      work().catch(onError).finally(later);
    }, everyMs);
  };
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Listens until the process is told to end, and tells the parent process the port. */
async function serve({ app, port, host, close, answer }: Running): Promise<void> {
  async function leave(): Promise<void> {
    await app.close();
    await close();
    process.exit(0);
  }
  // Started by the operator's server, it ends with that process; a signal to both of them is the other's to handle.
  const isChild = process.send !== undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void (isChild || leave()));
  process.on('disconnect', () => void leave());
  process.on('message', (message) => void answer?.(message).then((answered) => answered && process.send?.(answered)));
  await app.listen({ port, host });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : port });
}

/** The main of a program: what it cannot start without ends the process. */
export function runProgram(start: () => Promise<Running>): void {
  start()
    .then(serve)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    });
}

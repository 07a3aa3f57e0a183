import { type ChildProcess, spawn } from 'node:child_process';
import { SERVER_FLAGS } from '../../../scripts/lib/serverFlags.mjs';
import { programOf } from '../../support/builtProduct.ts';
import { START_PATIENCE_MS } from '../../support/productServer.ts';
import { until } from '../../support/until.ts';

export const SERVER: readonly string[] = [...SERVER_FLAGS, ...programOf('server/main.ts')];

export interface StartedProcess {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves with `code` or `signal` when it has ended and all its output is read. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** @param stderr a descriptor that takes its log in place of `stderr()`. */
export function startProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  stderr: number | 'pipe' = 'pipe',
  program = process.execPath,
): StartedProcess {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SANDBOX: 'true', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', stderr],
  });
  let stdout = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, stdout: () => stdout, stderr: () => errors, ended };
}

/** In a terminal of its own, whose end has the exit code of the process; `stdout()` has all its output. */
export function startInTerminal(args: readonly string[], environment: Readonly<Record<string, string>>): StartedProcess {
  const command = [process.execPath, ...args].map((arg) => `'${arg}'`).join(' ');
  return startProcess(['--quiet', '--return', '--command', `exec ${command}`, '/dev/null'], environment, 'pipe', 'script');
}

export interface ReadyProcess extends StartedProcess {
  readonly url: string;
}

/** Waits for the start line. @throws Error with its output when it ends instead. */
export async function whenReady(started: StartedProcess): Promise<ReadyProcess> {
  const url = await until(() => {
    if (started.child.exitCode !== null) throw new Error(`It ended: ${started.stderr()}`);
    return /http:\/\/localhost:\d+/.exec(started.stdout())?.[0];
  }, START_PATIENCE_MS);
  return { ...started, url: url.replace('localhost', '127.0.0.1') };
}

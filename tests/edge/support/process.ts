import { type ChildProcess, spawn } from 'node:child_process';
import { SERVER_FLAGS } from '../../../scripts/lib/serverFlags.mjs';
import { programOf } from '../../support/builtProduct.ts';

export const SERVER: readonly string[] = [...SERVER_FLAGS, ...programOf('server/main.ts')];

export interface StartedProcess {
  readonly child: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves with `code` or `signal` when it has ended and all its output is read. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

export function startProcess(args: readonly string[], environment: Readonly<Record<string, string>>): StartedProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SANDBOX: 'true', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

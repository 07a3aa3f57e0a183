import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command as typed in a shell. */
export function npmRun(args: readonly string[], input = '', environment: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '-s', ...args], { env: { ...process.env, ...environment } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
  });
}

/** The command's output without npm's own lines about the machine. */
export function sentences(stderr: string): readonly string[] {
  return stderr.split('\n').filter((line) => line !== '' && !line.startsWith('npm '));
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { watchNpm } from './ancestors.mjs';
import { supportedNode } from './nodes.mjs';
import { root } from './project.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a Node program in the foreground in place of this process: same streams, signals passed on, its exit code ours. If this process is
 * killed, the program notices by its channel; if npm, which started us, is killed, we stop the program.
 * @returns {Promise<number>} the exit code
 */
export function runInForeground(args, env, { tellIfWeDie = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(supportedNode(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: tellIfWeDie ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    });
    const handOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, handOn);
    const stopWatching = watchNpm(() => child.kill('SIGTERM'));
    const finish = () => {
      for (const signal of SIGNALS) process.off(signal, handOn);
      stopWatching();
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      finish();
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject } from './project.mjs';

function holderIsAlive(directory) {
  try {
    process.kill(Number(readFileSync(path.join(directory, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    // No file yet: its maker is between making the directory and writing into it.
    return error.code === 'EPERM' || error.code === 'ENOENT';
  }
}

/** Runs `work` while no other process of this project does work of the same name; waits for its turn. */
export async function oneAtATime(name, work) {
  const directory = inProject('.cache', `${name}.lock`);
  mkdirSync(path.dirname(directory), { recursive: true });
  let unclaimedRounds = 0;
  for (;;) {
    try {
      mkdirSync(directory);
      writeFileSync(path.join(directory, 'pid'), String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const claimed = (() => {
        try {
          readFileSync(path.join(directory, 'pid'));
          return true;
        } catch {
          return false;
        }
      })();
      unclaimedRounds = claimed ? 0 : unclaimedRounds + 1;
      if (!holderIsAlive(directory) || unclaimedRounds > 50) rmSync(directory, { recursive: true, force: true });
      else await delay(100);
    }
  }
  const release = () => rmSync(directory, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

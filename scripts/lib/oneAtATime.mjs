import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inProject } from './project.mjs';

const RETRY_MS = 100;
/** A process that has made the directory writes its id into it at once. */
const ROUNDS_WITHOUT_AN_ID = 50;

/** @returns {'alive' | 'dead' | 'unknown'} unknown: it has not written its id */
function holderOf(directory) {
  try {
    process.kill(Number(readFileSync(path.join(directory, 'pid'), 'utf8')), 0);
    return 'alive';
  } catch (error) {
    if (error.code === 'ENOENT') return 'unknown';
    return error.code === 'EPERM' ? 'alive' : 'dead';
  }
}

function claim(directory) {
  try {
    mkdirSync(directory);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(path.join(directory, 'pid'), String(process.pid));
  return true;
}

/** Runs `work` while no other process of this project does work of the same name; waits for its turn. */
export async function oneAtATime(name, work) {
  const directory = inProject('.cache', `${name}.lock`);
  mkdirSync(path.dirname(directory), { recursive: true });
  const release = () => rmSync(directory, { recursive: true, force: true });
  for (let unknownRounds = 0; !claim(directory); ) {
    const holder = holderOf(directory);
    unknownRounds = holder === 'unknown' ? unknownRounds + 1 : 0;
    if (holder === 'dead' || unknownRounds > ROUNDS_WITHOUT_AN_ID) release();
    else await delay(RETRY_MS);
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

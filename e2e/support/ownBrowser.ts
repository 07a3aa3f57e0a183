import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';

/** Runs with a folder for a browser's profile, which is removed afterwards. A private window can neither install an app nor store its data. */
export async function withProfile(run: (profile: string) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'slipstream-profile-'));
  try {
    await run(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Which files of a closed browser's profile contain which of these words, in one byte a character or in two. */
export async function filesWith(profile: string, words: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const bytes = await readFile(file);
        const here = words.filter((word) => bytes.includes(word, 0, 'latin1') || bytes.includes(word, 0, 'utf16le'));
        return here.map((word) => `${path.relative(profile, file)}: ${word}`);
      }),
  );
  return found.flat();
}

/** Starts a browser process on the profile and ends it when `run` has ended. */
export async function inBrowser<Value>(profile: string, run: (context: BrowserContext) => Promise<Value>): Promise<Value> {
  const context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

/** As `inBrowser`, but the browser is killed at the end, as by a crash or an empty battery: it writes nothing more. */
export async function inKilledBrowser(profile: string, run: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
  const isGone = new Promise((resolve) => context.once('close', resolve));
  try {
    await run(context);
  } finally {
    execFileSync('pkill', ['-9', '-f', profile]);
    await isGone;
  }
}

import { defineConfig } from '@playwright/test';
import { SHELL_OPTIONS } from '../tests/support/chromium.ts';

/** What players come for: the journeys of `npm test`. The others are those of `npm run verify`. */
const MAIN_JOBS = /@main/;
/** Where servers of a release answer, which the journeys are to run against; else they start a server. */
const released = process.env.RELEASE_URL;

/**
 * main: those of the main jobs, of whatever kind they are, which are tagged `@main`.
 * journeys: in parallel on one server; every test makes its own player and takes events of its own.
 * server: tests that change the whole server (maintenance, faults, sockets, the clock, the build), one at a time on a server of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A journey depends on a browser and the machine's load. CI runs a failed one once more, so that one of thousands of checks does not hide
  // what the others say, and names it at the end as flaky (scripts/lib/flaky.mjs). Here, and for `npm run trace`, flaky is failed.
  retries: process.env.CI ? 1 : 0,
  // Ends what hangs: beside the other checks a journey takes four times as long as alone.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/results/playwright.json' }]],
  // The chaos table has a world of its own, and so has a release (tests/release).
  ...(process.env.CHAOS_RESULTS === undefined && released === undefined && { globalSetup: './support/globalSetup.ts' }),
  use: {
    // The certificates of a release's proxy are its own, and only this makes a worker of its pages possible.
    launchOptions:
      released === undefined ? SHELL_OPTIONS : { ...SHELL_OPTIONS, args: [...SHELL_OPTIONS.args, '--ignore-certificate-errors'] },
    viewport: { width: 1600, height: 1000 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Traces take a sixth of all CPU. Use `--trace retain-on-failure` where a picture and the message do not explain a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The server's first: one worker runs these one by one while the other runs the rest. Run last, they would leave the other worker idle.
    { name: 'main', grep: MAIN_JOBS },
    { name: 'server', testDir: './server', fullyParallel: false, workers: 1 },
    { name: 'journeys', testDir: './journeys', grepInvert: MAIN_JOBS },
    // The specification's own words, numbers and addresses, screen by screen.
    { name: 'spec', testDir: './spec', grepInvert: MAIN_JOBS },
    // Every page of a brand at every width, as a visitor, a new player, a player with a history, off line, and without events.
    { name: 'drawn', testDir: './drawn' },
  ],
});

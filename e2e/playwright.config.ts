import { defineConfig } from '@playwright/test';
import { CHROMIUM_OPTIONS } from '../tests/support/chromium.ts';

/**
 * journeys: in parallel on one server; every test makes its own player and takes events of its own.
 * server: what changes the whole server (maintenance, faults, sockets, the clock, the build), one at a time on a server of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/results/playwright.json' }]],
  globalSetup: './support/globalSetup.ts',
  use: {
    launchOptions: CHROMIUM_OPTIONS,
    viewport: { width: 1600, height: 1000 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A sixth of all CPU goes into traces: `--trace retain-on-failure` where a picture and the message do not explain a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First: while one worker goes through these one by one, the other has the rest to do. Last, it would have nothing.
    { name: 'server', testDir: './server', fullyParallel: false, workers: 1 },
    { name: 'journeys', testDir: './journeys' },
    // The specification's own words, numbers and addresses, screen by screen.
    { name: 'spec', testDir: './spec' },
  ],
});

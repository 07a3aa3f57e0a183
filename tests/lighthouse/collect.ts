import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrandCode } from '../../server/platform/brands.ts';
import { CHROMIUM_OPTIONS } from '../support/chromium.ts';
import { SandboxClient } from '../support/sandboxClient.ts';

const LHCI = path.join('node_modules', '.bin', 'lhci');
const REPORTS = '.lighthouseci';
const ATTEMPTS = 3;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseReport {
  readonly requestedUrl: string;
  /** `benchmarkIndex`: how fast Lighthouse found the machine. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; readonly displayValue?: string }>
  >;
}

/** The audited addresses: home of every brand, and an event and the log-in of one. */
export async function chosenPages(port: number, brands: readonly BrandCode[]): Promise<readonly string[]> {
  const events = await new SandboxClient(`http://localhost:${port}`).events({ status: 'PRE_GAME' });
  const event = events.find((item) => item.markets.length > 1);
  if (!event) throw new Error('There is no event to audit');
  const eventPath = `/sport/${event.sport}/organization/${event.organization}/competition/${event.competition}/event/${event.id}`;
  const first = brands[0] ?? 'tsb';
  return [
    ...brands.map((brand) => `http://${brand}.localhost:${port}/`),
    ...[eventPath, '/login'].map((page) => `http://${first}.localhost:${port}${page}`),
  ];
}

export function forgetReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
}

/** Adds reports of these pages by lighthouserc.json, as a first-time visitor on a desktop. @throws Error with lhci's words. */
export function collect(urls: readonly string[], runs: number): void {
  let left = urls;
  // Sometimes the browser gives Lighthouse a trace without its beginning, which ends the collection: the rest is collected again.
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const before = readReports().length;
    const { status, output } = collectOnce(left, runs);
    if (status === 0) return;
    if (attempt === ATTEMPTS || !/NO_NAVSTART/.test(output)) throw new Error(`lhci collect failed:\n${output}`);
    const made = readReports().slice(before);
    left = left.filter((url) => made.filter((one) => one.requestedUrl === url).length < runs);
  }
}

function collectOnce(urls: readonly string[], runs: number): { readonly status: number | null; readonly output: string } {
  const flags = [
    'collect',
    '--config=lighthouserc.json',
    '--additive',
    `--numberOfRuns=${runs}`,
    `--chromePath=${CHROMIUM_OPTIONS.executablePath ?? chromium.executablePath()}`,
    ...urls.map((url) => `--url=${url}`),
  ];
  const { status, stdout, stderr } = spawnSync(LHCI, flags, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** The pages that fail the assertions of lighthouserc.json, by the median of the runs so far. */
export function pagesBelow(): readonly string[] {
  const { status, stdout, stderr } = spawnSync(LHCI, ['assert', '--config=lighthouserc.json'], { encoding: 'utf8' });
  if (status === 0) return [];
  process.stdout.write(`${stdout}${stderr}\n`);
  const results = JSON.parse(readFileSync(path.join(REPORTS, 'assertion-results.json'), 'utf8')) as readonly {
    readonly url: string;
    readonly passed: boolean;
  }[];
  const missed = results.filter((result) => !result.passed);
  if (missed.length === 0) throw new Error('lhci assert failed without naming a page');
  return [...new Set(missed.map((result) => result.url))];
}

/** All reports so far, in the order in which they were made. */
export function readReports(): readonly LighthouseReport[] {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS)
    .filter((file) => /^lhr-.*\.json$/.test(file))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8')) as LighthouseReport);
}

/** From 0 to 100. */
export function scoreOf(report: LighthouseReport, category: string): number {
  return Math.round(100 * (report.categories[category]?.score ?? 0));
}

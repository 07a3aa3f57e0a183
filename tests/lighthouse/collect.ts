import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM_OPTIONS } from '../support/chromium.ts';
import { freePort } from '../support/postgresCluster.ts';
import { NAMED_PORT } from './auditedPort.mjs';

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

/** A part of the addresses of lighthouserc.json: home of every brand, and an event and the log-in of the first. */
export function chosenPages(port: number): readonly string[] {
  const { url } = readCollect();
  const first = new URL(url[0] ?? '').host;
  return url
    .map((address) => new URL(address))
    .filter(({ host, pathname }) => pathname === '/' || (host === first && !pathname.startsWith('/my-bets')))
    .map((address) => address.href.replace(`:${NAMED_PORT}`, `:${port}`));
}

export function forgetReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
}

/** Adds reports of these pages by lighthouserc.json, as a first-time visitor on a desktop. @throws Error with Lighthouse's words. */
export async function collect(urls: readonly string[], runs: number): Promise<void> {
  mkdirSync(REPORTS, { recursive: true });
  for (const url of urls)
    for (let run = 1; run <= runs; run += 1) {
      const report = await reportOf(url);
      // The name that `lhci assert` looks for.
      writeFileSync(path.join(REPORTS, `lhr-${Date.now()}.json`), JSON.stringify(report));
    }
}

/** Measures in this process: `lhci collect` would start a Node of its own for every page, which loads all of Lighthouse. */
async function reportOf(url: string): Promise<object> {
  const { settings: given, puppeteerLaunchOptions } = readCollect();
  const { preset, ...settings } = given;
  if (preset !== 'desktop') throw new Error(`Lighthouse's preset ${preset} is not known here`);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      ...CHROMIUM_OPTIONS,
      args: ['--headless=new', ...puppeteerLaunchOptions.args, `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(url, { ...settings, port, output: 'json', logLevel: 'error' }, desktopConfig);
      const error = result?.lhr.runtimeError;
      if (result && !error) return result.lhr;
      // Sometimes the browser gives Lighthouse a trace without its beginning.
      if (error?.code !== 'NO_NAVSTART' || attempt === ATTEMPTS) throw new Error(`Lighthouse failed at ${url}: ${error?.message}`);
    } finally {
      await browser.close();
    }
  }
}

interface Collect {
  readonly url: readonly string[];
  readonly puppeteerLaunchOptions: { readonly args: readonly string[] };
  readonly settings: {
    readonly preset: string;
    readonly disableFullPageScreenshot: boolean;
    readonly onlyCategories: string[];
  };
}

function readCollect(): Collect {
  const { ci } = JSON.parse(readFileSync('lighthouserc.json', 'utf8')) as { ci: { collect: Collect } };
  return ci.collect;
}

/** The pages that fail the assertions of lighthouserc.json, by the median of the runs so far. @param folder in which the reports are */
export function pagesBelow(folder = '.'): readonly string[] {
  const config = `--config=${path.resolve('lighthouserc.json')}`;
  const { status, stdout, stderr } = spawnSync(path.resolve(LHCI), ['assert', config], { encoding: 'utf8', cwd: folder });
  if (status === 0) return [];
  process.stdout.write(`${stdout}${stderr}\n`);
  const results = JSON.parse(readFileSync(path.join(folder, REPORTS, 'assertion-results.json'), 'utf8')) as readonly {
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

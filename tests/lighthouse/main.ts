import { serveAuditedApp } from './auditedApp.ts';
import {
  CATEGORIES,
  chosenPages,
  collect,
  forgetReports,
  type LighthouseReport,
  pagesBelow,
  readReports,
  scoreOf,
} from './collect.ts';

/**
 * The home page of every brand and one brand's event and log-in page by lighthouserc.json, prices moving. Scores that do not depend on the machine
 * (accessibility, best practices, SEO, bytes, requests, layout shift) must pass in the median. What a busy machine
 * slows down has floors, of which a page below one has two more runs, and then the best one counts (docs/adr/0129). `npm run bench -- --only lighthouse`
 * measures the goal.
 */
async function main(): Promise<number> {
  forgetReports();
  const server = await serveAuditedApp();
  try {
    await collect(chosenPages(server.port), 1);
    const below = pagesBelow();
    if (below.length > 0) await collect(below, 2);
    for (const report of readReports()) process.stdout.write(`${linesOf(report).join('\n')}\n`);
    return below.length === 0 || pagesBelow().length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** One line for each run, followed by the audits that cost points. */
function linesOf(report: LighthouseReport): readonly string[] {
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(report, category)}`);
  const lost = CATEGORIES.flatMap((category) => {
    const refs = report.categories[category]?.score === 1 ? [] : (report.categories[category]?.auditRefs ?? []);
    return refs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const audit = report.audits[id];
        return audit && audit.score !== null && audit.score < 0.9 ? [`    ${id}: ${audit.title} ${audit.displayValue ?? ''}`] : [];
      });
  });
  return [`${report.requestedUrl}: ${scores.join(', ')}`, ...lost];
}

process.exitCode = await main();

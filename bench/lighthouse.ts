import { serveAuditedApp } from '../tests/lighthouse/auditedApp.ts';
import { chosenPages, collect, forgetReports, readReports, scoreOf } from '../tests/lighthouse/collect.ts';
import { type Benchmark, isAtLeast, median } from './benchmark.ts';

const RUNS = 3;
const GOAL = 99;

/** Lighthouse's performance of each page, the median of three runs. The score depends on the machine, so Lighthouse's own measure of the machine is printed too. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  async run(log) {
    forgetReports();
    const server = await serveAuditedApp();
    try {
      const pages = chosenPages(server.port);
      await collect(pages, RUNS);
      const reports = readReports();
      const index = reports.map(({ environment }) => environment.benchmarkIndex);
      log(`Lighthouse's benchmarkIndex of this machine: ${Math.min(...index)} to ${Math.max(...index)}`);
      return pages.map((url) => {
        const scores = reports.filter(({ requestedUrl }) => requestedUrl === url).map((report) => scoreOf(report, 'performance'));
        const { hostname, pathname } = new URL(url);
        const page = pathname.startsWith('/sport/') ? '/sport/…/event' : pathname;
        return isAtLeast(`lighthouse: performance, ${hostname.split('.', 1)[0]} ${page}`, 'points', median(scores), GOAL);
      });
    } finally {
      await server.stop();
    }
  },
};

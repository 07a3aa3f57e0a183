import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALERTS, alertsYaml } from '../../server/platform/alerts.ts';
import { dashboardJson } from '../../server/platform/dashboard.ts';
import { METRICS } from '../../server/platform/metrics.ts';
import { SYNTHETIC_METRICS } from '../../server/platform/syntheticMetrics.ts';

const KNOWN: ReadonlySet<string> = new Set(
  Object.entries({ ...METRICS, ...SYNTHETIC_METRICS }).flatMap(([name, { kind }]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
);
const metricsOf = (text: string): readonly string[] => text.match(/slipstream_[a-z_]+/g) ?? [];

describe('the alarms', () => {
  const section = /^## Alarms\n(.*?)^## /ms.exec(readFileSync('docs/OPERATIONS.md', 'utf8'))?.[1] ?? '';

  it('ask for metrics that there are, and so does the dashboard', () => {
    const used = [...ALERTS.flatMap(({ expression }) => metricsOf(expression)), ...metricsOf(dashboardJson())];
    expect(used.filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(ALERTS.length);
  });

  it('choose and group by labels that their metrics have', () => {
    const labels = new Map<string, readonly string[]>(Object.entries(METRICS).map(([name, metric]) => [name, metric.labels]));
    const labelsOf = (name: string): readonly string[] =>
      labels.get(name.replace(/_(bucket|count|sum)$/, '')) ?? labels.get(name) ?? [];
    for (const { name, expression } of ALERTS) {
      const chosen = [...expression.matchAll(/(slipstream_[a-z_]+)\{([^}]*)\}/g)].flatMap(([, metric = '', matchers = '']) =>
        [...matchers.matchAll(/(\w+)(?:=~|!~|!=|=)/g)].filter(([, label = '']) => !labelsOf(metric).includes(label)),
      );
      const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
      const own = ['le', ...metricsOf(expression).flatMap(labelsOf)];
      expect([name, ...chosen.map(([text]) => text), ...grouped.filter((label) => !own.includes(label))]).toEqual([name]);
    }
  });

  it('have a name and a paragraph of docs/OPERATIONS.md each', () => {
    const paragraphs = section.split(/^### /m).slice(1);
    expect(paragraphs.map((text) => text.split('\n')[0])).toEqual(ALERTS.map(({ name }) => name));
    for (const text of paragraphs) expect(text.length).toBeGreaterThan(100);
  });

  it('are the rules of deploy/alerts.yaml, and the dashboard is deploy/dashboard.json', async () => {
    await expect(alertsYaml()).toMatchFileSnapshot('../../deploy/alerts.yaml');
    await expect(dashboardJson()).toMatchFileSnapshot('../../deploy/dashboard.json');
  });
});

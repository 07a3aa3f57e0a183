import type { Histogram } from '@opentelemetry/api';
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import { collect, type Sample, setRecorder } from './meters.ts';
import { type HistogramName, METRICS, type MetricName } from './metrics.ts';

export interface MetricsText {
  /** All metrics as Prometheus reads them. */
  read(): Promise<string>;
  close(): Promise<void>;
}

/** Reads when an operator does, and by no timer. */
class ReaderOnDemand extends MetricReader {
  protected override async onShutdown(): Promise<void> {}
  protected override async onForceFlush(): Promise<void> {}
}

/** OpenTelemetry's SDK over the registry. Loaded only where somebody reads metrics (openOps.ts). One at a time. */
export function openMetrics(): MetricsText {
  const reader = new ReaderOnDemand();
  const provider = new MeterProvider({ resource: resourceFromAttributes({}), readers: [reader] });
  const meter = provider.getMeter('slipstream');
  const histograms = new Map<HistogramName, Histogram>();
  let figures: ReadonlyMap<MetricName, readonly Sample[]> = new Map();
  for (const [key, metric] of Object.entries(METRICS)) {
    const name = key as MetricName;
    const description = metric.help;
    if (metric.kind === 'histogram') {
      const advice = { explicitBucketBoundaries: [...metric.bounds] };
      histograms.set(name as HistogramName, meter.createHistogram(name, { description, advice }));
      continue;
    }
    const instrument =
      metric.kind === 'counter'
        ? meter.createObservableCounter(name, { description })
        : meter.createObservableGauge(name, { description });
    instrument.addCallback((result) => {
      for (const { labels, value } of figures.get(name) ?? []) result.observe(value, labels);
    });
  }
  setRecorder((name, labels, value) => histograms.get(name)?.record(value, labels));
  const serializer = new PrometheusSerializer('', false, undefined, true, true);
  return {
    async read() {
      figures = collect();
      const { resourceMetrics } = await reader.collect();
      return serializer.serialize(resourceMetrics);
    },
    async close() {
      setRecorder(null);
      await provider.shutdown();
    },
  };
}

import { type CounterName, type GaugeName, type HistogramName, type Labels, METRICS, type MetricName } from './metrics.ts';

/** What a metric is now, for one set of labels. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  value: number;
}

/** One figure of a part of the server. */
export type Figure = {
  [Name in CounterName | GaugeName]: readonly [name: Name, labels: Labels<Name>, value: number];
}[CounterName | GaugeName];

type AnyLabels = Readonly<Record<string, string>>;
type Samples = Map<string, Sample>;
export type Recorder = (name: HistogramName, labels: AnyLabels, value: number) => void;

/*
 * The one registry of a process: plain numbers, which are read when somebody asks (prometheus.ts). Counting costs an addition, also where nobody
 * ever asks, and no start loads the SDK for it.
 */
const counted = new Map<MetricName, Samples>();
const watched = new Set<() => readonly Figure[]>();
const forgotten = new FinalizationRegistry<() => readonly Figure[]>((read) => watched.delete(read));
let recorder: Recorder | null = null;

function add(all: Map<MetricName, Samples>, name: MetricName, labels: AnyLabels, value: number): void {
  const samples: Samples = all.get(name) ?? new Map();
  all.set(name, samples);
  const key = METRICS[name].labels.map((label) => labels[label]).join('\n');
  const sample = samples.get(key);
  if (sample) sample.value += value;
  else samples.set(key, { labels, value });
}

/** @param by 0 shows a counter before the first event, so that its growth is seen */
export function count<Name extends CounterName>(name: Name, labels: Labels<Name>, by = 1): void {
  add(counted, name, labels, by);
}

/** Adds a value to a histogram, while somebody reads metrics. */
export function record<Name extends HistogramName>(name: Name, labels: Labels<Name>, value: number): void {
  recorder?.(name, labels, value);
}

/** Where the values of histograms go. */
export function setRecorder(next: Recorder | null): void {
  recorder = next;
}

/**
 * Reads figures of a part whenever metrics are collected, for as long as the part lives. Those of several parts with the same labels are added.
 * @param read has to reach the part by its argument alone, or the part would live for ever
 */
export function watch<Part extends object>(part: Part, read: (part: Part) => readonly Figure[]): void {
  const reference = new WeakRef(part);
  const readNow = (): readonly Figure[] => {
    const alive = reference.deref();
    return alive === undefined ? [] : read(alive);
  };
  watched.add(readNow);
  forgotten.register(part, readNow);
}

/** The length of a queue of this process. Lines of several keys count together. */
export function watchQueue(name: string, lines: readonly unknown[] | ReadonlyMap<string, readonly unknown[]>): void {
  watch(lines, (all) => [['slipstream_queue_waiting', { queue: name }, [...all.values()].flat().length]]);
}

/** All counters and gauges as they are now. */
export function collect(): ReadonlyMap<MetricName, readonly Sample[]> {
  const all = new Map<MetricName, Samples>();
  for (const [name, samples] of counted) for (const { labels, value } of samples.values()) add(all, name, labels, value);
  for (const read of watched) for (const [name, labels, value] of read()) add(all, name, labels, value);
  return new Map([...all].map(([name, samples]) => [name, [...samples.values()]]));
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Trace } from '../../core/wire/requestIds.ts';

export type SpanKind = 'internal' | 'client';
/** Names, numbers and codes; never an argument of a statement, a variable of an operation, or who asked. */
export type SpanFields = Readonly<Record<string, string | number>>;

/** The span of a request that has arrived. */
export interface RequestSpan {
  /** The ids of its trace and of itself. */
  readonly trace: Trace;
  /** Runs the request's work so that its spans are below this one. */
  run<Value>(work: () => Value): Value;
  end(status: number, name: string): void;
}

/** What collects spans (openTracing.ts). */
export interface Tracer {
  request(method: string, headers: IncomingHttpHeaders): RequestSpan;
  span<Value>(name: string, kind: SpanKind, fields: SpanFields, work: () => Promise<Value>): Promise<Value>;
  /** Whether anything of what runs now is recorded. */
  isRecording(): boolean;
}

let tracer: Tracer | null = null;

/** Null: nothing is traced. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Null where nothing is traced. */
export function beginRequest(method: string, headers: IncomingHttpHeaders): RequestSpan | null {
  return tracer?.request(method, headers) ?? null;
}

/** A span of its own, below that which it is a part of. */
export function traced<Value>(name: string, fields: SpanFields, work: () => Promise<Value>): Promise<Value> {
  return tracer === null ? work() : tracer.span(name, 'internal', fields, work);
}

/** A request to another program, where what it is for is recorded: what is repeated in the background would be a trace each time. */
export function tracedCall<Value>(name: () => string, fields: SpanFields, work: () => Promise<Value>): Promise<Value> {
  return tracer?.isRecording() ? tracer.span(name(), 'client', fields, work) : work();
}

import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, ParentBasedSampler, type Sampler, SamplingDecision, TracerProvider } from '@opentelemetry/sdk-trace';
import { readTrace, type Trace } from '../../core/wire/requestIds.ts';
import { currentRequest } from './requestContext.ts';
import { type Collector, counted, resourceOf } from './telemetryExport.ts';
import { type SpanFields, setTracer, type Tracer } from './tracing.ts';

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

const flagsOf = ({ traceFlags }: SpanContext): string => traceFlags.toString(16).padStart(2, '0');

/** What has come with a request, or is the trace of its log lines. */
function below({ traceId, spanId, flags }: Trace): Context {
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Strangers do not decide what is recorded, neither by their flag nor by the id of their trace. */
function samplerOf(share: number): ParentBasedSampler {
  const drawn: Sampler = {
    shouldSample: () => ({
      decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    }),
    toString: () => `drawn ${share}`,
  };
  return new ParentBasedSampler({ root: drawn, remoteParentSampled: drawn, remoteParentNotSampled: drawn });
}

async function within<Value>(span: Span, at: Context, work: () => Promise<Value>): Promise<Value> {
  try {
    return await context.with(trace.setSpan(at, span), work);
  } catch (error) {
    // Its message may be a player's.
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error instanceof Error) span.setAttribute('error.type', error.name);
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Sends spans to a collector, in batches; what it does not take is dropped and counted. Loaded only where there is one.
 * @param share of the traces that are recorded, from 0 to 1
 */
export function openTracing(collector: Collector, share: number): { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter(collector.to('traces'));
  const provider = new TracerProvider({
    resource: resourceOf('slipstream-server', collector),
    sampler: samplerOf(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: counted('traces', exporter, collector.log) })],
  });
  const contexts = new AsyncLocalStorageContextManager();
  context.setGlobalContextManager(contexts.enable());
  const spans = provider.getTracer('slipstream');

  const tracer: Tracer = {
    request(method, headers) {
      const caller = readTrace(headers.traceparent);
      const at = caller === null ? ROOT_CONTEXT : below(caller);
      const span = spans.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, at);
      const { traceId, spanId } = span.spanContext();
      const own = trace.setSpan(at, span);
      return {
        trace: { traceId, spanId, flags: flagsOf(span.spanContext()) },
        run: (work) => context.with(own, work),
        end(status, name) {
          span.updateName(name);
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    span<Value>(name: string, kind: keyof typeof KINDS, fields: SpanFields, work: () => Promise<Value>): Promise<Value> {
      const request = currentRequest();
      const active = context.active();
      const at = trace.getSpan(active) === undefined && request !== null ? below(request.trace) : active;
      return within(spans.startSpan(name, { kind: KINDS[kind], attributes: fields }, at), at, work);
    },
    isRecording: () => trace.getActiveSpan()?.isRecording() ?? false,
  };
  setTracer(tracer);
  return {
    async close() {
      setTracer(null);
      await provider.shutdown();
      context.disable();
    },
  };
}

import { expect, it } from 'vitest';
import { readRequestId, readTrace, traceparentOf } from './requestIds.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';

it('a request id is taken where it is short and plain', () => {
  expect(readRequestId('support-12.a_B')).toBe('support-12.a_B');
  for (const header of [undefined, '', 'a b', 'a"b', 'a\nb', 'x'.repeat(65), ['a', 'b']]) expect(readRequestId(header)).toBeNull();
});

it('a trace is taken as the standard writes it, and in no other way', () => {
  const text = `00-${TRACE_ID}-${SPAN_ID}-01`;
  const trace = readTrace(text);
  expect(trace).toEqual({ traceId: TRACE_ID, spanId: SPAN_ID, flags: '01' });
  expect(trace && traceparentOf(trace)).toBe(text);
  for (const header of [
    undefined,
    text.toUpperCase(),
    `01-${TRACE_ID}-${SPAN_ID}-01`,
    `${text}-more`,
    `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
  ])
    expect(readTrace(header)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { BY_SOCKET, stepTransport, type Transport, type TransportEvent } from './transport.ts';

const REFUSED: TransportEvent = { kind: 'refused', timedOut: false, at: 0 };

function run(events: readonly TransportEvent[]): { kind: Transport['kind']; effects: string[] } {
  let state = BY_SOCKET;
  const effects: string[] = [];
  for (const event of events) {
    const step = stepTransport(state, event);
    state = step.state;
    effects.push(...step.effects.map((effect) => ('at' in event ? `${effect} ${event.at}` : effect)));
  }
  return { kind: state.kind, effects };
}

const due = (at: number, visible = true): TransportEvent => ({ kind: 'due', at, visible });
const answered = (at: number): TransportEvent => ({ kind: 'answered', at });
const unanswered = (at: number): TransportEvent => ({ kind: 'unanswered', at });
const BLOCKED = [REFUSED, REFUSED, REFUSED];

const ROWS: readonly [string, readonly TransportEvent[], Transport['kind'], readonly string[]][] = [
  ['two refusals are no evidence', [REFUSED, REFUSED], 'socket', []],
  ['three refusals in a row lead to a request', BLOCKED, 'poll', ['ask 0']],
  ['one attempt that timed out leads to a request', [{ kind: 'refused', timedOut: true, at: 7 }], 'poll', ['ask 7']],
  ['refusals before and after an open websocket are not added', [REFUSED, REFUSED, { kind: 'opened' }, REFUSED], 'socket', []],
  ['refusals before and after an absence are not added', [REFUSED, REFUSED, { kind: 'offline' }, REFUSED], 'socket', []],
  ['the websocket wins as soon as it opens', [...BLOCKED, answered(50), { kind: 'opened' }, due(9000)], 'socket', ['ask 0']],
  ['refusals go on while requests bring prices', [...BLOCKED, answered(50), REFUSED, REFUSED, REFUSED], 'poll', ['ask 0']],
  ['the next request comes after four seconds', [...BLOCKED, answered(50), due(3900), due(4000)], 'poll', ['ask 0', 'ask 4000']],
  ['no request begins before the end of the last one', [...BLOCKED, due(4000), due(8000)], 'poll', ['ask 0']],
  [
    'other watched events are asked for at once',
    [...BLOCKED, answered(50), { kind: 'wanted', at: 900 }],
    'poll',
    ['ask 0', 'ask 900'],
  ],
  [
    'a hidden page asks every half minute, and its prices expire',
    [...BLOCKED, answered(50), due(4000, false), due(12_050, false), due(30_000, false)],
    'poll',
    ['ask 0', 'expire 12050', 'ask 30000'],
  ],
  [
    'a page that is shown again asks at once',
    [...BLOCKED, answered(50), due(13_000, false), due(14_000)],
    'poll',
    ['ask 0', 'expire 13000', 'ask 14000'],
  ],
  [
    'requests without an answer get rarer, and old prices expire once',
    [...BLOCKED, answered(10), due(4000), unanswered(4100), due(8000), due(12_010), unanswered(12_500), due(20_000), due(28_010)],
    'poll',
    ['ask 0', 'ask 4000', 'expire 12010', 'ask 12010', 'ask 28010'],
  ],
];

describe('the transport of prices', () => {
  it.each(ROWS)('%s', (_name, events, kind, effects) => {
    expect(run(events)).toEqual({ kind, effects });
  });
});

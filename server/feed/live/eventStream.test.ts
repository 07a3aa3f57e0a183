import { describe, expect, it } from 'vitest';
import { EventStreamReader } from './eventStream.ts';

const TEXT =
  '\uFEFF: hello\nevent: connected\nretry: 5000\ndata: ok go\n\nid: 7-1\r\nevent: odds\r\ndata: {"a":\r\ndata: 1}\r\n\r\ndata:no space\rdata:  two\r\revent: nothing\n\ndata: cut off';

describe('a stream of server-sent events', () => {
  it.each([1, 2, 3, 7, 1_000])('is read the same in pieces of %i characters, and what is cut off is no message', (size) => {
    const reader = new EventStreamReader();
    const messages = [];
    for (let at = 0; at < TEXT.length; at += size) messages.push(...reader.push(TEXT.slice(at, at + size)));
    expect(messages).toEqual([
      { event: 'connected', data: 'ok go' },
      { event: 'odds', data: '{"a":\n1}' },
      { event: 'message', data: 'no space\n two' },
    ]);
    expect([reader.lastId, reader.retryMs]).toEqual(['7-1', 5_000]);
  });

  it('a message without an end is an error, before it fills the memory', () => {
    const reader = new EventStreamReader();
    expect(() => {
      for (let count = 0; count < 40; count += 1) reader.push(`data: ${'x'.repeat(1_000_000)}\n`);
    }).toThrow('does not end');
  });
});

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
      { event: 'connected', data: 'ok go', id: null },
      { event: 'odds', data: '{"a":\n1}', id: '7-1' },
      { event: 'message', data: 'no space\n two', id: '7-1' },
    ]);
    expect(reader.retryMs).toBe(5_000);
  });

  it('a wish to wait for hours, or a field that nobody knows, changes nothing', () => {
    const reader = new EventStreamReader();
    expect(reader.push('retry: 36000000\nretry: soon\nodd: 1\nid: 2\ndata: a\n\nid\ndata: b\n\n').map(({ id }) => id)).toEqual([
      '2',
      null,
    ]);
    expect(reader.retryMs).toBeNull();
  });

  it('a message without an end is an error, before it fills the memory', () => {
    const reader = new EventStreamReader();
    expect(() => {
      for (let count = 0; count < 40; count += 1) reader.push(`data: ${'x'.repeat(1_000_000)}\n`);
    }).toThrow('does not end');
  });
});

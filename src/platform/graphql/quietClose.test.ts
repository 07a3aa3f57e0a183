import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietClose } from './quietClose.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket of the browser that connects when it is told to. */
function fakeSocket() {
  const closed: unknown[] = [];
  class FakeSocket extends EventTarget {
    static readonly CONNECTING = 0;
    readyState = 0;
    onopen: (() => void) | null = null;
    close(...args: unknown[]): void {
      closed.push(args);
    }
    connect(): void {
      this.readyState = 1;
      this.onopen?.();
      this.dispatchEvent(new Event('open'));
    }
  }
  const Quiet = quietClose(FakeSocket as unknown as typeof WebSocket);
  return { socket: new Quiet('ws://localhost') as unknown as FakeSocket, closed };
}

it('a socket that is open is closed at once', () => {
  const { socket, closed } = fakeSocket();
  socket.connect();
  socket.close(1000, 'Normal Closure');
  expect(closed).toEqual([[1000, 'Normal Closure']]);
});

it('one that is connecting is closed once it is open, and nobody else hears of that', () => {
  const { socket, closed } = fakeSocket();
  const opened = vi.fn();
  socket.onopen = opened;
  socket.close(4499, 'Terminated');
  expect(closed).toEqual([]);
  vi.advanceTimersByTime(999);
  socket.connect();
  expect([closed, opened.mock.calls]).toEqual([[[4499, 'Terminated']], []]);
  vi.advanceTimersByTime(10_000);
  expect(closed).toHaveLength(1);
});

it('one that does not connect within a second is closed then', () => {
  const { socket, closed } = fakeSocket();
  socket.close(4499, 'Terminated');
  vi.advanceTimersByTime(1_000);
  expect(closed).toEqual([[4499, 'Terminated']]);
});

import { describe, expect, it } from 'vitest';
import { memoryBus } from './bus.ts';

describe('the memory bus', () => {
  it('delivers to the listeners of the topic only, until they leave', () => {
    const bus = memoryBus({ error: () => undefined });
    const received: string[] = [];
    const leaveA = bus.subscribe('event:1', (message) => received.push(`a${message}`));
    bus.subscribe('event:1', (message) => received.push(`b${message}`));
    bus.subscribe('event:2', (message) => received.push(`c${message}`));
    bus.publish('event:1', '1');
    leaveA();
    leaveA();
    bus.publish('event:1', '2');
    expect(received).toEqual(['a1', 'b1', 'b2']);
  });

  it('knows whether anybody watches topics of a kind', () => {
    const bus = memoryBus({ error: () => undefined });
    bus.subscribe('catalogue', () => undefined);
    bus.subscribe('event:1', () => undefined, { watches: false });
    const [leave, leaveToo] = [bus.subscribe('event:1', () => undefined), bus.subscribe('event:2', () => undefined)];
    leave();
    expect(bus.mayWatch('event:')).toBe(true);
    leaveToo();
    expect(bus.mayWatch('event:')).toBe(false);
  });

  it('logs a failing listener and still delivers to the others', () => {
    const errors: unknown[] = [];
    const bus = memoryBus({ error: (...fields: unknown[]) => void errors.push(fields) });
    const received: string[] = [];
    bus.subscribe('t', () => {
      throw new Error('broken');
    });
    bus.subscribe('t', (message) => received.push(message));
    bus.publish('t', 'x');
    expect(received).toEqual(['x']);
    expect(errors).toHaveLength(1);
  });

  it('lets the same function listen twice and leave one at a time', () => {
    const bus = memoryBus({ error: () => undefined });
    let received = 0;
    const listener = () => {
      received += 1;
    };
    const leave = bus.subscribe('t', listener);
    bus.subscribe('t', listener);
    bus.publish('t', '');
    leave();
    bus.publish('t', '');
    expect(received).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { memoryBus } from './bus.ts';

describe('the memory bus', () => {
  it('delivers to the listeners of the topic only, until they leave', () => {
    const bus = memoryBus({ error: () => undefined });
    const heard: string[] = [];
    const leaveA = bus.subscribe('event:1', (message) => heard.push(`a${message}`));
    bus.subscribe('event:1', (message) => heard.push(`b${message}`));
    bus.subscribe('event:2', (message) => heard.push(`c${message}`));
    bus.publish('event:1', '1');
    leaveA();
    leaveA();
    bus.publish('event:1', '2');
    expect(heard).toEqual(['a1', 'b1', 'b2']);
  });

  it('keeps one failing listener from harming the others, and says so', () => {
    const errors: unknown[] = [];
    const bus = memoryBus({ error: (...fields: unknown[]) => void errors.push(fields) });
    const heard: string[] = [];
    bus.subscribe('t', () => {
      throw new Error('broken');
    });
    bus.subscribe('t', (message) => heard.push(message));
    bus.publish('t', 'x');
    expect(heard).toEqual(['x']);
    expect(errors).toHaveLength(1);
  });

  it('lets the same function listen twice and leave one at a time', () => {
    const bus = memoryBus({ error: () => undefined });
    let heard = 0;
    const listener = () => {
      heard += 1;
    };
    const leave = bus.subscribe('t', listener);
    bus.subscribe('t', listener);
    bus.publish('t', '');
    leave();
    bus.publish('t', '');
    expect(heard).toBe(3);
  });
});

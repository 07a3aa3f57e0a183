import { describe, expect, expectTypeOf, it } from 'vitest';
import { memoryBus } from './bus.ts';
import { type Topic, topics } from './topics.ts';

it('a string in place of a topic does not compile', () => {
  expectTypeOf<string>().not.toExtend<Topic>();
  expectTypeOf<'event:1'>().not.toExtend<Topic>();
});

describe('the memory bus', () => {
  it('delivers to the listeners of the topic only, until they leave', () => {
    const bus = memoryBus({ error: () => undefined });
    const received: string[] = [];
    const leaveA = bus.subscribe(topics.event('1'), (message) => received.push(`a${message}`));
    bus.subscribe(topics.event('1'), (message) => received.push(`b${message}`));
    bus.subscribe(topics.event('2'), (message) => received.push(`c${message}`));
    bus.publish(topics.event('1'), '1');
    leaveA();
    leaveA();
    bus.publish(topics.event('1'), '2');
    expect(received).toEqual(['a1', 'b1', 'b2']);
  });

  it('knows whether anybody watches topics of a kind', () => {
    const bus = memoryBus({ error: () => undefined });
    bus.subscribe(topics.catalogue, () => undefined);
    bus.subscribe(topics.event('1'), () => undefined, { watches: false });
    const [leave, leaveToo] = [
      bus.subscribe(topics.event('1'), () => undefined),
      bus.subscribe(topics.event('2'), () => undefined),
    ];
    leave();
    expect(bus.mayWatchEvents()).toBe(true);
    leaveToo();
    expect(bus.mayWatchEvents()).toBe(false);
  });

  it('logs a failing listener and still delivers to the others', () => {
    const errors: unknown[] = [];
    const bus = memoryBus({ error: (...fields: unknown[]) => void errors.push(fields) });
    const received: string[] = [];
    bus.subscribe(topics.catalogue, () => {
      throw new Error('broken');
    });
    bus.subscribe(topics.catalogue, (message) => received.push(message));
    bus.publish(topics.catalogue, 'x');
    expect(received).toEqual(['x']);
    expect(errors).toHaveLength(1);
  });

  it('lets the same function listen twice and leave one at a time', () => {
    const bus = memoryBus({ error: () => undefined });
    let received = 0;
    const listener = () => {
      received += 1;
    };
    const leave = bus.subscribe(topics.catalogue, listener);
    bus.subscribe(topics.catalogue, listener);
    bus.publish(topics.catalogue, '');
    leave();
    bus.publish(topics.catalogue, '');
    expect(received).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { runMachine } from './runMachine.ts';

/** Counts; the effects name the count they were made for. */
function counter(perform: (effect: string) => void) {
  return runMachine(
    0,
    (count: number, event: { readonly by: number; readonly effects?: readonly string[] }) => {
      if (Number.isNaN(event.by)) throw new Error('step');
      return { state: count + event.by, effects: (event.effects ?? []).map((name) => `${name} ${count + event.by}`) };
    },
    perform,
  );
}

describe('a machine', () => {
  it('performs the effects of an event after its listeners have heard of the state, in their order', () => {
    const log: string[] = [];
    const machine = counter((effect) => log.push(effect));
    machine.subscribe(() => log.push(`heard ${machine.getSnapshot()}`));
    machine.send({ by: 1, effects: ['a', 'b'] });
    machine.send({ by: 0, effects: ['c'] });
    expect(log).toEqual(['heard 1', 'a 1', 'b 1', 'c 1']);
  });

  it('takes an event that a listener or an effect sends after all effects of the one before', () => {
    const log: string[] = [];
    const machine = counter((effect) => {
      log.push(effect);
      if (effect === 'a 1') machine.send({ by: 1, effects: ['c'] });
    });
    machine.subscribe(() => {
      if (machine.getSnapshot() === 1) machine.send({ by: 10, effects: ['d'] });
    });
    machine.send({ by: 1, effects: ['a', 'b'] });
    expect(log).toEqual(['a 1', 'b 1', 'd 11', 'c 12']);
  });

  it.each(['listener', 'effect', 'step'])('is not deafened by a throwing %s, and loses nothing', (what) => {
    const log: string[] = [];
    const machine = counter((effect) => {
      log.push(effect);
      if (what === 'effect' && effect === 'a 1') throw new Error('effect');
    });
    machine.subscribe(() => {
      if (what === 'step' && machine.getSnapshot() === 1) machine.send({ by: Number.NaN });
      if (machine.getSnapshot() === 1) machine.send({ by: 1, effects: ['queued'] });
      if (what === 'listener' && machine.getSnapshot() === 1) throw new Error('listener');
    });
    machine.subscribe(() => log.push(`heard ${machine.getSnapshot()}`));
    expect(() => machine.send({ by: 1, effects: ['a', 'b'] })).toThrow(what);
    expect(log).toEqual(['heard 1', 'a 1', 'b 1', 'heard 2', 'queued 2']);
    machine.send({ by: 1 });
    expect(machine.getSnapshot()).toBe(3);
  });

  it('throws everything that was thrown', () => {
    const machine = counter((effect) => {
      throw new Error(effect);
    });
    expect(() => machine.send({ by: 1, effects: ['a', 'b'] })).toThrow(AggregateError);
  });
});

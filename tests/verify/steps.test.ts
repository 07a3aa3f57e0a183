import { describe, expect, it } from 'vitest';
import { run, runSteps, stepTable } from '../../scripts/lib/steps.mjs';

interface Gate {
  readonly command: () => Promise<{ ok: boolean; output: string }>;
  open(ok?: boolean): void;
  readonly started: () => boolean;
}

function gate(): Gate {
  let begun = false;
  let open: (ok: boolean) => void = () => undefined;
  const opened = new Promise<boolean>((resolve) => {
    open = resolve;
  });
  return {
    command: async () => {
      begun = true;
      return { ok: await opened, output: 'said' };
    },
    open: (ok = true) => open(ok),
    started: () => begun,
  };
}

const done = async (): Promise<{ ok: boolean; output: string }> => ({ ok: true, output: '' });
const broken = async (): Promise<{ ok: boolean; output: string }> => ({ ok: false, output: 'why it broke' });
/** Lets everything run that can run without anything from outside. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the steps of verify', () => {
  it('run side by side on their slots, in the order of the list', async () => {
    const [a, b, c] = [gate(), gate(), gate()];
    const all = runSteps(
      [
        { name: 'a', command: a.command },
        { name: 'b', command: b.command, slots: 2 },
        { name: 'c', command: c.command },
      ],
      { slots: 2 },
    );
    await settle();
    // b is heavy and waits for both slots; c comes after b and must not overtake it.
    expect([a.started(), b.started(), c.started()]).toEqual([true, false, false]);
    a.open();
    await settle();
    expect([b.started(), c.started()]).toEqual([true, false]);
    b.open();
    c.open();
    expect((await all).map((outcome) => outcome.state)).toEqual(['passed', 'passed', 'passed']);
  });

  it('wait for what they need, and are left out when it failed', async () => {
    const outcomes = await runSteps(
      [
        { name: 'uses', command: done, after: ['build'] },
        { name: 'build', command: broken },
        { name: 'uses the user', command: done, after: ['uses'] },
        { name: 'on its own', command: done },
        { name: 'not here', command: done, skip: 'no lines' },
      ],
      { slots: 2 },
    );
    expect(outcomes.map((outcome) => outcome.state)).toEqual(['left out', 'failed', 'left out', 'passed', 'skipped']);
    expect(outcomes[1]?.output).toBe('why it broke');
    expect(stepTable(outcomes)).toContain('uses           left out     0.0 s  because build did not pass');
  });

  it('are refused when they wait for each other', async () => {
    const steps = [
      { name: 'hen', command: done, after: ['egg'] },
      { name: 'egg', command: done, after: ['hen'] },
    ];
    await expect(runSteps(steps, { slots: 2 })).rejects.toThrow('wait for each other');
  });

  it('keep what a command prints and how it ends, and stop one that does not end', async () => {
    expect(await run([process.execPath, '-e', 'console.log("out"); console.error("err"); process.exit(3)'])).toEqual({
      ok: false,
      output: expect.stringMatching(/out[\s\S]*err|err[\s\S]*out/),
    });
    expect((await run(['no-such-program'])).ok).toBe(false);
    const endless = await run([process.execPath, '-e', 'setInterval(() => undefined, 1000)'], { patienceSeconds: 0.3 });
    expect(endless.ok).toBe(false);
    expect(endless.output).toContain('Stopped after 0.3 s');
  });
});

import { describe, expect, it } from 'vitest';
import { run, runSteps, stepTable } from '../../scripts/lib/steps.mjs';

interface Gate {
  readonly perform: () => Promise<{ ok: boolean; output: string }>;
  open(): void;
  readonly started: () => boolean;
}

function gate(): Gate {
  let hasStarted = false;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    perform: async () => {
      hasStarted = true;
      await opened;
      return { ok: true, output: 'said' };
    },
    open: () => open(),
    started: () => hasStarted,
  };
}

const step = (name: string, rest: { readonly after?: string[]; readonly slots?: number; readonly skip?: string } = {}) => ({
  name,
  command: [],
  ...rest,
});
/** Lets all pending work run that needs nothing from outside. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the steps of verify', () => {
  it('run side by side on their slots, in the order of the list', async () => {
    const gates = { a: gate(), b: gate(), c: gate() };
    const { a, b, c } = gates;
    const all = runSteps([step('a'), step('b', { slots: 2 }), step('c')], {
      slots: 2,
      perform: ({ name }) => gates[name as 'a' | 'b' | 'c'].perform(),
    });
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
    const steps = [
      step('uses', { after: ['build'] }),
      step('build'),
      step('uses the user', { after: ['uses'] }),
      step('on its own'),
      step('not here', { skip: 'no lines' }),
    ];
    const outcomes = await runSteps(steps, {
      slots: 2,
      perform: async ({ name }) => ({ ok: name !== 'build', output: `${name} said so` }),
    });
    expect(outcomes.map((outcome) => outcome.state)).toEqual(['left out', 'failed', 'left out', 'passed', 'skipped']);
    expect(outcomes[1]?.output).toBe('build said so');
    expect(stepTable(outcomes)).toContain('uses           left out     0.0 s  because build did not pass');
  });

  it('are refused when they wait for each other', async () => {
    const steps = [step('hen', { after: ['egg'] }), step('egg', { after: ['hen'] })];
    await expect(runSteps(steps, { slots: 2 })).rejects.toThrow('wait for each other');
  });

  it('collect the output and exit code of a command, and stop one that does not end', async () => {
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

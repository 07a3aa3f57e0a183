import { spawn } from 'node:child_process';

/** After a command's end: for output that is on its way. What it has left running may hold its streams open for ever. */
const OUTPUT_GRACE_MS = 2_000;

/**
 * A small parallel task runner: steps with a weight and dependencies, run on as many slots as the machine has cores.
 *
 * @typedef {{
 *   name: string,
 *   command: readonly string[],
 *   after?: readonly string[],
 *   slots?: number,
 *   skip?: string | null,
 *   env?: Record<string, string>,
 *   inMemory?: boolean,
 *   patienceSeconds?: number,
 * }} Step `after`: runs after those steps, and not at all when one of them failed; `skip`: the reason why it does not run here;
 * `inMemory`: its temporary files are in memory, where there is room.
 * @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped' | 'left out', seconds: number, output: string, why: string }} Outcome
 */

/**
 * Runs a command to its end and collects its output; its patience is long enough for a busy machine.
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string>, patienceSeconds?: number, signal?: AbortSignal }} [options] `signal`: ends it early
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, { env = {}, patienceSeconds = 3600, signal } = {}) {
  return new Promise((resolve) => {
    const [file = '', ...rest] = command;
    const child = spawn(file, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const stop = (why) => {
      output += `\n${why}\n`;
      // A signal that it can handle comes first, so that it can end its own children.
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    };
    const timer = setTimeout(() => stop(`Stopped after ${patienceSeconds} s.`), patienceSeconds * 1000);
    const interrupt = () => stop('Interrupted.');
    signal?.addEventListener('abort', interrupt);
    const finish = (result) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', interrupt);
      resolve(result);
    };
    child.once('error', (error) => finish({ ok: false, output: `${output}\n${error.message}` }));
    child.once('exit', () => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, OUTPUT_GRACE_MS).unref();
    });
    child.once('close', (code) => finish({ ok: code === 0, output }));
  });
}

/**
 * @param {readonly Step[]} steps
 * @param {{
 *   slots: number,
 *   onEnd?: (outcome: Outcome) => void,
 *   perform?: (step: Step) => Promise<{ ok: boolean, output: string }>,
 *   signal?: AbortSignal,
 * }} options `signal`: no further step starts
 * @returns {Promise<readonly Outcome[]>} in the order of `steps`
 */
export async function runSteps(steps, { slots, onEnd = () => undefined, perform = (step) => run(step.command, step), signal }) {
  const outcomes = new Map();
  const waiting = [...steps];
  const running = new Map();
  let free = slots;

  const settle = (outcome) => {
    outcomes.set(outcome.name, outcome);
    onEnd(outcome);
  };
  const start = (step) => {
    const weight = Math.min(step.slots ?? 1, slots);
    const began = performance.now();
    free -= weight;
    running.set(
      step.name,
      perform(step).then(({ ok, output }) => {
        free += weight;
        running.delete(step.name);
        settle({ name: step.name, state: ok ? 'passed' : 'failed', seconds: (performance.now() - began) / 1000, output, why: '' });
      }),
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    // Steps start in the order of the list, so that heavy ones do not starve behind light ones further down.
    for (const step of [...waiting]) {
      const broken = (step.after ?? []).find((name) => ['failed', 'left out'].includes(outcomes.get(name)?.state));
      const drop = (state, why) => {
        waiting.splice(waiting.indexOf(step), 1);
        settle({ name: step.name, state, seconds: 0, output: '', why });
      };
      if (signal?.aborted) drop('left out', 'because the run was interrupted');
      else if (step.skip) drop('skipped', step.skip);
      else if (broken) drop('left out', `because ${broken} did not pass`);
      else if ((step.after ?? []).every((name) => outcomes.has(name))) {
        if (Math.min(step.slots ?? 1, slots) > free) break;
        waiting.splice(waiting.indexOf(step), 1);
        start(step);
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.some((step) => !(step.after ?? []).every((name) => outcomes.has(name))))
      throw new Error(`These steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
  }
  return steps.map((step) => outcomes.get(step.name));
}

/** The table at the end. @param {readonly Outcome[]} outcomes */
export function stepTable(outcomes) {
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length));
  return outcomes
    .map((outcome) =>
      `${outcome.name.padEnd(width)}  ${outcome.state.padEnd(8)}  ${outcome.seconds.toFixed(1).padStart(6)} s  ${outcome.why}`.trimEnd(),
    )
    .join('\n');
}

import { appendFileSync } from 'node:fs';
import { chaosTest as test } from '../chaos/chaosTest.ts';
import { includesOne } from '../chaos/includesOne.ts';
import { STOP_SECONDS } from '../chaos/situations/time.ts';
import { SITUATIONS } from '../chaos/situations.ts';
import { expect, origin } from '../support/test.ts';

/** Only by `npm run test:chaos`, which reads the outcomes from this file. */
const { CHAOS_RESULTS: results, CHAOS_ONLY: only } = process.env;
const isWanted = (name: string): boolean => results !== undefined && includesOne(only, name);

for (const { name, run, ends } of SITUATIONS.filter((one) => isWanted(one.name)))
  test(`${name} ends in a named state`, async ({
    world,
    browser,
    context,
    page,
    baseURL,
    consoleWatch,
    sandbox,
    player,
    event,
    serverUrl,
  }) => {
    test.setTimeout(400_000 + STOP_SECONDS * 1000);
    // The browser's and the page's own words for what is done to them.
    consoleWatch.expect(/./s);
    const undo: (() => unknown)[] = [];
    const notes: string[] = [];
    const from = performance.now();
    let state: string | null = null;
    try {
      state = await run({
        world,
        browser,
        context,
        page,
        sandbox,
        player,
        event,
        serverUrl,
        baseURL: baseURL ?? origin(serverUrl, 'tsb'),
        note: (words) => void notes.push(words),
        after: (step) => void undo.unshift(step),
      });
      expect(ends).toContain(state);
    } finally {
      const tookMs = Math.round(performance.now() - from);
      if (results !== undefined) appendFileSync(results, `${JSON.stringify({ situation: name, state, tookMs, notes })}\n`);
      for (const step of undo) await step();
    }
  });

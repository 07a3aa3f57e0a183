import { appendFileSync } from 'node:fs';
import { runCell } from '../chaos/cells.ts';
import { chaosTest as test } from '../chaos/chaosTest.ts';
import { FAULTS } from '../chaos/faults.ts';
import { FLOWS } from '../chaos/flows.ts';
import { includesOne } from '../chaos/includesOne.ts';
import { expect } from '../support/test.ts';

/** All of the matrix by `npm run test:chaos`, which reads the outcomes from this file. */
const { CHAOS_RESULTS: results, CHAOS_ONLY: only } = process.env;
const HOLD_MS = results === undefined ? 1500 : 8000;

/** The cells of CI: those in which money or a session could be lost, under the faults that look least like being offline. */
const CI_FAULTS = ['hole', 'lost to server', 'lost to client', 'truncation', 'portal', '502'];
const CI_FLOWS = ['place', 'accept', 'log in', 'pick'];

for (const flow of FLOWS)
  for (const fault of FAULTS) {
    const name = `${flow.name} under ${fault.name}`;
    if (results === undefined ? !(CI_FAULTS.includes(fault.name) && CI_FLOWS.includes(flow.name)) : !includesOne(only, name))
      continue;
    test(`${name} ends in a named state`, async ({ world, page, consoleWatch, sandbox, player, event, serverUrl }) => {
      // The browser's and the page's own words for what the fault does.
      consoleWatch.expect(/./s);
      const outcome = await runCell(world, fault, flow, { page, sandbox, player, event, serverUrl }, HOLD_MS);
      if (results !== undefined) appendFileSync(results, `${JSON.stringify({ flow: flow.name, fault: fault.name, ...outcome })}\n`);
      expect(outcome.state).not.toBeNull();
    });
  }

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from '../../scripts/lib/changedFiles.mjs';

const SUBSCRIPTION = /subscribe\(topics\.event\([^;]*;/g;

it('the cache of answers alone listens to events without watching them', () => {
  const listening = projectFiles()
    .filter((file) => /^server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(SUBSCRIPTION) ?? []).map((call) => ({ file, watches: !call.includes('watches: false') })),
    );
  expect(listening).toEqual([
    { file: 'server/api/graphql/betslip/slipSubscription.ts', watches: true },
    { file: 'server/api/graphql/cashout/offerSubscription.ts', watches: true },
    { file: 'server/api/graphql/catalogueWatch.ts', watches: false },
    { file: 'server/api/graphql/sockets/eventFanOut.ts', watches: true },
  ]);
});

import { text } from 'node:stream/consumers';
import { priceItems } from '../domain/pricing/priceItems.ts';

/** `npm run -s price < FILE`: an array of `{ id, kind, input }` on standard input, `[{ id, actual }]` on standard output. */
async function main(): Promise<number> {
  let items: unknown;
  try {
    items = JSON.parse(await text(process.stdin));
  } catch {
    items = null;
  }
  if (!Array.isArray(items)) {
    process.stderr.write('Standard input must be a JSON array of { id, kind, input }.\n');
    return 1;
  }
  process.stdout.write(`${JSON.stringify(priceItems(items), null, 1)}\n`);
  return 0;
}

process.exitCode = await main();

import { text } from 'node:stream/consumers';
import { priceItems } from '../domain/pricing/priceItems.ts';

/** `npm run -s price < FILE`: an array of `{ id, kind, input }` on standard input, `[{ id, actual }]` on standard output. */
async function main(): Promise<number> {
  const items = parseArray(await text(process.stdin).catch(() => ''));
  if (items === null) {
    process.stderr.write('Standard input must be a JSON array of { id, kind, input }.\n');
    return 1;
  }
  process.stdout.write(`${JSON.stringify(priceItems(items), null, 1)}\n`);
  return 0;
}

function parseArray(json: string): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(json);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

// The reader may close the pipe early (`| head`), which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main();

import { startProductServer } from '../support/productServer.ts';
import { BUDGET } from './budget.ts';
import { measureBrands } from './measure.ts';

/** Fails when a brand's home page needs more JavaScript than it may. Expects dist to be built. */
async function main(): Promise<number> {
  const server = await startProductServer();
  try {
    const sizes = await measureBrands(server.port);
    for (const size of sizes)
      process.stdout.write(
        `${size.brand}: initial ${size.initialKb} of ${BUDGET.initialKb} KB, in all ${size.totalKb} of ${BUDGET.totalKb} KB gzipped\n`,
      );
    const over = sizes.filter((size) => size.initialKb > BUDGET.initialKb || size.totalKb > BUDGET.totalKb);
    for (const size of over) process.stdout.write(`${size.brand} is over its budget: ${size.files.join(' ')}\n`);
    return sizes.length > 0 && over.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

process.exitCode = await main();

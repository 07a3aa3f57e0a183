import { BUDGET } from '../tests/bundle/budget.ts';
import { measureBrands } from '../tests/bundle/measure.ts';
import { startProductServer } from '../tests/support/productServer.ts';
import { type Benchmark, isAtMost } from './benchmark.ts';

/** Gzipped JavaScript of every brand's home page against its budget. */
export const bundleSizes: Benchmark = {
  name: 'bundle',
  async run() {
    const server = await startProductServer();
    try {
      const sizes = await measureBrands(server.port);
      return sizes.flatMap((size) => [
        isAtMost(`bundle: initial JavaScript, ${size.brand}`, 'KB gzip', size.initialKb, BUDGET.initialKb),
        isAtMost(`bundle: all JavaScript of the home page, ${size.brand}`, 'KB gzip', size.totalKb, BUDGET.totalKb),
      ]);
    } finally {
      await server.stop();
    }
  },
};

import { CHECKS } from './lib/checks.mjs';
import { main, root } from './lib/project.mjs';
import { verify } from './lib/verify.mjs';

await main(async () => {
  process.chdir(root);
  await verify(CHECKS);
});

import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { main, root } from './lib/project.mjs';
import { verify } from './lib/verify.mjs';

await main(async () => {
  process.chdir(root);
  await ensureInstalled();
  // After the installation: one of them is skipped where there is no other Node.
  const { CHECKS } = await import('./lib/checks.mjs');
  await verify(CHECKS);
});

import { BRAND_CODES } from '../server/platform/brands.ts';
import { projectRoot } from '../server/platform/projectRoot.ts';
import { drawIcons } from './drawIcons.ts';

/** The icons of every brand, after a mark changed: `node scripts/run.mjs scripts/makeIcons.ts`. The results are committed. */
await drawIcons(projectRoot(), BRAND_CODES);

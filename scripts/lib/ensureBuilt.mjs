import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBrands } from './brands.mjs';
import { buildGameServer, buildPaymentGateway } from './buildPrograms.mjs';
import { buildServer } from './buildServer.mjs';
import { fingerprint } from './fingerprint.mjs';
import { supportedNode } from './nodes.mjs';
import { oneAtATime } from './oneAtATime.mjs';
import { Failure, inProject, root, say } from './project.mjs';

const TOOLS = [
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib/ensureBuilt.mjs',
  'scripts/lib/buildServer.mjs',
  'scripts/lib/serverParts.mjs',
  'scripts/lib/buildPrograms.mjs',
  'scripts/lib/nodeBundle.mjs',
  'scripts/lib/noConfigFiles.mjs',
  'scripts/lib/brands.mjs',
  'scripts/lib/importBundled.mjs',
];

const BRAND_SOURCES = ['brands', 'core', 'src/brand'];
export const SERVER_SOURCES = ['server', 'core', 'schema'];
export const GAME_SERVER_SOURCES = ['gameServer', 'programs', 'core'];
export const PAYMENT_GATEWAY_SOURCES = ['paymentGateway', 'programs', 'core'];
export const APP_SOURCES = ['src', 'sw', 'brands', 'public', 'core', 'schema', 'index.html', 'vite.config.ts', 'scripts/vite'];

/** The parts of a build: their sources, a file whose existence shows that the part is built, and how to build it. */
const PARTS = [
  { name: 'brands', sources: [...BRAND_SOURCES, ...TOOLS], proof: 'dist/brands.json', build: writeBrands },
  { name: 'server', sources: [...SERVER_SOURCES, ...TOOLS], proof: 'dist/server/main.js', build: buildServer },
  {
    name: 'game server',
    sources: [...GAME_SERVER_SOURCES, ...TOOLS],
    proof: 'dist/gameServer/main.js',
    build: buildGameServer,
  },
  {
    name: 'payment gateway',
    sources: [...PAYMENT_GATEWAY_SOURCES, ...TOOLS],
    proof: 'dist/paymentGateway/main.js',
    build: buildPaymentGateway,
  },
  { name: 'app', sources: [...APP_SOURCES, ...TOOLS], proof: 'dist/app', build: buildApp },
];

function buildApp() {
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(supportedNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  throw new Failure('The app could not be built: vite build failed, see above.');
}

const stampOf = (part) => inProject('dist', `.${part.name.replace(' ', '-')}.fingerprint`);

function readStamp(part) {
  try {
    return JSON.parse(readFileSync(stampOf(part), 'utf8'));
  } catch {
    return {};
  }
}

/** 'fresh', or the necessary work. */
function isFresh(part) {
  if (!existsSync(inProject(part.proof))) return false;
  const now = fingerprint(part.sources);
  const stamp = readStamp(part);
  const quick = now.quick();
  if (stamp.quick === quick) return true;
  if (stamp.thorough === undefined || stamp.thorough !== now.thorough()) return false;
  writeFileSync(stampOf(part), JSON.stringify({ ...stamp, quick }));
  return true;
}

/** What a server that runs from its sources needs of the build. */
export const ensureBrands = () => ensureBuilt({ parts: PARTS.filter(({ name }) => name === 'brands') });

/** Builds the parts whose sources have changed since they were built; all of them with `force`. */
export async function ensureBuilt({ force = false, parts = PARTS } = {}) {
  if (!force && parts.every(isFresh)) return;
  await oneAtATime('build', async () => {
    for (const part of parts) {
      if (!force && isFresh(part)) continue;
      say(`Building the ${part.name} …`);
      const { quick, thorough } = fingerprint(part.sources);
      const stamp = { quick: quick(), thorough: thorough() };
      await part.build();
      if (!existsSync(inProject(part.proof))) continue;
      mkdirSync(path.dirname(stampOf(part)), { recursive: true });
      writeFileSync(stampOf(part), JSON.stringify(stamp));
    }
  });
}

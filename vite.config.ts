import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { brandsDefine } from './scripts/vite/brandFacts.ts';
import { brandPages } from './scripts/vite/brandPages.ts';
import { chunkReport } from './scripts/vite/chunkReport.ts';
import { chunkNames } from './scripts/vite/chunks.ts';
import { killSwitch } from './scripts/vite/killSwitch.ts';
import { operationHashes } from './scripts/vite/operationHashes.ts';
import { collectOperations, isDirect, isNamed } from './scripts/vite/operations.ts';
import { persistedManifest } from './scripts/vite/persistedManifest.ts';
import { precacheEntries } from './scripts/vite/precacheEntries.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { preloads } from './scripts/vite/preloads.ts';
import { schemaVersion } from './scripts/vite/schemaVersion.ts';
import { settingsDefine } from './scripts/vite/settingsDefine.ts';
import { shakeRouter } from './scripts/vite/shakeRouter.ts';

const root = import.meta.dirname;
const routerBuild = resolve(root, 'node_modules/react-router/dist/production/index.mjs');
const workboxBuild = resolve(root, 'node_modules/workbox-window/build/workbox-window.prod.mjs');
const styleShim = resolve(root, 'src/ui/styleSingleton.ts');

/** In development the server of `npm run dev` answers on API_PORT; the browser keeps talking to one origin. */
const api = { target: `http://127.0.0.1:${process.env.API_PORT ?? process.env.PORT ?? '4000'}`, changeOrigin: false };

export default defineConfig(async ({ command }) => {
  const operations = await collectOperations(root);
  const direct = operations.filter(isDirect);
  return {
    root,
    define: {
      __BRANDS__: await brandsDefine(root),
      ...settingsDefine(process.env),
      __SCHEMA_VERSION__: JSON.stringify(schemaVersion(root)),
      // Hashes are those of the build. In development documents change under the page, so it hashes what it sends.
      __OPERATION_HASHES__: JSON.stringify(
        command === 'build' ? Object.fromEntries(operations.map((operation) => [operation.name, operation.hash])) : {},
      ),
      __DIRECT_OPERATIONS__: JSON.stringify(
        Object.fromEntries(
          direct.filter(isNamed).map(({ name, kind, text, hash }) => [
            name,
            // A subscription is sent with its text; so is everything in development.
            { kind, text: command === 'build' && kind !== 'subscription' ? null : text, hash: command === 'build' ? hash : null },
          ]),
        ),
      ),
      __OPERATION_TEXTS__: JSON.stringify(
        Object.fromEntries(direct.filter(({ kind }) => kind !== 'subscription').map(({ name, text }) => [name, text])),
      ),
      __PUBLIC_OPERATIONS__: JSON.stringify(
        operations.filter((operation) => operation.isPublic).map((operation) => operation.name),
      ),
      __STORED_OPERATIONS__: JSON.stringify(
        operations.filter((operation) => operation.isStored).map((operation) => operation.name),
      ),
    },
    resolve: {
      // rxjs without the detour over ES5.
      conditions: ['es2015', ...defaultClientConditions],
      // react-remove-scroll would write a <style>, which the content security policy forbids.
      alias: [
        { find: 'react-style-singleton', replacement: styleShim },
        // The package offers its development build alone; the other one lies beside it.
        ...(command === 'build'
          ? [
              { find: /^react-router$/, replacement: routerBuild },
              // The package names its ES5 build first, which is a kilobyte larger.
              { find: /^workbox-window$/, replacement: workboxBuild },
            ]
          : []),
      ],
    },
    build: {
      outDir: 'dist/app',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: 'hidden' as const,
      assetsInlineLimit: 0,
      // The notices of the packages in it, which their licences ask for; account/settings leads to it.
      license: { fileName: 'licenses.txt' },
      // A chunk's hash does not depend on those of the chunks that it imports: pages map stable names to files (docs/adr/0100).
      chunkImportMap: true,
      modulePreload: { polyfill: false, resolveDependencies: preloads },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames(root), debugName: 'chunks' }] },
        },
      },
    },
    server: {
      port: Number(process.env.DEV_PORT ?? 5173),
      allowedHosts: ['.localhost'],
      proxy: { '/graphql': { ...api, ws: true }, '/api': api, '/i': api, '/sandbox': api, '/healthz': api, '/readyz': api },
    },
    plugins: [
      react(),
      shakeRouter(),
      brandPages(),
      persistedManifest(operations),
      operationHashes(root, operations),
      killSwitch(),
      chunkReport(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: [
            'html/*.html',
            'assets/**/*.{js,css,woff2,svg}',
            'fonts/*.woff2',
            'brands/*/icon.svg',
            'brands/*/icon-192.png',
          ],
          // The worker has no use for what only a few pages load once: it keeps those when they are first asked for.
          manifestTransforms: [precacheEntries(root, resolve(root, 'dist/app'))],
          // Video is of no use without a connection.
          globIgnores: ['**/*.map', '**/*.br', '**/*.gz', 'assets/DevTools-*', 'assets/hlsPlayer-*'],
          maximumFileSizeToCacheInBytes: 1_000_000,
          rollupFormat: 'iife',
          minify: true,
          sourcemap: false,
        },
        devOptions: { enabled: true, type: 'module' },
      }),
      precompress(),
    ],
  };
});

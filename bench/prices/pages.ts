import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export type PageName = 'product' | 'vanilla';

export interface Pages {
  url(page: PageName): string;
  close(): void;
}

/**
 * Both pages have the same rows, one for each event, with the size and `content-visibility` of the product's rows; the baseline has
 * the few styles that the product's buttons contain.
 */
const STYLE = `
.row { display: grid; grid-template-columns: repeat(4, 112px); gap: 4px; padding: 4px; content-visibility: auto; contain-intrinsic-size: auto 52px; }
.odds { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 44px; border: 0; border-radius: 8px;
  background: #1b1f26; color: #f4f6f8; font: 600 14px/18px sans-serif; font-variant-numeric: tabular-nums; contain: layout style; }
.price { display: inline-flex; align-items: center; gap: 4px; }
.up { background: #10312f; color: #3bd4bc; }
.down { background: #3a2018; color: #ff9a70; }
`;

/** Bundles both pages as they would ship (minified, production React) and serves them from memory. */
export async function servePages(): Promise<Pages> {
  const scripts = new Map<string, string>();
  for (const [page, entry] of [
    ['product', 'bench/prices/product.tsx'],
    ['vanilla', 'bench/prices/vanilla.ts'],
  ] as const) {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    });
    scripts.set(`/${page}.js`, outputFiles[0]?.text ?? '');
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = scripts.get(path);
    if (script !== undefined) return response.setHeader('content-type', 'text/javascript').end(script);
    if (!/^\/(product|vanilla)$/.test(path)) return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html');
    return response.end(
      `<!doctype html><html data-brand="tsb" data-mode="dark"><style>${STYLE}</style><body><div id="root"></div><script type="module" src="${path}.js"></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: (page) => `http://127.0.0.1:${port}/${page}`, close: () => void server.close() };
}

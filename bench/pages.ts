import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export type PageName = 'product' | 'vanilla';

export interface Pages {
  url(page: PageName): string;
  close(): void;
}

/** Bundles the pages as they would ship (minified, production React) and serves them from memory, with these styles. */
export async function servePages(entries: Readonly<Record<PageName, string>>, style: string): Promise<Pages> {
  const scripts = new Map<string, string>();
  for (const [page, entry] of Object.entries(entries)) {
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
      `<!doctype html><html data-brand="tsb" data-mode="dark"><style>${style}</style><body><div id="root"></div><script type="module" src="${path}.js"></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: (page) => `http://127.0.0.1:${port}/${page}`, close: () => void server.close() };
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type MaintenanceNotice, maintenanceHeaders } from '../../../core/wire/maintenance.ts';
import { brandOf } from '../../platform/brandOf.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { Config } from '../../platform/config.ts';
import { etagOf, isMatchingTag } from '../../platform/etags.ts';
import { encodedPathOf, isApiPath, pathOf } from '../edge/appTraffic.ts';
import { refuse } from '../edge/refuse.ts';
import { pagePolicy, permissionsPolicy } from '../edge/securityHeaders.ts';
import { cacheControlOf } from './cacheControl.ts';
import type { EarlierFiles } from './earlierFiles.ts';
import { filePathOf } from './filePath.ts';
import { importMapHash } from './importMapHash.ts';
import { isMobile, MOBILE_VARY, mobileRedirect } from './mobileRedirect.ts';
import { navIconFile } from './navIcons.ts';
import { ofContent } from './ofContent.ts';

export interface GatewayOptions {
  /** Output of the build: `html/<brand>.html`, `assets/`, `brands/<brand>/`, `sw.js`. */
  readonly directory: string;
  /** The brand whose page a host shows, and what its page may embed. */
  readonly config: Pick<Config, 'hosts' | 'brand' | 'frameOrigins' | 'supportChatUrl' | 'navIconsUrl' | 'environment' | 'sandbox'>;
  /** Redirect target of phones and tablets; null: none. */
  readonly mobileRedirectUrl: string | null;
  /** The hashed files of other builds. */
  readonly earlier: Pick<EarlierFiles, 'find'>;
  maintenance(): MaintenanceNotice;
  /** The tags for the head of a page, for programs that draw previews; null: none. */
  headTags(brand: BrandCode, request: FastifyRequest): Promise<string | null>;
  /** Where games run, for a page of this origin; null: nowhere. */
  gamesOrigin(appOrigin: string): string | null;
  /** Where payments have their pages, likewise. */
  paymentsOrigin(appOrigin: string): string | null;
  /** Where live streams come from, likewise. */
  streamsOrigin(appOrigin: string): string | null;
}

/** Files with the same name for every brand and different content; browsers request them by themselves. */
const OF_THE_BRAND: Readonly<Record<string, string>> = {
  '/manifest.webmanifest': 'manifest.webmanifest',
  '/favicon.ico': 'icon-192.png',
};

/** The chunk of the developer tools (scripts/vite/chunkTable.ts). Without a sandbox it is not served, whatever the build. */
const DEVELOPER_CODE = /^\/assets\/DevTools-/;

/** Endings of files that the build has compressed, by `Content-Encoding`. */
const ENDINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

const decompress = promisify(brotliDecompress);

const tagOfFile = ofContent(etagOf);

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * The app, from its own origin: every path that is neither a file nor part of the API is the page of the host's brand (the app itself shows
 * unknown pages as not found). A missing file is 404, a method other than GET and HEAD is 405.
 */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  app.register(fastifyStatic, {
    root: options.directory,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    etag: false,
    lastModified: false,
    logLevel: 'silent',
    suppressWarning: true,
  });

  const brandFor = (request: FastifyRequest): BrandCode => brandOf(request.host, null, options.config);

  async function pageHeaders(request: FastifyRequest, reply: FastifyReply, file: string): Promise<void> {
    const origin = `${request.protocol}://${request.host}`;
    const paymentsOrigin = options.paymentsOrigin(origin);
    const [gamesOrigin, streamsOrigin] = [options.gamesOrigin(origin), options.streamsOrigin(origin)];
    const place = path.join(options.directory, file);
    const mapHash = file.startsWith('html/') && existsSync(place) ? await importMapHash(place) : null;
    const hosts = { ...options.config, gamesOrigin, paymentsOrigin, streamsOrigin, importMapHash: mapHash };
    reply.headers({
      'cache-control': cacheControlOf(file),
      'content-security-policy': pagePolicy(request.host, hosts),
      'permissions-policy': permissionsPolicy(paymentsOrigin),
    });
  }

  /** The files of the requests that are answered with one. */
  const files = new WeakMap<FastifyRequest, string>();

  async function tagOf(file: string | undefined, reply: FastifyReply, payload: unknown): Promise<string> {
    const encoding = String(reply.getHeader('content-encoding') ?? '');
    if (file !== undefined) return tagOfFile(path.join(options.directory, file + (ENDINGS[encoding] ?? '')));
    // A page with tags in its head, or a file of another build.
    return String(reply.getHeader('etag') ?? etagOf(payload as string | Buffer));
  }

  /** Gives the chosen representation its validator, which is made of its content, and sends none of it to who has it. */
  async function withTag(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (reply.statusCode !== 200) return payload;
    const tag = await tagOf(files.get(request), reply, payload);
    reply.header('etag', tag);
    if (!isMatchingTag(request.headers['if-none-match'], tag)) return payload;
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length').removeHeader('content-type').removeHeader('content-encoding');
    return null;
  }

  async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    await pageHeaders(request, reply, file);
    files.set(request, file);
    return reply.sendFile(file);
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (options.mobileRedirectUrl !== null) reply.header('vary', MOBILE_VARY);
    const elsewhere = mobileRedirect(options.mobileRedirectUrl, pathOf(request.url), request.headers);
    if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    const file = `html/${brandFor(request)}.html`;
    if (!existsSync(path.join(options.directory, file)))
      return refuse(request, reply, { status: 503, code: 'APP_NOT_BUILT', message: 'The app has not been built: npm run build' });
    const notice = options.maintenance();
    // The page is served during maintenance: it shows the notice and reloads when maintenance is over.
    if (notice.enabled) reply.code(503).headers(maintenanceHeaders(notice));
    const headTags = await options.headTags(brandFor(request), request);
    if (headTags === null) return sendFile(request, reply, file);
    const page = await readFile(path.join(options.directory, file), 'utf8');
    await pageHeaders(request, reply, file);
    return reply.type('text/html; charset=utf-8').send(page.replace('</head>', () => `${headTags}\n  </head>`));
  }

  /** A file of this build, or of another one whose pages are open. */
  async function sendHashedFile(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    if (existsSync(path.join(options.directory, file))) return sendFile(request, reply, file);
    const earlier = await options.earlier.find(file);
    if (earlier === null) return notFound(app, request, reply);
    await pageHeaders(request, reply, file);
    reply.type(typeOf(file)).headers({ etag: `"${earlier.sha256}"`, vary: 'accept-encoding' });
    if (!earlier.brotli) return reply.send(earlier.bytes);
    if (/\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return reply.header('content-encoding', 'br').send(earlier.bytes);
    return reply.header('etag', `"${earlier.sha256}-plain"`).send(await decompress(earlier.bytes));
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    onSend: withTag,
    handler(request, reply) {
      const url = pathOf(request.url);
      if (isApiPath(url)) return notFound(app, request, reply);
      // A service worker would answer every page from its cache and so prevent the redirect.
      if (url === '/sw.js' && options.mobileRedirectUrl !== null && isMobile(request.headers)) return notFound(app, request, reply);
      if (!options.config.sandbox && DEVELOPER_CODE.test(url)) return notFound(app, request, reply);
      const ofTheBrand = OF_THE_BRAND[url];
      if (ofTheBrand !== undefined) return sendFile(request, reply, `brands/${brandFor(request)}/${ofTheBrand}`);
      const icon = navIconFile(url, options.directory, options.config);
      if (icon !== null) return icon === 'none' ? notFound(app, request, reply) : sendFile(request, reply, icon);
      const file = filePathOf(encodedPathOf(request.url));
      if (file.kind === 'file' && file.path.startsWith('assets/')) return sendHashedFile(request, reply, file.path);
      if (file.kind === 'file' && !isOtherBrandsPage(file.path, brandFor(request))) return sendFile(request, reply, file.path);
      return file.kind === 'page' && accepts(request) ? sendPage(request, reply) : notFound(app, request, reply);
    },
  });
  app.setNotFoundHandler((request, reply) => notFound(app, request, reply));
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

function typeOf(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** The page of the host's brand, at any path. */
function isOtherBrandsPage(file: string, brand: BrandCode): boolean {
  return file.startsWith('html/') && file !== `html/${brand}.html`;
}

function accepts(request: FastifyRequest): boolean {
  const accept = request.headers.accept;
  return accept === undefined || /text\/html|\*\/\*|text\/\*/.test(accept);
}

/** 405 where another method would be right, else 404. Never cached. */
function notFound(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.removeHeader('content-encoding');
  const url = pathOf(request.url);
  const allowed: string[] = METHODS.filter((method) => app.hasRoute({ method, url }));
  if (!isApiPath(url)) allowed.push('GET');
  if (allowed.length > 0 && !allowed.includes(request.method) && request.method !== 'HEAD') {
    reply.header('allow', allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '));
    return refuse(request, reply, { status: 405, code: 'METHOD_NOT_ALLOWED', message: `${request.method} is not possible here` });
  }
  return refuse(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here' });
}

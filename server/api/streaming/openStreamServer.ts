import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { StreamAnswer } from '../../../core/rest/streams.ts';
import { appOrigins, portAbove } from '../../platform/childProgram.ts';
import type { Config } from '../../platform/config.ts';
import { projectRoot } from '../../platform/projectRoot.ts';
import { StartupFailure } from '../../platform/startupFailure.ts';
import { STREAMS_PATH, type StreamGrants } from './streamGrants.ts';

const MEDIA = path.join(projectRoot(), 'server/api/streaming/media');
const PORTS_ABOVE_THE_APP = 5;

/** The files of the sandbox's stream, made by tests/streaming/makeStream.ts. */
const FILES: Readonly<Record<string, string>> = {
  'index.m3u8': 'application/vnd.apple.mpegurl',
  'clip.mp4': 'video/mp4',
  'captions.vtt': 'text/vtt; charset=utf-8',
};

export interface OpenStreamServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Request {
  readonly grant: string;
  /** Null: the live streaming query itself. */
  readonly file: string | null;
}

function requestOf(url: string | undefined): Request | null {
  const { pathname } = new URL(url ?? '/', 'http://streams.invalid');
  const [, grant = '', file = null] = new RegExp(`^${STREAMS_PATH}/([\\w.-]{1,300})(?:/([\\w.]{1,40}))?$`).exec(pathname) ?? [];
  return grant === '' || (file !== null && !Object.hasOwn(FILES, file)) ? null : { grant, file };
}

/** `bytes=from-to` of a file of this size; null: the whole of it. */
function rangeOf(header: string | undefined, size: number): { readonly from: number; readonly to: number } | null {
  const [, from, to] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (from === undefined) return null;
  const first = Number(from);
  const last = Math.min(to === '' || to === undefined ? size - 1 : Number(to), size - 1);
  return first <= last ? { from: first, to: last } : null;
}

/** Answers live streaming queries and their media at an origin of its own. Whoever has a grant may watch what it names. */
export function streamListener(
  grants: Pick<StreamGrants, 'read'>,
  files: ReadonlyMap<string, Buffer>,
  origins: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { origin, range } = request.headers;
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('vary', 'origin');
    // Only pages of the app may read it.
    if (origin !== undefined && origins.includes(origin)) response.setHeader('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'range');
      response.writeHead(204).end();
      return;
    }
    const streamRequest = request.method === 'GET' ? requestOf(request.url) : null;
    if (streamRequest === null) return void response.writeHead(404).end();
    if (grants.read(streamRequest.grant) === null) return void response.writeHead(403).end();
    if (streamRequest.file === null) {
      const base = `${STREAMS_PATH}/${streamRequest.grant}`;
      const answer: StreamAnswer = {
        kind: 'HLS',
        url: `${base}/index.m3u8`,
        captionsUrl: `${base}/captions.vtt`,
        isRecorded: true,
        delaySeconds: null,
      };
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }
    const bytes = files.get(streamRequest.file) ?? Buffer.alloc(0);
    const part = rangeOf(range, bytes.length);
    response.setHeader('content-type', FILES[streamRequest.file] ?? '');
    response.setHeader('accept-ranges', 'bytes');
    if (part === null) return void response.writeHead(200).end(bytes);
    response.setHeader('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`);
    response.writeHead(206).end(bytes.subarray(part.from, part.to + 1));
  };
}

export async function readStreamFiles(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map(
    await Promise.all(Object.keys(FILES).map(async (name) => [name, await readFile(path.join(MEDIA, name))] as const)),
  );
}

/**
 * The sandbox's streaming origin. @throws StartupFailure when the operator's port is taken; the default one need not be free.
 */
export async function openStreamServer(
  config: Pick<Config, 'hosts' | 'host' | 'port' | 'streamingPort'>,
  appPort: number,
  grants: Pick<StreamGrants, 'read'>,
): Promise<OpenStreamServer> {
  const server = createServer(streamListener(grants, await readStreamFiles(), appOrigins(config, appPort)));
  const chosen = config.streamingPort;
  try {
    await listen(server, chosen ?? portAbove(config, appPort, PORTS_ABOVE_THE_APP), config.host);
  } catch (error) {
    if (chosen !== null)
      throw new StartupFailure(`The streams cannot listen on port ${chosen}; set STREAMING_PORT to another one.`, { cause: error });
    await listen(server, 0, config.host);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

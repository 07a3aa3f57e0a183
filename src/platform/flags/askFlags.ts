import { FLAGS_PATH } from '../../../core/wire/apiPaths.ts';
import { FLAGS_REVISION_HEADER } from '../../../core/wire/headers.ts';
import type { ReportError } from '../errors/reporter.ts';
import { type AppFacts, type Authorization, appHeaders } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';

export interface AnsweredFlag {
  readonly key: string;
  readonly value: unknown;
  readonly reason: string;
}

export interface NewFlags {
  readonly flags: ReadonlyMap<string, AnsweredFlag>;
  readonly etag: string | null;
  readonly pollSeconds: number | null;
}

export interface FlagsAnswer {
  /** Null: those of the ETag. */
  readonly changed: NewFlags | null;
  /** The revision of what the flags were evaluated from (core/wire/flagsAnnouncement.ts); null: the server does not say it. */
  readonly revision: string | null;
}

/** Null: no usable answer. Never throws. @param etag of the known flags. */
export type AskFlags = (etag: string | null) => Promise<FlagsAnswer | null>;

export interface AskFlagsPorts {
  readonly fetch: Fetch;
  readonly facts: AppFacts;
  readonly authorize: () => Promise<Authorization>;
  readonly report: ReportError;
}

function isFlag(value: unknown): value is AnsweredFlag {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'value' in value;
}

function readFlags(body: unknown, etag: string | null): NewFlags | null {
  if (typeof body !== 'object' || body === null || !('flags' in body) || !Array.isArray(body.flags)) return null;
  const { metadata } = body as { readonly metadata?: { readonly pollSeconds?: unknown } };
  const pollSeconds = typeof metadata?.pollSeconds === 'number' ? metadata.pollSeconds : null;
  return { flags: new Map(body.flags.filter(isFlag).map((flag) => [flag.key, flag])), etag, pollSeconds };
}

/** Requests all flags of the present visitor (OFREP's bulk evaluation). */
export function askFlags({ fetch, facts, authorize, report }: AskFlagsPorts): AskFlags {
  return async (etag) => {
    try {
      const response = await fetch(FLAGS_PATH, {
        method: 'POST',
        headers: {
          ...appHeaders(facts, await authorize()),
          'content-type': 'application/json',
          ...(etag === null ? {} : { 'if-none-match': etag }),
        },
        body: JSON.stringify({ context: { targetingKey: facts.installId, brand: facts.brand } }),
        credentials: 'omit',
      });
      const revision = response.headers.get(FLAGS_REVISION_HEADER);
      if (response.status === 304) return { changed: null, revision };
      // 401: the session is ending or being renewed; 429 and 503: busy or in maintenance. The next poll asks again.
      if (!response.ok) return null;
      const changed = readFlags(await response.json(), response.headers.get('etag'));
      if (changed === null) report('flags', 'The answer has no flags');
      return changed && { changed, revision };
    } catch {
      return null;
    }
  };
}

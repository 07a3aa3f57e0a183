import { LruMap } from '../../platform/lruMap.ts';

/** The two media types of GraphQL over HTTP: the newer one reports errors in the request itself by its status. */
export type MediaType = 'application/graphql-response+json' | 'application/json';

const SUPPORTED: readonly { readonly accepts: RegExp; readonly type: MediaType }[] = [
  { accepts: /^application\/graphql-response\+json$/, type: 'application/graphql-response+json' },
  { accepts: /^(application\/json|application\/\*|\*\/\*)$/, type: 'application/json' },
];

/** Callers send the same few headers with every request. */
const answered = new LruMap<string, MediaType | null>('media types', 100);

/** The caller's most preferred supported type; null when there is none. */
export function mediaTypeFor(accept: string | undefined): MediaType | null {
  if (accept === undefined || accept === '' || accept === '*/*') return 'application/json';
  const cached = answered.get(accept);
  if (cached !== undefined) return cached;
  const type = preferred(accept);
  answered.set(accept, type);
  return type;
}

function preferred(accept: string): MediaType | null {
  const ranges = accept.split(',').map((range, index) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8);
    return {
      name,
      index,
      weight: weight === undefined ? 1 : Number(weight) || 0,
      readable: charset === undefined || /^"?utf-?8"?$/.test(charset),
    };
  });
  ranges.sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { name, weight, readable } of ranges) {
    const match = weight > 0 && readable ? SUPPORTED.find(({ accepts }) => accepts.test(name)) : undefined;
    if (match) return match.type;
  }
  return null;
}

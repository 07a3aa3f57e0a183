import { describe, expect, it } from 'vitest';
import { mediaTypeFor } from './mediaType.ts';

describe('the media type of an answer', () => {
  it('is the caller’s first choice of the two supported ones', () => {
    expect(mediaTypeFor(undefined)).toBe('application/json');
    expect(mediaTypeFor('*/*')).toBe('application/json');
    expect(mediaTypeFor('application/graphql-response+json,application/json;q=0.9')).toBe('application/graphql-response+json');
    expect(mediaTypeFor('application/graphql-response+json;q=0.5, application/json')).toBe('application/json');
    expect(mediaTypeFor('text/html, application/json; charset=utf-8')).toBe('application/json');
  });

  it('is null when neither is accepted', () => {
    expect(mediaTypeFor('text/html')).toBeNull();
    expect(mediaTypeFor('application/json;q=0')).toBeNull();
    expect(mediaTypeFor('application/json; charset=utf-16')).toBeNull();
  });

  it('is the same when the same header is asked again, and another header has its own', () => {
    const headers = [
      ['application/json', 'application/json'],
      ['application/json;q=0', null],
      ['application/json;q=0.5, application/graphql-response+json', 'application/graphql-response+json'],
      ['text/html', null],
    ] as const;
    for (const [accept, type] of [...headers, ...headers]) expect(mediaTypeFor(accept)).toBe(type);
  });
});

import { describe, expect, it } from 'vitest';
import { mayKeep, type Route, routeOf, type SeenRequest } from './routes.ts';

const origin = 'https://tsb.test';
const hash = encodeURIComponent('{"persistedQuery":{"version":1,"sha256Hash":"ab"}}');

function request(path: string, more: Partial<SeenRequest> = {}): SeenRequest {
  return { method: 'GET', url: new URL(path, origin), origin, isNavigation: false, hasAuthorization: false, ...more };
}

const cases: readonly [string, SeenRequest, Route][] = [
  ['home', request('/', { isNavigation: true }), 'shell'],
  ['an event page', request('/sport/f/organization/nfl/competition/nfl/event/e1', { isNavigation: true }), 'shell'],
  ['a page of the API', request('/sandbox/events', { isNavigation: true }), 'ignore'],
  ['the health page', request('/healthz', { isNavigation: true }), 'ignore'],
  ['a file that is navigated to', request('/robots.txt', { isNavigation: true }), 'ignore'],
  ['a search that ends like a file name', request('/search/st.louis', { isNavigation: true }), 'shell'],
  ['a form that navigates', request('/', { isNavigation: true, method: 'POST' }), 'ignore'],
  ['a public query', request(`/graphql?operationName=HomeEvents&extensions=${hash}`), 'catalogue'],
  ['a public query with an authorization', request('/graphql?operationName=HomeEvents', { hasAuthorization: true }), 'observe'],
  ['a public query by POST', request('/graphql?operationName=HomeEvents', { method: 'POST' }), 'observe'],
  ['a private query', request('/graphql?operationName=AccountMenu'), 'observe'],
  ['a query without a name', request('/graphql'), 'observe'],
  ['a public name on another path', request('/api/x?operationName=HomeEvents'), 'observe'],
  ['a mutation', request('/graphql', { method: 'POST', hasAuthorization: true }), 'observe'],
  ['the token endpoint', request('/api/identity/token', { method: 'POST' }), 'observe'],
  ['a REST call', request('/i/acks', { method: 'POST' }), 'observe'],
  ['the sandbox', request('/sandbox/reset', { method: 'POST' }), 'ignore'],
  ['a hashed file', request('/assets/event-4f.js'), 'asset'],
  ['an icon', request('/brands/tsb/icon.svg'), 'file'],
  ['art', request('/art/games/koi-200.avif'), 'picture'],
  ['a headshot', request('/participants/people/64/a.svg'), 'picture'],
  ['a form with the address of a picture', request('/art/x.svg', { method: 'POST' }), 'ignore'],
  ['a font', request('/fonts/inter.woff2'), 'file'],
  ['a health probe', request('/healthz'), 'ignore'],
  ['another origin', { ...request('/'), url: new URL('https://else.test/graphql') }, 'ignore'],
];

describe('the route of a request', () => {
  it.each(cases)('%s', (_name, seen, route) => {
    expect(routeOf(seen, ['HomeEvents'])).toBe(route);
  });
});

describe('a response in the offline cache', () => {
  it('is a complete public success', () => {
    expect(mayKeep(200, 'public, max-age=1', { data: { liveEventsCount: {} } })).toBe(true);
    expect(mayKeep(200, 'private, no-cache', { data: {} })).toBe(true);
  });

  it('is never partial, failed or forbidden', () => {
    expect(mayKeep(200, 'no-store', { data: {} })).toBe(false);
    expect(mayKeep(200, null, { data: {}, errors: [{}] })).toBe(false);
    expect(mayKeep(200, null, { data: null })).toBe(false);
    expect(mayKeep(202, null, { data: {} })).toBe(false);
    expect(mayKeep(503, null, { data: {} })).toBe(false);
    expect(mayKeep(200, null, 'text')).toBe(false);
  });
});

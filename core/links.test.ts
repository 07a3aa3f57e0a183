import { describe, expect, it } from 'vitest';
import { appPath, externalLink } from './links.ts';

describe('an external link', () => {
  it.each([
    ['https://example.com/rules?a=1#b', 'https://example.com/rules?a=1#b'],
    ['http://example.com', null],
    ['javascript:alert("https")', null],
    ['data:text/html,https', null],
    ['//example.com/https', null],
    ['/https', null],
    ['ht\ntps://example.com', 'https://example.com/'],
    ['not a link', null],
    ['', null],
  ])('%s is %s', (url, link) => {
    expect(externalLink(url)).toBe(link);
  });
});

describe('a path of the app', () => {
  it.each([
    ['/live', '/live'],
    ['/my-bets/open?a=1#b', '/my-bets/open?a=1#b'],
    ['//example.com', null],
    ['/\\example.com', null],
    ['/\t/example.com', null],
    ['https://example.com/live', null],
    ['javascript:alert(1)', null],
    ['live', null],
  ])('%s is %s', (url, path) => {
    expect(appPath(url)).toBe(path);
  });
});

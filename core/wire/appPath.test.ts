import { expect, it } from 'vitest';
import { appPath } from './appPath.ts';

it.each([
  ['/live', '/live'],
  ['/my-bets/open?a=1#b', '/my-bets/open?a=1#b'],
  ['//example.com', null],
  ['/\\example.com', null],
  ['/\t/example.com', null],
  ['https://example.com/live', null],
  ['javascript:alert(1)', null],
  ['live', null],
])('the path of the app in %s is %s', (url, path) => {
  expect(appPath(url)).toBe(path);
});
